import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { checkedPages, createAllPages, finishCompiling, writeSiteFiles } from "../../../src/build/hooks/create-pages";
import type { Feature, FeaturePages, Page } from "../../../src/build/feature";
import { writeSidebar } from "../../../src/build/publish/sidebar-files";
import { pages as standalone } from "../../../src/features/pages";
import type { Problem } from "../../../src/lib/problem";
import type { Compiler } from "../../../src/mdx/compile/compiler";
import { stylesheet } from "../../../src/theme/stylesheet";
import { standOnSmallSite } from "../../support/small-site";

const site = standOnSmallSite({ redirects: [] });
const args = () => site.gatsby.args<CreatePagesArgs>();
const pageOf = (route: string, more: Partial<Page> = {}): Page => ({
  path: route,
  component: "src/template.tsx",
  context: {},
  ...more,
});

/** A feature with given pages. */
const featureOf = (made: FeaturePages, links?: Feature["links"]): Feature => ({
  name: "own",
  pages: () => made,
  links,
});

describe("finishCompiling", () => {
  let closed = 0;
  const compilerOf = (report: ReturnType<Compiler["report"]>): Compiler => ({
    ...site.context().compiler,
    report: () => report,
    close: async () => void (closed += 1),
  });
  const told = async (given: Omit<ReturnType<Compiler["report"]>, "pluginTimes">, production = false) => {
    const report = { pluginTimes: {}, ...given };
    closed = 0;
    await finishCompiling({ ...site.context({ production }), compiler: compilerOf(report) }, args().reporter);
    return site.gatsby.told;
  };

  it("says how much was compiled, and in what time", async () => {
    expect(await told({ compiled: 3, found: 0, milliseconds: 1234 })).toEqual(["info: compile: 3 files in 1.23 s"]);
  });

  it("says what plugins took, the slowest first", async () => {
    const report = { compiled: 1, found: 0, milliseconds: 1, pluginTimes: { remarkCones: 4, rehypeKilns: 2345 } };
    expect((await told(report))[1]).toBe(
      "info: compile: plugins of syntax trees took rehypeKilns 2.35 s, remarkCones 0.00 s",
    );
  });

  it("says how much was found compiled", async () => {
    expect(await told({ compiled: 0, found: 7, milliseconds: 4 })).toEqual([
      "info: compile: 0 files in 0.00 s, 7 found compiled",
    ]);
  });

  it("ends the workers in production, and leaves them to the next change in develop", async () => {
    await told({ compiled: 1, found: 0, milliseconds: 1 });
    expect(closed).toBe(0);
    await told({ compiled: 1, found: 0, milliseconds: 1 }, true);
    expect(closed).toBe(1);
  });
});

