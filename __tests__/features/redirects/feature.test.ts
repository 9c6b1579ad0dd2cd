import type * as Acorn from "acorn";
import type { CreatePagesArgs } from "gatsby";
import { codePages } from "../../../src/build/checks/code-pages";
import type { PageAtRoute } from "../../../src/build/checks/same-routes";
import type { SiteContext } from "../../../src/build/context/context";
import type { FinishedSite } from "../../../src/build/publish/publisher";
import { publishedPageOf } from "../../../src/build/publish/publisher";
import type { Page } from "../../../src/build/feature";
import type { PageNode } from "../../../src/build/nodes/mdx-reader";
import { pages } from "../../../src/features/pages";
import { redirects } from "../../../src/features/redirects";
import { formatProblem } from "../../../src/lib/problem";
import { nothingElse } from "../../support/finished-site";
import { standOnSmallSite } from "../../support/small-site";

const site = standOnSmallSite({
  redirects: [
    { from: ["/old/", "older"], to: "/new/#part" },
    { from: ["/away/"], to: "https://example.org/x" },
  ],
});
beforeEach(() => {
  site.write("content/pages/new.mdx", "---", "redirect_from:", "  - /moved", "---", "New.");
});

/** The pages of the feature after those that content makes. */
async function made() {
  await site.build([pages, redirects]);
  const args = site.gatsby.args<CreatePagesArgs>();
  const content = pages.pages?.(args, site.context()).pages ?? [];
  return { content, ...redirects.pages?.(args, site.context(), content) };
}

