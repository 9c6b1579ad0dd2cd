import {
  redirectProblems,
  redirectsOf,
  redirectsOfPage,
  usableRedirects,
} from "../../../src/features/redirects/redirect";
import { ruledRedirects } from "../../../src/features/redirects/ruled-redirects";
import { formatProblem } from "../../../src/lib/problem";
import type { Site } from "../../../src/lib/site-config";

const home = { url: "https://example.org", baseUrl: "/" };
const leads = (...redirects: [from: string, to: string][]) =>
  redirectsOf({ redirects: redirects.map(([from, to]) => ({ from: [from], to })) });
const problems = (
  redirects: [from: string, to: string][],
  pages: { path: string; file?: string }[] = [],
  site = home,
) => redirectProblems(leads(...redirects), pages, site, ({ written }) => written.length).map(formatProblem);

describe("redirectsOf", () => {
  it("leads each old route to the new one", () => {
    const redirects = redirectsOf({ redirects: [{ from: ["/docs/team", "docs/next/team/"], to: "/community/team/" }] });
    expect(redirects.map(({ from, to }) => [from, to])).toEqual([
      ["/docs/team/", "/community/team/"],
      ["/docs/next/team/", "/community/team/"],
    ]);
  });

  it.each([
    ["/a%2Fb/", "/a/b/"],
    ["/docs/%F0%9F%A6%96/", "/docs/🦖/"],
    ["/docs/🦖", "/docs/🦖/"],
    ["/100%/", "/100%/"],
    ["/old/index.html", "/old/"],
    ["index.html", "/"],
    ["/a-index.html", "/a-index.html/"],
  ])("reads %s as the route %s", (from, route) => {
    expect(redirectsOf({ redirects: [{ from: [from], to: "/" }] })).toEqual([
      { from: route, to: "/", written: from, file: "src/site.ts", key: "redirects", path: ["redirects", 0, "from", 0] },
    ]);
  });

  it("leads to a path that is no route of the site", () => {
    expect(leads(["/home/", "pathname:///api/?a=1"]).map(({ to }) => to)).toEqual(["/api/?a=1"]);
  });

  it("keeps query, hash and address of where it leads", () => {
    const to = ["/?a=1", "/#anchor", "https://example.org/?a=1#b"];
    expect(leads(...to.map((each): [string, string] => ["/home/", each])).map((redirect) => redirect.to)).toEqual(to);
  });
});

test("a redirect names the file of the configuration", () => {
  const configFile = "../website/docusaurus.config.js";
  expect(redirectsOf({ redirects: [{ from: ["/a"], to: "/b" }], configFile }).map(({ file }) => file)).toEqual([
    configFile,
  ]);
});

describe("rules for all pages", () => {
  const from = (route: string, rule: Partial<Site["redirectRules"][number]>) =>
    ruledRedirects(route, {
      redirectRules: [{ fromExtensions: [], toExtensions: [], ...rule }],
      configFile: "config",
    }).map(({ from: old, to, key }) => [old, to, key]);

  it.each([
    ["/a/", { fromExtensions: ["html", "htm"] }, ["/a.html/", "/a.htm/"]],
    ["/a.html/", { fromExtensions: ["html"] }, []],
    ["/", { fromExtensions: ["html"] }, []],
    ["/a.zip/", { toExtensions: ["zip", "exe"] }, ["/a/"]],
    ["/a/", { create: (route: string) => `/old${route}` }, ["/old/a/"]],
    ["/a/", { create: () => ["/b", "/c/"] }, ["/b/", "/c/"]],
    ["/a/", { create: () => undefined }, []],
    ["/404/", { fromExtensions: ["html"], create: () => "/gone/" }, []],
  ])("lead to %s by %j", (route, rule, old) => {
    expect(from(route, rule).map(([first]) => first)).toEqual(old);
    expect(from(route, rule).every(([, to]) => to === route)).toBe(true);
  });
});

test("a page's front matter leads its old routes to it", () => {
  const page = { file: "content/a.mdx", permalink: "/docs/a/", redirectFrom: ["/old", "/older/"] };
  const place = { file: "content/a.mdx", key: "redirect_from", to: "/docs/a/" };
  expect(redirectsOfPage(page)).toEqual([
    { ...place, written: "/old", from: "/old/" },
    { ...place, written: "/older/", from: "/older/" },
  ]);
});