describe("checkedPages", () => {
  const problem: Problem = { severity: "error", file: "content/own.yml", message: "M.", remedy: "R." };
  const checked = (...features: Feature[]) => checkedPages(args(), features, site.context());
  const wordsOf = (problems: Problem[]) => problems.map(({ file, line, message }) => `${file}:${line} ${message}`);

  /** The small site's frame links to its blog, which these features do not have. */
  const blog = featureOf({ pages: [pageOf("/"), pageOf("/blog/")] });

  it("joins the pages of all features, in their order", () => {
    const { pages } = checked(blog, featureOf({ pages: [pageOf("/b/"), pageOf("/a/")] }), { name: "none" });
    expect(pages.map((page) => page.path)).toEqual(["/", "/blog/", "/b/", "/a/"]);
  });

  it("gathers what is wrong with files, with what features find, and with links", async () => {
    site.write("content/pages/a.mdx", "---", "tilte: A", "---", "", "[b](/b/)");
    await site.build([standalone]);
    const links = () => [{ route: "/", file: "src/site.ts", contentRoot: "content", links: [{ url: "/c/", line: 9 }] }];
    const { problems } = checked(blog, standalone, featureOf({ pages: [], problems: [problem] }, links));
    expect(wordsOf(problems)).toEqual([
      "content/pages/a.mdx:2 The front matter has no key 'tilte'.",
      "content/own.yml:undefined M.",
      "content/pages/a.mdx:5 The link '/b/' is broken: there is no page at '/b/'.",
      "src/site.ts:9 The link '/c/' is broken: there is no page at '/c/'.",
    ]);
  });

  it("tells that no page is at the address of the site itself, after all else", () => {
    const start = featureOf({ pages: [pageOf("/blog/")], problems: [problem] });
    expect(checked(start).problems.map(({ message }) => message)).toEqual([
      "M.",
      expect.stringContaining("start page"),
    ]);
  });

  it("tells of a file of which no node can be made", async () => {
    await site.gatsby.actions.createNode({
      id: "invalid",
      children: [],
      file: "content/a.yml",
      problems: [problem],
      internal: { type: "InvalidContent", contentDigest: "1" },
    });
    expect(checked(blog).problems).toEqual([problem]);
  });

  it("leaves for later what may follow from a mistake, and tells all else with it", async () => {
    site.write("content/pages/a.mdx", "[b](/b/)");
    await site.build([standalone]);
    const cause = { ...problem, hasConsequences: true };
    const files = featureOf({ pages: [], problems: [problem, cause, { ...cause, message: "N.", mayFollow: true }] });
    const later = "What may follow from it, as broken links, is told once this is mended.";
    expect(checked(standalone, files).problems.map(({ message, remedy }) => `${message} ${remedy}`)).toEqual([
      "M. R.",
      `M. R. ${later}`,
      `N. R. ${later}`,
    ]);
  });

  it("says once what several of them say", () => {
    const twice = featureOf({ pages: [], problems: [problem, { ...problem }] });
    expect(checked(blog, twice, featureOf({ pages: [], problems: [problem] })).problems).toEqual([problem]);
  });

  it("finds nothing wrong with links to pages of other features, and defers what only HTML can tell", async () => {
    site.write("content/pages/a.mdx", "[b](/b/) [c](/b/#c)");
    await site.build([standalone]);
    const { problems, deferred } = checked(blog, standalone, featureOf({ pages: [pageOf("/b/")] }));
    expect(problems).toEqual([]);
    expect(deferred).toMatchObject([{ route: "/b/", anchor: "c", file: "content/pages/a.mdx", line: 1 }]);
    expect(site.gatsby.told.map((line) => line.replace(/[\d.]+ s$/, "0.00 s"))).toEqual([
      "info: link check: 2 links in 0.00 s",
    ]);
  });
});

