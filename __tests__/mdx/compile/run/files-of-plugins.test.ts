import path from "node:path";
import { compile } from "../../../../src/mdx/compile/compile-here";
import { md5 } from "../../../../src/files/digest";
import { compileInScratch, scratch, settings, write } from "../../../support/compiled";

compileInScratch();

test.each(["Text.", "{toc.length} headings."])("a page depends on what plugins read for it: %s", async (source) => {
  write("website/samples/a.js", "a()");
  write("website/docs/a.md", source);
  const inProject = (name: string) => path.join(scratch(), "website", name);
  const files = ["samples/a.js", "samples/gone.js", "docs/a.md"].map(inProject);
  const folders = [inProject("samples")];
  const { facts } = await compile({
    root: path.join(scratch(), "site"),
    file: "../website/docs/a.md",
    source,
    frontMatter: {},
    settings: {
      ...settings,
      transforms: [
        { folder: "../website/docs", transforms: { markdown: (tree) => ({ tree, milliseconds: {}, files, folders }) } },
      ],
    },
  });
  expect(facts.problems).toEqual([]);
  expect(facts.dependencies).toEqual({
    "../website/samples/a.js": md5("a()"),
    "../website/samples/*": md5("a.js"),
  });
});
