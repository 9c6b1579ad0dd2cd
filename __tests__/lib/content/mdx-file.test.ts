import { isMdxFile, withoutMdxEnding } from "../../../src/lib/content/mdx-file";

test("Markdown and MDX are told by their endings", () => {
  expect(["a.md", "a/b.mdx", "a.MD", "a.mdxx", "md"].filter(isMdxFile)).toEqual(["a.md", "a/b.mdx"]);
  expect(["a/b.mdx", "a.md.md", "a.yml"].map(withoutMdxEnding)).toEqual(["a/b", "a.md", "a.yml"]);
});
