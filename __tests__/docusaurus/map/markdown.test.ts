import { mapMarkdown } from "../../../src/docusaurus/map/markdown";
import { folderWith } from "./folder";

test("magic comments that highlight lines as Docusaurus' do have the site's look, and others their own class", () => {
  const highlighting = { line: "highlight-next-line", block: { start: "highlight-start", end: "highlight-end" } };
  const magicComments = [
    { className: "theme-code-block-highlighted-line", ...highlighting },
    { className: "hot", line: "hot-next-line" },
  ];
  const { markdown } = mapMarkdown(folderWith({ themeConfig: { prism: { magicComments } } }), []);
  expect(markdown.magicComments).toEqual([
    { className: "highlighted theme-code-block-highlighted-line", ...highlighting },
    { className: "hot", line: "hot-next-line" },
  ]);
  expect(mapMarkdown(folderWith(), []).markdown).not.toHaveProperty("magicComments");
});

test("code without a language has the one that a project says for it", () => {
  const themeConfig = { prism: { defaultLanguage: "js" } };
  expect(mapMarkdown(folderWith({ themeConfig }), []).markdown.defaultLanguage).toBe("js");
  expect(mapMarkdown(folderWith(), []).markdown).not.toHaveProperty("defaultLanguage");
});

test("languages that Prism does not have are told, with the nearest that it has", () => {
  const additionalLanguages = ["rust", "shell", "pyhton", "meta"];
  const { notes } = mapMarkdown(folderWith({ themeConfig: { prism: { additionalLanguages } } }), []);
  expect(notes.map(({ name }) => name.replace(/^.*: /, ""))).toEqual(["pyhton", "meta"]);
  expect(notes[0]?.remedy).toMatch(/the name that is meant: python, \w+, \w+\.$/);
});

test("languages are named in any case, as Docusaurus takes them", () => {
  const themeConfig = { prism: { additionalLanguages: ["PHp", "Java"], defaultLanguage: "JS" } };
  const { markdown, notes } = mapMarkdown(folderWith({ themeConfig }), []);
  expect(markdown).toMatchObject({ codeLanguages: ["php", "java"], defaultLanguage: "js" });
  expect(notes).toEqual([]);
});

test("a module of the theme that adds grammars is named, with a digest of it and of what it reads beside it", () => {
  const texts: Record<string, string> = {
    "../website/src/theme/prism-include-languages.ts":
      'require("./prism-kiln"); require("prismjs/components/prism-ada");',
    "../website/src/theme/prism-kiln.js": "a",
  };
  const grammarsIn = (files: Record<string, string>) =>
    mapMarkdown(
      { ...folderWith(), has: (name) => `../website/${name}` in files, textOf: (name) => files[name] ?? "" },
      [],
    ).markdown.grammars;
  const grammars = grammarsIn(texts);
  expect(grammars?.file).toBe("../website/src/theme/prism-include-languages.ts");
  expect(grammarsIn({ ...texts, "../website/src/theme/prism-kiln.js": "b" })?.digest).not.toBe(grammars?.digest);
  expect(grammarsIn({})).toBeUndefined();
});
