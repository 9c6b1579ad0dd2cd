import { readFileSync } from "node:fs";
import { withNewNames } from "../../../src/features/cms/new-names";

test("names of new files are made by the function of `npm run new`, and nothing else differs", () => {
  const before = readFileSync("node_modules/@sveltia/cms/npm/index.js", "utf8");
  const after = withNewNames(before);
  expect(after).toMatch(/case.slugify.:return globalThis\.namePartOfTitle\(String\([\w$]+\)\);/);
  const [start = "", end = ""] = after.split(/globalThis\.namePartOfTitle\(String\([\w$]+\)\)/);
  expect([before.startsWith(start), before.endsWith(end)]).toEqual([true, true]);
  expect(before.slice(start.length, -end.length)).toMatch(/^[\w$]+\(String\([\w$]+\),\{fallback:!1,locale:[\w$]+\}\)$/);
});

test("a release that reads otherwise is told", () =>
  expect(() => withNewNames("export default {}")).toThrow(
    "@sveltia/cms has 0 places that read as what `slugify` makes of a text, where one is looked for: see src/features/cms/new-names.ts",
  ));
