import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { checkSite, type SiteToCheck } from "../../../src/build/checks/check-site";
import type { Page } from "../../../src/build/feature";
import type { PageNode } from "../../../src/build/nodes/mdx-reader";
import { formatProblem, type Problem } from "../../../src/lib/problem";
import { readSite, type SiteInput } from "../../../src/lib/site-config";
import { smallestSite } from "../../support/site";

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), "check-site-"));
  write("src/site.ts", JSON.stringify(smallestSite, null, 2));
  write("src/pages/index.tsx", "");
  write("src/pages/404.tsx", "");
  write("src/pages/versions.tsx", "");
});
afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

const nodeOf = (file: string, ...urls: string[]): PageNode =>
  ({
    id: file,
    file: `content/docs/${file}.mdx`,
    contentRoot: "content/docs",
    permalink: `/docs/${file}/`,
    title: file,
    draft: false,
    unlisted: false,
    anchors: [],
    unparsed: false,
    cardLists: [],
    problems: [],
    assets: {},
    links: urls.map((url, index) => ({ url, line: index + 1 })),
  }) as unknown as PageNode;
const pageOf = (node: PageNode): Page => ({ path: node.permalink, file: node.file, component: "doc.tsx", context: {} });

/** What is wrong with a site of some nodes, each of them a page unless other pages are given. */
function checked(
  nodes: PageNode[],
  { production = false, ...more }: Partial<SiteToCheck> & { production?: boolean } = {},
  changes: Partial<SiteInput> = {},
) {
  const site = readSite({ ...smallestSite, navbar: { ...smallestSite.navbar, items: [] }, ...changes });
  return checkSite({ nodes, pages: nodes.map(pageOf), links: [], ...more }, { root, site, production });
}
const wordsOf = ({ problems }: { problems: readonly Problem[] }) => problems.map(formatProblem).join("\n\n");

test("files that a build writes are there: lists for machines, and feeds in their formats alone", () => {
  const ofBlog = ["/blog/rss.xml", "/blog/tags/glaze/rss.xml", "/blog/tags/rss.xml", "/blog/feed.json"];
  const urls = ["/docs/atom.xml", "/docs/rss.xml", "/llms.txt", ...ofBlog];
  const node = nodeOf("a", ...urls);
  const lists = ["/blog/", "/blog/tags/", "/blog/tags/glaze/"].map((route) => ({ ...pageOf(node), path: route }));
  const named = { id: "blog", content: "content/blog", title: "Blog", description: "Posts", sidebarTitle: "Posts" };
  const changes = {
    docs: [{ id: "default", content: "content/docs", routeBasePath: "/docs", feed: { formats: ["atom" as const] } }],
    blogs: [{ ...named, routeBasePath: "/blog", postsPerPage: 10, feed: { formats: ["rss" as const] } }],
  };
  const { problems } = checked([node], { pages: [pageOf(node), ...lists] }, changes);
  const broken = urls.filter((url) => problems.some(({ message }) => message.includes(`'${url}' is broken`)));
  expect(broken).toEqual(["/docs/rss.xml", "/blog/tags/rss.xml", "/blog/feed.json"]);
});

