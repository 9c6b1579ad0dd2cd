import { compile } from "../../../../src/mdx/compile/compile-here";
import type { FileRule } from "../../../../src/lib/settings/file-rules";
import { compileInScratch, scratch, write } from "../../../support/compiled";
import { project } from "../../../support/project";

const fileRules: FileRule[] = [
  { source: "\\.(?:txt|ink)$", flags: "", kind: "text" },
  { source: "\\.csv$", flags: "", kind: "address" },
];

compileInScratch();

test("content and its modules import files as texts or addresses by the rules that plugins add", async () => {
  write("website/docs/notes.txt", "blue");
  write("website/src/cobalt.ink", "cobalt");
  write("website/src/cones.csv", "6,1222");
  write(
    "website/src/Ink.js",
    'import ink from "./cobalt.ink";\nimport csv from "./cones.csv";\nexport default () => <a href={csv}>{ink}</a>;',
  );
  const source = [
    'import notes from "./notes.txt";',
    'import csv from "@site/src/cones.csv";',
    'import Ink from "@site/src/Ink";',
    "",
    "a {notes} {csv} <Ink />",
  ].join("\n");
  const request = { root: scratch(), file: "website/docs/a.mdx", source, frontMatter: {} };
  const { tree, facts } = await compile({ ...request, settings: { ...project, fileRules } });
  expect(facts.problems).toEqual([]);
  const text = JSON.stringify(tree);
  expect(text).toMatch(/"a blue \/assets\/cones-\w+\.csv "/);
  expect(text).toMatch(/\["a",\{"href":"data:[^"]*"\},"cobalt"\]/);
});