describe("redirects", () => {
  it("of the configuration become a node for each old route", async () => {
    await made();
    expect(site.gatsby.getNodesByType("Redirect").map(({ id, from, to }) => ({ id, from, to }))).toEqual([
      { id: "redirect /old/", from: "/old/", to: "/new/#part" },
      { id: "redirect /older/", from: "/older/", to: "/new/#part" },
      { id: "redirect /away/", from: "/away/", to: "https://example.org/x" },
    ]);
  });

  it("of configuration and front matter become a page for each old route, which no list shows", async () => {
    const { pages: found, problems } = await made();
    expect(problems).toEqual([]);
    expect(found?.map(({ path, file, context }) => [path, file, context.page])).toEqual([
      ["/old/", "src/site.ts", null],
      ["/older/", "src/site.ts", null],
      ["/away/", "src/site.ts", null],
      ["/moved/", "content/pages/new.mdx", "content content/pages/new.mdx"],
    ]);
    expect(found?.every(({ noIndex, hidden }) => noIndex && hidden)).toBe(true);
  });

  it("with a mistake are told where they stand, not where another one leads", async () => {
    const { content } = await made();
    const list = [
      { from: ["/a/"], to: "/new/" },
      { from: ["/b/", "/new/"], to: "/" },
    ];
    site.write("src/site.ts", `export const site = ${JSON.stringify({ redirects: list }, null, 1)};`);
    const context = { ...site.context(), site: { ...site.context().site, redirects: list } };
    const found = redirects.pages?.(site.gatsby.args<CreatePagesArgs>(), context, content);
    const line = site.read("src/site.ts").split("\n").lastIndexOf('    "/new/"') + 1;
    expect(found?.problems?.map(({ message, line: told }) => [message.includes("from '/new/'"), told])).toContainEqual([
      true,
      line,
    ]);
  });

  it("with many mistakes are told by one reading of the configuration", async () => {
    const { content } = await made();
    const list = [{ from: ["/new/"], to: "/" }, ...["/a/", "/b/"].map((from) => ({ from: [from, from], to: "/new/" }))];
    site.write("src/site.ts", `export const site = ${JSON.stringify({ redirects: list }, null, 1)};`);
    const context = { ...site.context(), site: { ...site.context().site, redirects: list } };
    const parsed = jest.spyOn(jest.requireActual<typeof Acorn>("acorn"), "parse");
    const found = redirects.pages?.(site.gatsby.args<CreatePagesArgs>(), context, content);
    expect(found?.problems?.map(({ line }) => line)).toEqual([5, 11, 12, 18, 19, 3]);
    expect(parsed).toHaveBeenCalledTimes(1);
  });

  it("that repeat another one are told where they stand, be they said or made by a rule", async () => {
    const { content } = await made();
    const said = [
      { from: ["/a/"], to: "/new/" },
      { from: ["/b/", "/a/"], to: "/" },
    ];
    const rule = { fromExtensions: [], toExtensions: [], create: () => "/b/" };
    const written = { redirects: said, redirectRules: [{ fromExtensions: [] }] };
    site.write("src/site.ts", `export const site = ${JSON.stringify(written, null, 1)};`);
    const context = { ...site.context(), site: { ...site.context().site, redirects: said, redirectRules: [rule] } };
    const found = redirects.pages?.(site.gatsby.args<CreatePagesArgs>(), context, content.slice(0, 1));
    const lines = site.read("src/site.ts").split("\n");
    expect(found?.problems?.map(({ message, line }) => [/'(.*?)'.*twice/.exec(message)?.[1], line])).toEqual([
      ["/a/", lines.lastIndexOf('    "/a/"') + 1],
      ["/b/", lines.indexOf(' "redirectRules": [') + 2],
    ]);
  });

  it("by rules lead to each page, also to unlisted ones, which readers know by old links", async () => {
    site.write("content/pages/quiet.mdx", "---", "unlisted: true", "---", "Quiet.");
    site.write("public/index.html", "");
    const { content } = await made();
    const redirectRules = [{ fromExtensions: ["html"], toExtensions: [], create: () => "/old/" }];
    const context = { ...site.context(), site: { ...site.context().site, redirectRules } };
    const found = redirects.pages?.(site.gatsby.args<CreatePagesArgs>(), context, content);
    expect(found?.pages.map(({ path, context }) => [path, context.to, context.page]).slice(4)).toEqual([
      ["/new.html/", "/new/", "content content/pages/new.mdx"],
      ["/quiet.html/", "/quiet/", "content content/pages/quiet.mdx"],
    ]);
    expect(found?.problems?.map(({ message }) => message)).toEqual(
      content.map(() => expect.stringContaining("stands twice") as unknown),
    );
    await publish([...content, ...codePages(site.root).map(asPage), ...(found?.pages ?? [])], nothingElse, context);
    expect(
      site
        .read("public/_redirects")
        .match(/^\/\w+\.html.* 301$/gm)
        ?.slice(4),
    ).toEqual(["/new.html/ /new/ 301", "/new.html /new/ 301", "/quiet.html/ /quiet/ 301", "/quiet.html /quiet/ 301"]);
  });

  it("go before a page that the engine adds, which has none by rules", async () => {
    const { content } = await made();
    const added: Page = { path: "/old/", component: "added.tsx", context: {}, isFallback: true };
    const redirectRules = [{ fromExtensions: ["html"], toExtensions: [], create: () => undefined }];
    const context = site.context();
    const args = site.gatsby.args<CreatePagesArgs>();
    const ruled = { ...context, site: { ...context.site, redirectRules } };
    const found = redirects.pages?.(args, ruled, [...content, added]);
    expect(found?.problems).toEqual([]);
    expect(found?.pages.map(({ path }) => path)).toEqual(["/old/", "/older/", "/away/", "/moved/", "/new.html/"]);
    site.write("public/index.html", "");
    const fallback = { ...added, path: "/search/" };
    await publish([...content, fallback, ...(found?.pages ?? [])], nothingElse, ruled);
    expect(site.read("public/_redirects").match(/^\S+\/ .* 301$/gm)).toEqual([
      "/old/ /new/#part 301",
      "/older/ /new/#part 301",
      "/away/ https://example.org/x 301",
      "/moved/ /new/ 301",
      "/new.html/ /new/ 301",
    ]);
  });

  it("from a page that exists are named with file and line, and make no page", async () => {
    site.write("content/pages/moved.mdx", "Still here.");
    const { pages: found, problems } = await made();
    expect(found?.map(({ path }) => path)).not.toContain("/moved/");
    expect(problems?.map(formatProblem)).toEqual([
      [
        "content/pages/new.mdx:3",
        "  The redirect from '/moved' (`redirect_from`) leads away from a page that exists: content/pages/moved.mdx.",
        "  → Take '/moved' out, or give the page another `slug`.",
      ].join("\n"),
    ]);
  });

  it("of a page that is none in front matter are named", async () => {
    site.write("content/pages/new.mdx", "---", "redirect_from:", "  - moved", "---", "New.");
    await made();
    const { problems } = site.gatsby.nodeOf<PageNode>("SitePageMdx", "content/pages/new.mdx");
    expect(problems.map(({ line, message }) => [line, message])).toEqual([
      [3, expect.stringContaining("must be a route of the site, as `/old/`")],
    ]);
  });

  it("have their targets checked as links of src/site.ts, without the anchor, which a page may make in the browser", () => {
    expect(redirects.links?.({} as CreatePagesArgs, site.context())).toMatchObject([
      { file: "src/site.ts", links: [{ url: "/new/" }, { url: "https://example.org/x" }] },
    ]);
  });

  it("are all in public/_redirects", async () => {
    site.write("public/index.html", "");
    const { content, pages: found = [] } = await made();
    await publish([...content, ...found], nothingElse);
    expect(site.read("public/_redirects").match(/^\/\w+\/ .* 301$/gm)).toEqual([
      "/old/ /new/#part 301",
      "/older/ /new/#part 301",
      "/away/ https://example.org/x 301",
      "/moved/ /new/ 301",
    ]);
  });

  it("go before the rules by which a page shows below its own route", async () => {
    site.write("public/index.html", "");
    const { content, pages: found = [] } = await made();
    const [list, tea]: [Page, Page] = [
      { path: "/wishes/", matchPath: "/wishes/*", component: "list.tsx", context: {} },
      { path: "/wishes/tea/", component: "wish.tsx", context: {} },
    ];
    await publish([...content, ...found, list, tea], nothingElse);
    expect(site.read("public/_redirects")).toMatch(
      /301\n\/wishes\/tea\/ \/wishes\/tea\/ 200\n\/wishes\/tea \/wishes\/tea\/ 200\n\/wishes\/\* \/wishes\/ 200\n$/,
    );
  });

  it("are below those of a file of the site's own, in each build anew", async () => {
    site.write("public/index.html", "");
    site.write("static/_redirects", "/a /b 302", "");
    const { content, pages: found = [] } = await made();
    for (let build = 0; build < 2; build += 1) await publish([...content, ...found], nothingElse);
    const text = site.read("public/_redirects");
    expect(text.startsWith("/a /b 302\n\n/old/ /new/#part 301!\n")).toBe(true);
    expect(text.match(/^\/a /gm)).toHaveLength(1);
  });

  it("of a file of the site's own stay where there are no others", async () => {
    site.write("public/_redirects", "what an earlier build wrote");
    site.write("static/_redirects", "/a /b 302");
    const others = { ...site.context(), site: { ...site.context().site, redirects: [] } };
    await redirects.publish?.(others, nothingElse).end?.();
    expect(site.read("public/_redirects")).toBe("/a /b 302\n");
  });
});

const asPage = ({ path, component }: PageAtRoute): Page => ({ path, component, context: {} });

async function publish(
  content: readonly Page[],
  finished: FinishedSite,
  context: SiteContext = site.context(),
): Promise<void> {
  const publisher = redirects.publish?.(context, finished);
  for (const page of content)
    await publisher?.page?.(
      publishedPageOf({ page, node: site.gatsby.getNode(page.node ?? "") as PageNode }, site.root),
    );
  await publisher?.end?.();
}
