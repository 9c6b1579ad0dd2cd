import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { highlight } from "../../../../src/mdx/compile/builders/code/highlight";
import { addProjectGrammars } from "../../../../src/mdx/compile/builders/code/project-grammars";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), "grammars-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (name: string, text: string) => {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  return file;
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
  await addProjectGrammars(file, { themeConfig: { prism: { additionalLanguages: ["ada"] } } });
  expect(highlight("fire it", "kiln")).toBe("<span class=k>fire</span> it");
  expect(highlight("begin", "ada")).toBe("<span class=k>begin</span>");
});

test("one that fails is named with its reason", async () => {
  const file = write("broken.js", "export default () => { throw new Error('no fire') };");
  await expect(addProjectGrammars(file)).rejects.toThrow(`${file} adds no grammars: no fire. Mend it`);
});
