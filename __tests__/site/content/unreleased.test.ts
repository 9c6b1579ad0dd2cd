import { contentFiles } from "../../support/content-files";
import { marksIn, unmarkedNames } from "../support/unreleased";

const [current = "", ...released] = ["current", "3.3.2", "3.2.1"];

const sourcesOf = (version: string) => contentFiles(`content/docs/${version}`);

const marks = sourcesOf(current).flatMap(({ body }) => marksIn(body));
const names = [...new Set(marks.flatMap((mark) => mark.names))];

const unmarkedIn = (version: string) =>
  sourcesOf(version).flatMap(({ file, body }) => unmarkedNames(body, names).map((line) => `${file}:${line}`));

describe("what is unreleased", () => {
  it("is told by marks with pull requests", () => {
    expect([...new Set(marks.map(({ pr }) => pr))].sort((a, b) => a - b)).toEqual([9859, 10121, 10132, 10137, 10168]);
    expect([...names].sort()).toEqual([
      "`future`",
      "experimental_router",
      "experimental_storage",
      "hash router",
      "onInlineTags",
      "siteStorage",
      "tags file",
      "tags.yml",
    ]);
  });

  it("is marked wherever the unreleased version names it", () => expect(unmarkedIn(current)).toEqual([]));

  it.each(released)("does not appear in %s", (version) => {
    expect(unmarkedIn(version)).toEqual([]);
    expect(sourcesOf(version).flatMap(({ body }) => marksIn(body))).toEqual([]);
  });

  it("is called so, and not by the number of a release to come", () => {
    const later = [current, ...released].flatMap((version) =>
      sourcesOf(version).flatMap(({ file, body }) =>
        /\b(?:since|version|release|docusaurus|with|from) 3\.(?:[4-9]|\d\d)\b/i.test(body) ? [file] : [],
      ),
    );
    expect(later).toEqual([]);
  });
});

describe("the search for names without a mark", () => {
  it.each([
    ["no mark", "The tags file.", ["1: tags file"]],
    ["a mark on the line", "The tags file <Unreleased pr={1} />.", []],
    ["a mark on another line", "A <Unreleased pr={1} />.\n\nThe Tags file.", ["3: tags file"]],
    ["part of a longer word", "The subtags file.", []],
    ["a marked section", "## A\n\n:::unreleased{pr=1}\n\ntags file\n\n:::\n\n### B\n\ntags file", []],
    ["the section after it", "### A\n\n:::unreleased{pr=1}\n:::\n\n## B\n\ntags file", ["8: tags file"]],
    ["a line of code that looks like a heading", "## A\n\n:::unreleased{pr=1}\n:::\n\n```sh\n# B\ntags file\n```", []],
  ])("%s", (_, source, expected) => expect(unmarkedNames(source, ["tags file"])).toEqual(expected));

  it("reads marks of both kinds", () => {
    expect(marksIn('A <Unreleased pr={1} names="a, b" />\n\n:::unreleased[Title]{pr=2 names="c"}\n:::')).toEqual([
      { pr: 1, names: ["a", "b"] },
      { pr: 2, names: ["c"] },
    ]);
  });
});
