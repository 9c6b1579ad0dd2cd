import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { withOneContext } from "../../../../src/mdx/compile/parse/one-context.cjs";

test("the installed parser is bundled without the copies that it makes of its context", () => {
  const load = createRequire(path.resolve("node_modules/remark-parse/package.json"));
  const file = path.join(path.dirname(load.resolve("mdast-util-from-markdown")), "lib/index.js");
  const text = readFileSync(file, "utf8");
  expect(text.split("...context,")).toHaveLength(4);
  const changed = withOneContext(text);
  expect(changed).not.toContain("...context,");
  expect(changed.split("((context.sliceSerialize = events[index][2].sliceSerialize), context)")).toHaveLength(4);
});

test("another text stays as it is", () => {
  const text = "handler.call({ ...context, other: 1 }, event)";
  expect(withOneContext(text)).toBe(text);
});