describe("redirectProblems", () => {
  it("finds a redirect from the file that a page has: hosts send it in any case", () => {
    expect(problems([["/docs/index.html", "/docs/"]], [{ path: "/docs/", file: "content/docs/index.mdx" }])).toEqual([
      expect.stringContaining("leads away from a page that exists: content/docs/index.mdx."),
    ]);
  });

  it("finds nothing wrong with redirects to pages, to other sites and to their queries", () => {
    const pages = [{ path: "/" }, { path: "/b/" }];
    expect(
      problems(
        [
          ["/a/", "/b/?x=1"],
          ["/c/", "https://example.com/a/"],
          ["/d/", "/#a"],
        ],
        pages,
      ),
    ).toEqual([]);
  });

  it.each<[string, [string, string][], { path: string; file?: string }[], string]>([
    [
      "a page that exists",
      [["/b", "/c/"]],
      [{ path: "/b/", file: "content/b.mdx" }],
      `src/site.ts:2
  The redirect from '/b' (\`redirects\`) leads away from a page that exists: content/b.mdx.
  → Take '/b' out, or give the page another \`slug\`.`,
    ],
    [
      "an address that is no path",
      [["/a/?x=1", "/"]],
      [],
      `src/site.ts:7
  The redirect from '/a/?x=1' (\`redirects\`) is none: an old route is a path, without host, query and hash.
  → Write the path alone, as \`/old/\`; readers keep the query and the hash that they come with.`,
    ],
    [
      "a route that stands twice",
      [
        ["/a/", "/b/"],
        ["/a", "/c/"],
      ],
      [],
      `src/site.ts:2
  The redirect from '/a' (\`redirects\`) stands twice: src/site.ts (\`redirects\`) leads from there to '/b/'.
  → Keep one of the two.`,
    ],
    [
      "a loop of one",
      [["/a/", "/a/#b"]],
      [],
      `src/site.ts:3
  The redirect from '/a/' (\`redirects\`) never arrives: /a/ → /a/.
  → Let one of them lead to a page.`,
    ],
    [
      "a chain, also by an escaped address of the site itself with .html",
      [
        ["/a/", "https://example.org/%F0%9F%A6%96.html?x=1"],
        ["/🦖/", "/c/"],
      ],
      [],
      `src/site.ts:3
  The redirect from '/a/' (\`redirects\`) leads to another redirect: /a/ → /🦖/ → /c/.
  → Let it lead to '/c/' at once.`,
    ],
  ])("names %s", (_name, redirects, pages, problem) => {
    expect(problems(redirects, pages)).toEqual([problem]);
  });

  it("names every redirect of a loop, and those that lead into it", () => {
    const loop = problems([
      ["/in/", "/a/"],
      ["/a/", "/b/"],
      ["/b/", "/a/"],
    ]);
    expect(loop.map((problem) => /never arrives: (.*)\./.exec(problem)?.[1])).toEqual([
      "/in/ → /a/ → /b/ → /a/",
      "/a/ → /b/ → /a/",
      "/b/ → /a/ → /b/",
    ]);
  });

  it("takes an address for the site's own below its base URL alone", () => {
    const site = { url: "https://example.org", baseUrl: "/docs/" };
    expect(
      problems(
        [
          ["/a/", "https://example.org/b/"],
          ["/b/", "/c/"],
        ],
        [],
        site,
      ),
    ).toEqual([]);
    expect(
      problems(
        [
          ["/a/", "https://example.org/docs/b/"],
          ["/b/", "/c/"],
        ],
        [],
        site,
      ),
    ).toHaveLength(1);
  });
});

describe("an old route that begins with the base URL", () => {
  const site = { url: "https://example.org", baseUrl: "/site/" };

  it("is told, and what to write", () => {
    expect(problems([["/site/old", "/new/"]], [{ path: "/new/" }], site)).toMatchInlineSnapshot(`
[
  "src/site.ts:9
  The redirect from '/site/old' (\`redirects\`) begins with the site's \`baseUrl\`, which routes have not: its page is at '/site/site/old/'.
  → Write '/old/'.",
]
`);
    expect(problems([["/site", "/new/"]], [], site)[0]).toContain("→ Write '/'.");
  });

  it("is a warning alone, as the route may have been so", () => {
    const [found] = redirectProblems(leads(["/site/old/", "/new/"]), [], site, () => 1);
    expect(found?.severity).toBe("warning");
  });

  it.each([
    ["/sites/old/", "/new/", site],
    ["/site/old/", "/site/new/", site],
    ["/site/old/", "/new/", home],
  ])("is none where %s leads to %s", (from, to, where) => {
    expect(problems([[from, to]], [{ path: to }], where)).toEqual([]);
  });
});

test("of redirects from one route the first is used, and none from a route that has a page", () => {
  const redirects = leads(["/a", "/x"], ["/a/", "/y"], ["/page", "/x"]);
  expect(usableRedirects(redirects, new Set(["/page/"])).map(({ from, to }) => [from, to])).toEqual([["/a/", "/x"]]);
});

test("in a project of Docusaurus they are warnings", () => {
  const found = redirectProblems(leads(["/a", "/x"]), [{ path: "/a/" }], { ...home, lenient: true }, () => 1);
  expect(found.map(({ severity }) => severity)).toEqual(["warning"]);
});