describe("checkSite", () => {
  it("finds nothing wrong with links to pages, anchors, code pages and files", () => {
    write("static/img/deep/a b.svg", "");
    const a = { ...nodeOf("a"), anchors: ["part"], assets: { "content/a.pdf": "/assets/a%20b-1.pdf" } };
    const urls = ["/docs/a/#part", "file:content/docs/a.mdx", "file:/a.mdx#part", "/", "/versions/"];
    const files = ["/img/deep/a%20b.svg", "/assets/a%20b-1.pdf", "pathname:///elsewhere", "https://example.org/x"];
    expect(checked([a, nodeOf("b", ...urls, ...files)])).toMatchObject({ problems: [], deferred: [] });
  });

  it("finds nothing wrong with links to routes of pages that stand for many", () => {
    for (const name of ["about/team", "app/[id]"]) write(`src/pages/${name}.tsx`, "");
    expect(checked([nodeOf("a", "/about/team/", "/app/1/", "/app/1/#top")]).problems).toEqual([]);
    expect(wordsOf(checked([nodeOf("a", "/about/")]))).toContain("The link '/about/' is broken");
  });

  it("tells of broken links of content, with their lines", () => {
    write("static/img/boat.svg", "");
    expect(wordsOf(checked([nodeOf("a", "/docs/c/", "file:content/docs/d.mdx", "#none", "/img/boats.svg")])))
      .toMatchInlineSnapshot(`
      "content/docs/a.mdx:1
        The link '/docs/c/' is broken: there is no page at '/docs/c/'.
        → Link to a page that exists; a link to a file (\`./other.mdx\`) follows when the page moves.

      content/docs/a.mdx:2
        The link to the file 'content/docs/d.mdx' leads nowhere: there is no such page.
        → Correct the path: it is relative to this file, or from the content folder's root with a leading slash.

      content/docs/a.mdx:3
        The link '#none' is broken: its page has no anchor 'none'.
        → Link to a heading's id or to another id of that page; \`## Heading {#id}\` fixes an id.

      content/docs/a.mdx:4
        The link '/img/boats.svg' is broken: there is neither a file nor a page at '/img/boats.svg'.
        → Put the file into a static folder, below which it has this path, or correct the path.
        valid: /img/boat.svg"
    `);
  });

  it("tells of routes that no link can name, and checks links to a file that has a slug instead", () => {
    const c = nodeOf("c#");
    expect(checked([c]).problems).toMatchObject([{ severity: "error", file: "content/docs/c#.mdx" }]);
    const link = nodeOf("a", "file:content/docs/c%23.mdx");
    expect(checked([{ ...c, permalink: "/docs/c-sharp/" }, link])).toMatchObject({ problems: [], deferred: [] });
  });

  it("names pages as valid choices, unlisted ones among them, and no redirects, to which links may lead", () => {
    const nodes = [nodeOf("config"), nodeOf("configs"), nodeOf("a", "/docs/confg/", "/docs/conf/")];
    const pages: Page[] = [
      ...nodes.map((node) => ({ ...pageOf(node), node: node.id, hidden: node.id === "configs" })),
      { path: "/docs/conf/", component: "redirect.tsx", context: {}, hidden: true },
    ];
    const { problems } = checked(nodes, { pages });
    expect(problems.map(({ line, choices }) => [line, choices])).toEqual([[1, ["/docs/config/", "/docs/configs/"]]]);
  });

  it("needs no static folder", () => {
    const found = () => checked([nodeOf("a", "/img/a.svg")]).problems.length;
    expect([found(), write("static/img/a.svg", ""), found()]).toEqual([1, undefined, 0]);
  });

  it("finds nothing wrong with links to files that are linked into a static folder", () => {
    for (const file of ["static/a.svg", "shared/b.svg"]) write(file, "");
    symlinkSync("../shared", path.join(root, "static/shared"));
    symlinkSync("../shared/b.svg", path.join(root, "static/b.svg"));
    expect(checked([nodeOf("a", "/shared/b.svg", "/b.svg")]).problems).toEqual([]);
  });

  it("tells of two pages at one route, by their files, or by their templates where they have none", () => {
    const pages: Page[] = [
      pageOf(nodeOf("a")),
      { ...pageOf(nodeOf("b")), path: "/docs/a/" },
      { path: "/docs/a/", component: "src/tag.tsx", context: {} },
      { path: "/docs/tags/", component: "src/tags.tsx", context: {} },
      { ...pageOf(nodeOf("c")), path: "/docs/tags/" },
    ];
    for (const name of ["b", "c"]) write(`content/docs/${name}.mdx`, "---\ntitle: B\nslug: /a\n---\n");
    expect(wordsOf(checked([nodeOf("a"), nodeOf("b"), nodeOf("c")], { pages }))).toMatchInlineSnapshot(`
      "content/docs/a.mdx
        The page is not shown: its route '/docs/a/' is also that of src/tag.tsx, which is shown.
        → Give one of them another \`slug\`, or its file another name.

      content/docs/b.mdx:3
        The page is not shown: its route '/docs/a/' is also that of src/tag.tsx, which is shown.
        → Give one of them another \`slug\`, or its file another name.

      src/tags.tsx
        The page is not shown: its route '/docs/tags/' is also that of content/docs/c.mdx:3, which is shown.
        → Give one of them another \`slug\`, or its file another name."
    `);
  });

  it("tells of a page of content at the route of a page of code, which wins", () => {
    const node = { ...nodeOf("a"), permalink: "/versions/" };
    expect(wordsOf(checked([node]))).toMatchInlineSnapshot(`
      "content/docs/a.mdx
        The page is not shown: its route '/versions/' is also that of src/pages/versions.tsx, which is shown.
        → Give one of them another \`slug\`, or its file another name."
    `);
  });

  it("tells of missing anchors of a page with other errors, unless it could not be parsed", () => {
    const problem: Problem = { severity: "error", file: "content/docs/a.mdx", message: "M.", remedy: "R." };
    const link = nodeOf("b", "/docs/a/#part", "file:content/docs/a.mdx#part");
    const broken = { ...nodeOf("a", "#part"), problems: [problem] };
    expect(checked([broken, link]).problems).toHaveLength(3);
    expect(checked([{ ...broken, unparsed: true }, link]).problems).toEqual([]);
  });

  it("tells of lists of cards on pages of no category", () => {
    const cardLists = [{ file: "content/docs/_part.mdx", line: 3, column: 1 }];
    const node = { ...nodeOf("a"), cardLists };
    const page = { ...pageOf(node), node: node.id };
    expect(checked([node], { pages: [{ ...page, ofCategory: true }] }).problems).toEqual([]);
    expect(wordsOf(checked([node], { pages: [page] }))).toMatchInlineSnapshot(`
      "content/docs/_part.mdx:3:1
        The page '/docs/a/' is not associated with a category, so \`<DocCardList />\` has nothing to show.
        → Give it \`items\`, or put the page into a category of its sidebar, as the category's \`link\` or as one of its items."
    `);
  });

  it("leaves drafts, and links to them, alone in develop", () => {
    const nodes = [{ ...nodeOf("a", "/docs/none/"), draft: true }, nodeOf("b", "/docs/a/", "file:content/docs/a.mdx")];
    expect(wordsOf(checked(nodes))).toMatch(/^content\/docs\/a\.mdx:1\n {2}The link '\/docs\/none\/' is broken/);
  });

  it("tells of links to a page that waits for its day until when it does", () => {
    const held = { ...nodeOf("a"), draft: true, waiting: true, appearsFrom: "2027-01-01" };
    const link = nodeOf("b", "/docs/a/", "file:content/docs/a.mdx");
    expect(wordsOf(checked([held, link], { pages: [pageOf(link)], production: true }))).toMatchInlineSnapshot(`
      "content/docs/b.mdx:1
        The link '/docs/a/' is broken: its page content/docs/a.mdx appears on 2027-01-01, and a production build leaves it out until then.
        → Add the link once the post is there, or give the page that has it the same date.

      content/docs/b.mdx:2
        The link to the file 'content/docs/a.mdx' leads nowhere: it appears on 2027-01-01, and a production build leaves it out until then.
        → Add the link once the post is there, or give the page that has it the same date."
    `);
  });

  it("tells of links to pages that a function leaves out, also in develop, and not of the links in them", () => {
    const out = { ...nodeOf("a", "/docs/none/"), draft: true, leftOut: true };
    const link = nodeOf("b", "/docs/a/", "file:content/docs/a.mdx");
    expect(wordsOf(checked([out, link], { pages: [pageOf(link)] }))).toMatchInlineSnapshot(`
      "content/docs/b.mdx:1
        The link '/docs/a/' is broken: its page content/docs/a.mdx is left out by the function that its blog has for posts.
        → Take the link out, or change that function: \`processBlogPosts\` in a project of Docusaurus.

      content/docs/b.mdx:2
        The link to the file 'content/docs/a.mdx' leads nowhere: it is left out by the function that its blog has for posts.
        → Take the link out, or change that function: \`processBlogPosts\` in a project of Docusaurus."
    `);
  });

  it("tells of links to drafts in production, and not of the links in them", () => {
    const draft = { ...nodeOf("a", "/docs/none/"), draft: true };
    const link = nodeOf("b", "/docs/a/", "file:content/docs/a.mdx");
    expect(wordsOf(checked([draft, link], { pages: [pageOf(link)], production: true }))).toMatchInlineSnapshot(`
      "content/docs/b.mdx:1
        The link '/docs/a/' is broken: its page content/docs/a.mdx is a draft, which a production build leaves out.
        → Remove \`draft: true\` from it; with \`unlisted: true\` in its place it has a page that no list shows.

      content/docs/b.mdx:2
        The link to the file 'content/docs/a.mdx' leads nowhere: it is a draft, which a production build leaves out.
        → Remove \`draft: true\` from it; with \`unlisted: true\` in its place it has a page that no list shows."
    `);
  });

  it("defers the anchors of pages that no content file describes", () => {
    expect(checked([nodeOf("a", "/versions/#archive", "/#top")]).deferred).toEqual([
      { route: "/versions/", anchor: "archive", url: "/versions/#archive", file: "content/docs/a.mdx", line: 1 },
      { route: "/", anchor: "top", url: "/#top", file: "content/docs/a.mdx", line: 2 },
    ]);
  });

  it("defers anchors that parts of a project around pages may draw", () => {
    const node = { ...nodeOf("a", "/docs/b/#comments", "#top", "#gone"), anchors: ["top"] };
    const { deferred, problems } = checked([node, nodeOf("b")], {}, { themeParts: { Root: "src/theme/Root.js" } });
    expect(problems).toEqual([]);
    expect(deferred.map(({ route, anchor }) => route + anchor)).toEqual(["/docs/b/comments", "/docs/a/gone"]);
  });

  it("checks the links of the frame and those of features", () => {
    const footer: SiteInput["footer"] = { ...smallestSite.footer, links: [{ to: "/docs/none/", label: "None" }] };
    write("src/site.ts", JSON.stringify({ ...smallestSite, footer }, null, 2));
    const links = [{ route: "/", file: "redirects.yml", contentRoot: "content", links: [{ url: "/gone/", line: 3 }] }];
    const { problems } = checked([], { links }, { footer });
    expect(problems.map(({ file, line, message }) => `${file}:${line} ${message}`)).toEqual([
      expect.stringMatching(/^src\/site\.ts:\d+ The link '\/docs\/none\/' is broken/),
      "redirects.yml:3 The link '/gone/' is broken: there is no page at '/gone/'.",
    ]);
  });

  it("says once what is wrong at one place", () => {
    const node = nodeOf("a");
    const twice = { ...node, links: [...nodeOf("a", "/x/").links, ...nodeOf("a", "/x/").links] };
    expect(checked([twice]).problems).toHaveLength(1);
  });
});