describe("createAllPages", () => {
  it("hands over route, template and context", () => {
    const frame = { instance: "default", sidebarId: "docs" };
    const pages = [pageOf("/a/", { context: { id: "1" } }), pageOf("/b/", { frame, noIndex: true })];
    createAllPages(args(), pages, site.context());
    const component = path.join(site.root, "src/template.tsx");
    expect(site.gatsby.pages).toEqual([
      { path: "/a/", component, context: { id: "1", route: "/a/" } },
      { path: "/b/", component, context: { route: "/b/", frame, noIndex: true } },
    ]);
  });

  it("hands over at which further addresses a page shows", () => {
    createAllPages(args(), [pageOf("/a/", { matchPath: "/a/*" })], site.context());
    expect(site.gatsby.pages).toMatchObject([{ path: "/a/", matchPath: "/a/*" }]);
  });

  it("hands over the errors of each page", () => {
    const problem: Problem = { severity: "error", file: "content/a.mdx", message: "M.", remedy: "R." };
    createAllPages(args(), [pageOf("/a/"), pageOf("/b/")], site.context(), new Map([["/a/", [problem]]]));
    expect(site.gatsby.pages.map(({ context }) => context)).toEqual([
      { route: "/a/", problems: [problem] },
      { route: "/b/" },
    ]);
  });

  it("hands over nothing that only the build asks for", () => {
    const more = {
      file: "content/a.mdx",
      node: "1",
      title: "A",
      hidden: true,
      olderVersion: "/docs/1.0/",
      noIndex: false,
    };
    createAllPages(args(), [pageOf("/a/", more)], site.context());
    expect(site.gatsby.pages[0]?.context).toEqual({ route: "/a/" });
  });

  describe("a second time", () => {
    const [a, b] = [pageOf("/a/", { context: { id: "1" } }), pageOf("/b/")];
    const again = (pages: Page[], problems?: Map<string, Problem[]>) => {
      site.gatsby.pages.length = 0;
      for (const page of site.gatsby.known.values()) page.updatedAt = 0;
      createAllPages(args(), pages, site.context(), problems);
      return site.gatsby.pages.map((page) => page.path);
    };
    const kept = () => [...site.gatsby.known].filter(([, { updatedAt }]) => updatedAt > 0).map(([route]) => route);

    beforeEach(() => {
      createAllPages(args(), [a, b], site.context());
    });

    it("hands over only what changed, and marks the rest as there still", () => {
      expect(again([a, { ...b, context: { id: "2" } }])).toEqual(["/b/"]);
      expect(kept()).toEqual(["/a/", "/b/"]);
    });

    it("hands over a page that another template has now, and none that an earlier process has made as it is", () => {
      expect(again([a, { ...b, component: "src/other.tsx" }])).toEqual(["/b/"]);
      // What Gatsby kept is another object of the same values.
      for (const page of site.gatsby.known.values()) page.context = JSON.parse(JSON.stringify(page.context)) as object;
      expect(again([a])).toEqual([]);
    });

    it("leaves a page that is gone to be removed, and hands it over when it is back", () => {
      expect(again([b])).toEqual([]);
      expect(kept()).toEqual(["/b/"]);
      site.gatsby.known.delete("/a/");
      expect(again([a, b])).toEqual(["/a/"]);
    });

    it("hands over a page with an error, and once more without it", () => {
      const problem: Problem = { severity: "error", file: "content/a.mdx", message: "M.", remedy: "R." };
      expect(again([a, b], new Map([["/a/", [problem]]]))).toEqual(["/a/"]);
      expect(again([a, b])).toEqual(["/a/"]);
    });
  });
});

describe("writeSiteFiles", () => {
  const made = async (production: boolean) => {
    site.write("content/pages/a.mdx", "# About", "", "[pdf](./a.pdf)");
    site.write("content/pages/a.pdf", "pdf");
    await site.build([standalone]);
    const [used, unused] = ["used", "unused"].map((label) =>
      writeSidebar(site.root, label, [{ type: "link", label, href: "/" }]),
    );
    const [about] = args().getNodesByType("SitePageMdx");
    const pages = [
      pageOf("/a/", { node: about?.id }),
      pageOf("/b/", { title: "B", frame: { sidebarFile: used } }),
      pageOf("/c/", { hidden: true }),
    ];
    await writeSiteFiles(args(), pages, [standalone], site.context({ production }));
    return { used, unused };
  };
  const inPublic = (folder: string) => readdirSync(path.join(site.root, "public", folder));

  it("writes the routes with titles of nodes and pages, the assets and the live frame", async () => {
    await made(false);
    expect(JSON.parse(site.read("public/not-found-routes.json"))).toEqual({
      routes: ["0 /a/", "1 b/"],
      titles: ["About", "B"],
      otherVersions: [],
    });
    const [asset = ""] = inPublic("assets");
    expect(site.read(`public/assets/${asset}`)).toBe("pdf\n");
    expect(inPublic("live-code")).toEqual([expect.stringMatching(/^[\da-f]{32}\.html$/)]);
  });

  it("writes the stylesheet and removes old sidebars in production alone", async () => {
    const styles = path.join("public", stylesheet().file);
    const { used, unused } = await made(false);
    expect(existsSync(path.join(site.root, styles))).toBe(false);
    expect(inPublic("sidebars").sort()).toEqual([`${unused}.json`, `${used}.json`]);
    site.empty();
    await made(true);
    expect(site.read(styles)).toBe(stylesheet().css);
    expect(inPublic("sidebars")).toEqual([`${used}.json`]);
  });
});
