import { mergedHead, type HeadElement } from "../../../../src/lib/html/head-element";
import { compiled, compileInScratch, problemsOf } from "../../../support/compiled";

compileInScratch();

test("elements of Head go into the page's head and leave nothing in its content", async () => {
  const { facts, tree } = await compiled(
    'import Head from "@docusaurus/Head";',
    "",
    "<Head>",
    '  <html className="wide" lang="en-GB" />',
    "  <title>Own title</title>",
    '  <meta name="keywords" content={["a", "b"].join(",")} />',
    '  <script type="application/ld+json">{JSON.stringify({ a: "<b>" })}</script>',
    "</Head>",
    "",
    "Text.",
    "",
    "<head>",
    '  <body className="plain" />',
    "</head>",
  );
  expect(facts.problems).toEqual([]);
  expect(tree).toEqual([["p", {}, "Text."]]);
  expect(facts.head).toMatchInlineSnapshot(`
[
  {
    "props": {
      "className": "wide",
      "lang": "en-GB",
    },
    "tag": "html",
  },
  {
    "props": {},
    "tag": "title",
    "text": "Own title",
  },
  {
    "props": {
      "content": "a,b",
      "name": "keywords",
    },
    "tag": "meta",
  },
  {
    "props": {
      "type": "application/ld+json",
    },
    "tag": "script",
    "text": "{"a":"<b>"}",
  },
  {
    "props": {
      "className": "plain",
    },
    "tag": "body",
  },
]
`);
});

test("what a head cannot hold is reported", async () => {
  expect(await problemsOf("<Head>", "  <div>no</div>", "</Head>", "", "<Head>text</Head>")).toMatchInlineSnapshot(`
[
  "content/page.mdx:1:1 | The head cannot hold <div>. | Use one of the tags of a head. | title, meta, link",
  "content/page.mdx:5:1 | The head cannot hold the text 'text'. | Put text into \`<title>\`, or write \`<meta>\` with attributes.",
]
`);
});

describe("mergedHead", () => {
  const meta = (name: string, content: string): HeadElement => ({ tag: "meta", props: { name, content } });

  it("lets the page's own elements win over defaults that say the same thing", () => {
    const defaults: HeadElement[] = [
      { tag: "title", props: {}, text: "Site" },
      meta("description", "one"),
      { tag: "link", props: { rel: "canonical", href: "/a/" } },
    ];
    const own: HeadElement[] = [
      meta("description", "two"),
      { tag: "title", props: {}, text: "Page" },
      { tag: "link", props: { rel: "preconnect", href: "https://b" } },
    ];
    expect(mergedHead(defaults, own)).toEqual([defaults[2], ...own]);
  });

  it("keeps the last of two own elements about the same thing", () => {
    expect(mergedHead([], [meta("a", "1"), meta("b", "2"), meta("a", "3")])).toEqual([meta("b", "2"), meta("a", "3")]);
  });
});