describe("a link to a file without a page", () => {
  it("says that the file is a draft, or that its name begins with _", () => {
    const draft = { ...nodeOf("b"), draft: true };
    const page = nodeOf(
      "a",
      "file:content/docs/b.mdx",
      "file:/b.mdx",
      "file:content/docs/sub/_part.mdx",
      "file:/_part.mdx",
    );
    expect(wordsOf(checked([page, draft], { production: true, pages: [pageOf(page)] }))).toMatchInlineSnapshot(`
      "content/docs/a.mdx:1
        The link to the file 'content/docs/b.mdx' leads nowhere: it is a draft, which a production build leaves out.
        → Remove \`draft: true\` from it; with \`unlisted: true\` in its place it has a page that no list shows.

      content/docs/a.mdx:2
        The link to the file 'content/docs/b.mdx' leads nowhere: it is a draft, which a production build leaves out.
        → Remove \`draft: true\` from it; with \`unlisted: true\` in its place it has a page that no list shows.

      content/docs/a.mdx:3
        The link to the file 'content/docs/sub/_part.mdx' leads nowhere: a file whose name begins with _ has no page.
        → Link to a page that shows it, or rename the file or its folder.

      content/docs/a.mdx:4
        The link to the file 'content/docs/_part.mdx' leads nowhere: a file whose name begins with _ has no page.
        → Link to a page that shows it, or rename the file or its folder."
    `);
    expect(wordsOf(checked([nodeOf("a", "file:content/docs/b.mdx"), draft]))).toBe("");
  });
});
