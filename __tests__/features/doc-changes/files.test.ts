import { DocChanges, type ComparedDoc } from "../../../src/features/doc-changes/files";
import { DocsFeature } from "../../support/docs-feature";
import { standOnSmallSite } from "../../support/small-site";

const site = standOnSmallSite();
const IMPORTING = ["import Port from './_port.mdx'", "", "<Port />"];

beforeEach(() => site.write("content/docs/versions.yml", '["current", "1.0"]'));

/** Writes a file of both versions. */
function write(file: string, current: string[], before: string[]): void {
  site.write(`content/docs/current/${file}`, ...current);
  site.write(`content/docs/1.0/${file}`, ...before);
}

/** How much the doc `a.mdx` differs between the versions, as a build finds it. */
async function counts() {
  await new DocsFeature(site).build();
  const docOf = (version: string) => site.gatsby.nodeOf<ComparedDoc>("Doc", `content/docs/${version}/a.mdx`);
  const changes = new DocChanges(site);
  const differs = changes.between(docOf("current"), docOf("1.0"));
  changes.finish();
  return differs && [differs.added, differs.removed];
}

test("docs with one text differ where a partial of theirs does", async () => {
  write("a.mdx", IMPORTING, IMPORTING);
  write("_port.mdx", ["Use port 3000."], ["Use port 3000."]);
  expect(await counts()).toBeUndefined();
  // The docs themselves stay as they are.
  site.write("content/docs/current/_port.mdx", "Use port 9000.");
  expect(await counts()).toEqual([1, 1]);
  site.write("content/docs/1.0/_port.mdx", "Use port 9000.");
  expect(await counts()).toBeUndefined();
});

test.each([
  ["title", ["title: New name"], ["title: Old name"], ["Text."], [1, 1]],
  [
    "front matter that the text shows",
    ["description: New."],
    ["description: Old."],
    ["It is {frontMatter.description}"],
    [1, 1],
  ],
  ["front matter alone", ["description: D."], [], ["Text."], undefined],
])("docs with one body differ by their %s as readers see it", async (_what, current, before, body, expected) => {
  const withFront = (keys: string[]) => ["---", ...keys, "---", "", ...body];
  write("a.mdx", withFront(current), withFront(before));
  expect(await counts()).toEqual(expected);
});

test("copies do not differ by the tags of their versions", async () => {
  write("a.mdx", IMPORTING, IMPORTING);
  write("_port.mdx", ["Use port 3000."], ["Use port 3000."]);
  write("tags.yml", ["one: {}"], ["two: {}"]);
  expect(await counts()).toBeUndefined();
});
