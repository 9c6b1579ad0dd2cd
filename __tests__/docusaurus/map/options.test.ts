import { absentTagsNotes, tagsFileOf, unreadNotes } from "../../../src/docusaurus/map/options";

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

test("components of an instance are named with the part of the theme that does the same, but not Docusaurus' own", () => {
  const options = {
    blogListComponent: "@theme/Firings",
    blogPostComponent: "@theme/BlogPostPage",
    blogArchiveComponent: "@theme/OldFirings",
  };
  const head =
    "Keep pages from search engines by `noIndex` of their version; write other tags into `<head>` of the content.";
  expect(unreadNotes({ name: "blog", options }, "default", []).map((note) => [note.name, note.remedy])).toEqual([
    [
      "blog (default): blogListComponent",
      `Write it as \`src/theme/BlogListPage\`, around \`@theme-original/BlogListPage\`: all instances have it. ${head}`,
    ],
    ["blog (default): blogArchiveComponent", head],
  ]);
});

test.each([
  [undefined, {}],
  ["words.yml", { tagsFile: "words.yml" }],
  [false as const, { tagsFile: null }],
  [null, { tagsFile: null }],
])("the file of tags by %j", (tags, setting) => {
  expect(tagsFileOf(tags)).toEqual(setting);
});

test("a file of tags that is not there is told by its path", () => {
  const notesOf = (tags: unknown) => {
    const has = (file: string) => file === "blog/words.yml";
    return absentTagsNotes({ name: "blog", options: { tags } }, { id: "default", path: "blog" }, has);
  };
  expect([undefined, false, "words.yml"].map((tags) => notesOf(tags))).toEqual([[], [], []]);
  expect(notesOf("../others.yml")).toMatchObject([
    { name: "blog (default): tags", means: "There is no file `others.yml`: tags are what content says of them." },
  ]);
});
