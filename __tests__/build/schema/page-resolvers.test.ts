import path from "node:path";
import type { CreateResolversArgs, Node } from "gatsby";
import { pageResolvers } from "../../../src/build/schema/page-schema";
import { blog } from "../../../src/features/blog";
import { docs } from "../../../src/features/docs";
import type { ContentNode } from "../../../src/mdx/content-node";
import { readCompiled, STORE_FOLDER, writeCompiled } from "../../../src/mdx/compile/store";
import { standOnSmallSite } from "../../support/small-site";

const site = standOnSmallSite();
type Field = { resolve: (page: object, parameters: object, query: object) => unknown };

/** A computed field of the page that was made from a file. */
function valueOf(
  field: "tree" | "prose" | "heading" | "toc" | "excerpt",
  type: string,
  file: string,
  production = false,
): unknown {
  const resolvers = pageResolvers(site.gatsby.args<CreateResolversArgs>(), site.context({ production }));
  const { resolve } = (resolvers as Record<string, Field>)[field] as Field;
  return resolve(site.gatsby.nodeOf(type, file), {}, site.gatsby.query);
}
const treeOf = (file: string, production = false) => valueOf("tree", "Doc", file, production);

describe("the tree of a page", () => {
  beforeEach(() => {
    site.write("content/docs/guides/b.mdx", "---", "slug: /moved", "---", "", "B.");
  });

  it("has links to files turned into routes, with query and hash, wherever they stand", async () => {
    site.write(
      "content/docs/guides/a.mdx",
      "[relative](./b.mdx) [from the root](/guides/b.mdx?q=1#part) [nowhere](./c.mdx)",
      "",
      ":::note[In a *[title](./b.mdx)*]",
      "",
      "- [deep](../guides/b.mdx#x)",
      "",
      ":::",
      "",
      "[elsewhere](https://example.org) [route](/docs/) [anchor](#part)",
    );
    await site.build([docs]);
    expect((treeOf("content/docs/guides/a.mdx") as unknown[]).map((node) => JSON.stringify(node)).join("\n"))
      .toMatchInlineSnapshot(`
      "["p",{},["a",{"href":"/docs/moved/"},"relative"]," ",["a",{"href":"/docs/moved/?q=1#part"},"from the root"]," ",["a",{"href":"#"},"nowhere"]]
      ["Admonition",{"type":"note","title":{"$":["In a ",["em",{},["a",{"href":"/docs/moved/"},"title"]]]}},["ul",{},["li",{},["a",{"href":"/docs/moved/#x"},"deep"]]]]
      ["p",{},["a",{"href":"https://example.org"},"elsewhere"]," ",["a",{"href":"/docs/"},"route"]," ",["a",{"href":"#part"},"anchor"]]"
    `);
  });

  it("has the slash of pages in links to them whose addresses end as those of files do, and follows such pages", async () => {
    site.write("content/docs/guides/a.mdx", "[version](/docs/2.x#y) [file](/files/a.zip)");
    await site.build([docs]);
    const { nodes, followed } = site.gatsby;
    const id = "SitePage /docs/2.x/";
    expect(JSON.stringify(treeOf("content/docs/guides/a.mdx"))).toContain('"/docs/2.x#y"');
    expect(followed).toContain(id);
    nodes.set(id, { id, internal: { type: "SitePage" } } as Node);
    const tree = JSON.stringify(treeOf("content/docs/guides/a.mdx"));
    expect(tree).toContain('"/docs/2.x/#y"');
    expect(tree).toContain('"/files/a.zip"');
  });

  it("follows the targets of links that are not there, each by the id that its node will have", async () => {
    site.write("content/docs/guides/a.mdx", "[there](./b.mdx) [to come](./c.mdx)");
    await site.build([docs]);
    treeOf("content/docs/guides/a.mdx");
    const { followed } = site.gatsby;
    site.write("content/docs/guides/c.mdx", "C.");
    await site.build([docs]);
    expect(followed).toEqual([site.gatsby.nodeOf("Doc", "content/docs/guides/c.mdx").id]);
  });

  it("finds the targets of a partial's links from the partial's own folder", async () => {
    site.write("content/docs/guides/_part.mdx", "[b](./b.mdx)");
    site.write("content/docs/a.mdx", 'import Part from "./guides/_part.mdx";', "", "<Part />");
    await site.build([docs]);
    expect(treeOf("content/docs/a.mdx")).toEqual([["p", {}, ["a", { href: "/docs/moved/" }, "b"]]]);
  });

  it("leads to drafts in develop, and nowhere in production, where they have no page", async () => {
    site.write("content/docs/draft.mdx", "---", "draft: true", "---", "", "Draft.");
    site.write("content/docs/a.mdx", "[draft](./draft.mdx)");
    await site.build([docs]);
    expect(treeOf("content/docs/a.mdx")).toEqual([["p", {}, ["a", { href: "/docs/draft/" }, "draft"]]]);
    expect(treeOf("content/docs/a.mdx", true)).toEqual([["p", {}, ["a", { href: "#" }, "draft"]]]);
  });
});

test("a part that runs in browsers is told where relative links begin, unless that is the page's own address", async () => {
  site.write(
    "content/docs/count.jsx",
    'import { useState } from "react";',
    "export default function Count() {",
    "  const [count, setCount] = useState(0);",
    "  return <button onClick={() => setCount(count + 1)}>{count}</button>;",
    "}",
  );
  site.write("content/docs/a.mdx", 'import Count from "./count";', "", "<Count />");
  await site.build([docs]);
  const { $island } = (treeOf("content/docs/a.mdx") as [string, { $island: object }][])[0]?.[1] ?? {};
  expect(Object.keys($island ?? {})).toEqual(["script", "name"]);
  Object.assign(site.gatsby.nodeOf("Doc", "content/docs/a.mdx"), { linkBase: "/docs/a" });
  const withBase = expect.objectContaining({ $island: { ...$island, linkBase: "/docs/a" } }) as unknown;
  expect(treeOf("content/docs/a.mdx")).toEqual([["ClientIsland", withBase]]);
});

