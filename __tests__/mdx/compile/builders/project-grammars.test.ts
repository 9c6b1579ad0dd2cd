import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { highlight } from "../../../../src/mdx/compile/builders/code/highlight";
import type { MdxError } from "../../../../src/mdx/compile/run/runtime";
import { addProjectGrammars } from "../../../../src/mdx/compile/builders/code/project-grammars";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), "grammars-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (name: string, text: string) => {
  writeFileSync(path.join(folder, name), text);
  return name;
};

test("a project's module adds grammars, its own and those of Prism that its configuration names", async () => {
  write("prism-kiln.js", "Prism.languages.kiln = { keyword: /\\bfire\\b/ };");
  const file = write(
    "prism-include-languages.js",
    `import siteConfig from "@generated/docusaurus.config";
    export default function prismIncludeLanguages(PrismObject) {
      globalThis.Prism = PrismObject;
      siteConfig.themeConfig.prism.additionalLanguages.forEach((name) => require(\`prismjs/components/prism-\${name}\`));
      require("./prism-kiln");
      delete globalThis.Prism;
    }`,
  );
  await addProjectGrammars(folder, file, { themeConfig: { prism: { additionalLanguages: ["ada"] } } });
  expect(highlight("fire it", "kiln")).toBe("<span class=k>fire</span> it");
  expect(highlight("begin", "ada")).toBe("<span class=k>begin</span>");
});

test.each([
  ["throws", "export default () => {\n  throw new Error('no fire');\n};", "no fire", 2],
  ["cannot be read", "export default () => {\n  const = 1;\n};", "Unexpected token", 2],
  ["is no function", "export default 1;", "add is not a function", undefined],
])("one that %s is named with the reason, and the line where there is one", async (_, text, reason, line) => {
  const file = write("broken.js", text);
  const error = (await addProjectGrammars(folder, file).catch((thrown: unknown) => thrown)) as MdxError;
  expect(error.message).toMatch(new RegExp(`^The module adds no grammars: .*${reason}`));
  expect(error.place).toEqual({ file: "broken.js", line });
});
