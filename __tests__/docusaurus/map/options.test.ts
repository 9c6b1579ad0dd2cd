import { unreadNotes } from "../../../src/docusaurus/map/options";

function minify() {}

test("options that nothing reads are named, recma plugins by their own names", () => {
  const options = {
    path: "docs",
    recmaPlugins: [[minify, {}], () => undefined],
    beforeRemark: 1,
    rest: [],
    none: null,
  };
  expect(unreadNotes({ name: "docs", options }, "default", ["path"])).toEqual([
    {
      name: "docs (default): recmaPlugins",
      means:
        "Pages are no JavaScript modules here, which these plugins would change: minify, without a name do not run.",
      remedy:
        "Write what they do as remark plugins: imports, exports and expressions are nodes of the Markdown tree (`mdxjsEsm`, `mdxFlowExpression`, `mdxTextExpression`).",
    },
    {
      name: "docs (default): beforeRemark",
      means: "The option has no equivalent, and has no effect.",
      remedy: "Take it out, or change the content so that it is not needed.",
    },
  ]);
});

test.each([
  ["sortPosts", "ascending"],
  ["truncateMarker", /cut/],
  ["readingTime", () => 1],
  ["tagsBasePath", "words"],
  ["tags", false],
])("the remedy for %s is its own", (key, value) => {
  const [note] = unreadNotes({ name: "blog", options: { [key]: value } }, "default", []);
  expect(note?.name).toBe(`blog (default): ${key}`);
  expect(note?.remedy).not.toMatch(/^Take it out|^Give the file that name/);
});

test("a file of tags is read by its own name", () => {
  const notesWith = (tags: string) => unreadNotes({ name: "docs", options: { tags } }, "default", []);
  expect(notesWith("tags.yml")).toEqual([]);
  expect(notesWith("words.yml")).toEqual([
    {
      name: "docs (default): tags",
      means: "Tags are read from a file `tags.yml`, where there is one.",
      remedy: "Give the file that name, in the folder of the content.",
    },
  ]);
});