test("the prose of a page is its tree with the site's base URL, as HTML where no component stands", async () => {
  site.write("content/docs/b.mdx", "B.");
  site.write("content/docs/a.mdx", "[b](./b.mdx) and [c](/docs/c)", "", "```js", "d", "```");
  await site.build([docs]);
  expect(valueOf("prose", "Doc", "content/docs/a.mdx")).toEqual([
    ["p", { $html: '<a href="/docs/b/">b</a> and <a href="/docs/c/">c</a>' }],
    ["CodeBlock", expect.objectContaining({ language: "js" })],
  ]);
});

describe("the heading of a page", () => {
  it("is the content of the heading that names it, with its links", async () => {
    site.write("content/docs/b.mdx", "B.");
    site.write("content/docs/a.mdx", "# About [b](./b.mdx) and `c`", "", "A.");
    await site.build([docs]);
    expect(valueOf("heading", "Doc", "content/docs/a.mdx")).toEqual([
      "About ",
      ["a", { href: "/docs/b/" }, "b"],
      " and ",
      ["code", {}, "c"],
    ]);
  });

  it("is empty where the title of a post's front matter stands above it, as in Docusaurus", async () => {
    site.write("content/blog/2024-05-03-a.mdx", "---", "title: A of the list", "---", "", "# A", "", "Text.");
    site.write("content/blog/2024-05-02-b.mdx", "# B", "", "Text.");
    await site.build([blog]);
    expect(valueOf("heading", "BlogPost", "content/blog/2024-05-03-a.mdx")).toEqual([]);
    expect(valueOf("heading", "BlogPost", "content/blog/2024-05-02-b.mdx")).toEqual(["B"]);
  });

  it("is a header with all that the theme of a project draws in its place, but not in posts", async () => {
    site.write("content/docs/a.mdx", "# A", "", "Text.");
    site.write("content/blog/2024-05-02-b.mdx", "# B", "", "Text.");
    await site.build([docs, blog]);
    const drawnTitle: ContentNode[] = [
      ["h1", {}, "A"],
      ["button", {}, "Copy"],
    ];
    for (const [type, file] of [
      ["Doc", "content/docs/a.mdx"],
      ["BlogPost", "content/blog/2024-05-02-b.mdx"],
    ] as const) {
      const { contentKey } = site.gatsby.nodeOf(type, file) as unknown as { contentKey: string };
      const compiled = readCompiled(site.root, contentKey);
      writeCompiled(path.join(site.root, STORE_FOLDER), contentKey, { ...compiled, drawnTitle });
    }
    expect(valueOf("heading", "Doc", "content/docs/a.mdx")).toEqual([
      ["header", { $html: "<h1>A</h1><button>Copy</button>" }],
    ]);
    expect(valueOf("heading", "BlogPost", "content/blog/2024-05-02-b.mdx")).toEqual(["B"]);
  });

  it("is empty where no heading names the page", async () => {
    site.write("content/docs/a.mdx", "A.");
    await site.build([docs]);
    expect(valueOf("heading", "Doc", "content/docs/a.mdx")).toEqual([]);
  });
});

describe("the excerpt of a page", () => {
  it("is what stands above the mark, with its links; all of it where there is no mark", async () => {
    site.write("content/blog/2024-05-03-a.mdx", "[b](./2024-05-02-b.mdx)", "", "{/* truncate */}", "", "Below.");
    site.write("content/blog/2024-05-02-b.mdx", "One.", "", "Two.");
    await site.build([blog]);
    expect(valueOf("excerpt", "BlogPost", "content/blog/2024-05-03-a.mdx")).toEqual([
      ["p", { $html: '<a href="/blog/2024/05/02/b/">b</a>' }],
    ]);
    expect(valueOf("excerpt", "BlogPost", "content/blog/2024-05-02-b.mdx")).toEqual([
      ["p", {}, "One."],
      ["p", {}, "Two."],
    ]);
  });
});

test("a picture in the title or in a heading has no button, there and in the table of contents", async () => {
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="40"/>';
  site.write("content/docs/wide.svg", drawing);
  site.write("content/docs/a.mdx", "# A ![Wide](./wide.svg)", "", "## B ![Wide](./wide.svg)", "", "![C](./wide.svg)");
  await site.build([docs]);
  const [tree, ...places] = (["prose", "heading", "toc"] as const).map((field) =>
    JSON.stringify(valueOf(field, "Doc", "content/docs/a.mdx")),
  );
  expect(tree?.match(/Enlarge picture: \w/g)).toEqual(["Enlarge picture: C"]);
  for (const place of places) {
    expect(place).toContain("wide");
    expect(place).not.toMatch(/zoom/);
  }
});

test("a picture in the table of contents has the attributes of an image alone", async () => {
  site.write("content/docs/a.mdx", "## B");
  await site.build([docs]);
  const children = [["img", { src: "/b.png", alt: "B", copies: "/b", widths: [640] }]];
  Object.assign(site.gatsby.nodeOf("Doc", "content/docs/a.mdx"), { toc: [{ id: "b", level: 2, children }] });
  expect(valueOf("toc", "Doc", "content/docs/a.mdx")).toEqual([
    { id: "b", level: 2, children: [["img", { src: "/b.png", alt: "B" }]] },
  ]);
});
