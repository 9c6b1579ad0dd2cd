/** @jest-environment jsdom */
import { readFileSync } from "node:fs";
import { BuiltSite, errorsIn, type Build } from "./support/built-site";
import { ERRORS, MISTAKES } from "./support/fixture-mistakes";
import { canonicalOf, linksOf, refreshOf, robotsOf, textOf } from "./support/page";
import { CMS_WRITTEN } from "../support/cms-written";
import { CHANGED_BY_CMS, ROUTES, ROUTES_AFTER } from "./support/fixture-routes";
import { inlineScriptsOf } from "./support/inline-scripts";
import { expectSound } from "./support/sound-build";

// Builds take as long as they take.
jest.setTimeout(60 * 60 * 1000);

const BASE = "/manual";
const site = new BuiltSite();
afterAll(() => site.end());

describe("a build from nothing", () => {
  let build: Build;
  beforeAll(async () => (build = await site.build()));

  it("makes the pages of all features and no other, and leaves unlisted ones out of the sitemap", () => {
    expectSound(site, build, ROUTES);
    expect(build.output).toContain("compile: 21 files in");
  });

  it("shows a doc with its sidebar, its place in it and its tags", () => {
    const page = site.page("/docs/guides/harbours/");
    expect(page.title).toBe("Harbours | Tern");
    expect(textOf(page, "article h1")).toBe("Harbours");
    expect(canonicalOf(page)).toBe("https://tern.example/manual/docs/guides/harbours/");
    expect(robotsOf(page)).toBeUndefined();
    expect(linksOf(page, ".sidebar-menu")).toEqual([
      `Introduction → ${BASE}/docs/`,
      `Installation → ${BASE}/docs/install/`,
      `Guides → ${BASE}/docs/category/guides/`,
      `Harbours → ${BASE}/docs/guides/harbours/`,
    ]);
    expect(textOf(page, ".sidebar-menu [aria-current=page]")).toBe("Harbours");
    expect(linksOf(page, ".site-breadcrumbs")).toEqual([
      `Home page → ${BASE}/`,
      `Guides → ${BASE}/docs/category/guides/`,
    ]);
    expect(textOf(page, ".site-breadcrumbs [aria-current=page]")).toBe("Harbours");
    expect(linksOf(page, ".site-pagination")).toEqual([`PreviousGuides → ${BASE}/docs/category/guides/`]);
    expect(linksOf(page, "article .tag-list")).toEqual([
      `Set-up → ${BASE}/docs/tags/setup/`,
      `Charts → ${BASE}/docs/tags/sea-charts/`,
    ]);
    expect(page.querySelector(".version-banner")).toBeNull();
  });

  it("leads through the docs in the order of their sidebar, and follows links to files", () => {
    const page = site.page("/docs/install/");
    expect(linksOf(page, ".site-pagination")).toEqual([
      `PreviousIntroduction → ${BASE}/docs/`,
      `NextGuides → ${BASE}/docs/category/guides/`,
    ]);
    expect(linksOf(page, "article .prose p")).toEqual([`anchor → ${BASE}/docs/guides/harbours/#anchorage`]);
  });

  it("tells of versions that are not the last one, and leads from all of them to it", () => {
    const banner = (route: string) => textOf(site.page(route), ".version-banner");
    expect(banner("/docs/1.0/install/")).toMatch(
      /^You are reading about version 1\.0, which is no longer maintained\./,
    );
    expect(banner("/docs/next/install/")).toMatch(/^You are reading about version Next, which is not released yet\./);
    const lead = (route: string) => linksOf(site.page(route), ".version-banner");
    expect(lead("/docs/1.0/install/")).toEqual([`2.0 → ${BASE}/docs/install/`]);
    expect(lead("/docs/next/moon/")).toEqual([`2.0 → ${BASE}/docs/`]);
    const canonical = (route: string) => canonicalOf(site.page(route));
    expect(canonical("/docs/1.0/install/")).toBe("https://tern.example/manual/docs/install/");
    expect(canonical("/docs/next/moon/")).toBe("https://tern.example/manual/docs/next/moon/");
  });

  it("resolves the items of the navbar in the version that is read", () => {
    const page = site.page("/docs/1.0/install/");
    expect(linksOf(page, ".site-navbar .left")).toEqual([
      `Install → ${BASE}/docs/1.0/install/`,
      `Handbook → ${BASE}/handbook/`,
      `Log → ${BASE}/blog/`,
    ]);
    const versions = [`Next → ${BASE}/docs/next/install/`, `2.0 → ${BASE}/docs/install/`];
    expect(linksOf(page, ".site-navbar .right").slice(0, 2)).toEqual(versions);
    expect(linksOf(site.page("/versions/"), "article")).toEqual(
      ["/docs/", "/docs/next/", "/docs/1.0/"].map((route) => `Documentation → ${BASE}${route}`),
    );
  });

  it("makes category pages and tag pages", () => {
    const category = site.page("/docs/category/guides/");
    expect([textOf(category, "h1"), textOf(category, ".site-lead")]).toEqual(["All guides", "Ways through the day."]);
    const card = `HarboursA harbour has a name and a depth. → ${BASE}/docs/guides/harbours/`;
    expect(linksOf(category, ".doc-cards")).toEqual([card]);
    expect(linksOf(site.page("/docs/tags/"), "article")).toEqual([
      `Charts1 → ${BASE}/docs/tags/sea-charts/`,
      `Set-up2 → ${BASE}/docs/tags/setup/`,
    ]);
    const tag = site.page("/docs/tags/setup/");
    expect([textOf(tag, "h1"), textOf(tag, ".site-lead")]).toEqual(["2 docs tagged with “Set-up”", "How to begin."]);
    expect(linksOf(tag, "article")).toEqual([
      `View all tags → ${BASE}/docs/tags/`,
      `Harbours → ${BASE}/docs/guides/harbours/`,
      `Installation → ${BASE}/docs/install/`,
    ]);
  });

  it("shows unlisted pages to those who know of them, and to no search engine", () => {
    for (const route of ["/docs/guides/smugglers/", "/blog/2024/04/10/treasure/", "/blog/tags/secrets/"])
      expect([route, robotsOf(site.page(route))]).toEqual([route, "noindex, nofollow"]);
    const pages = site.filesWith("guides/smugglers/").filter((file) => file.endsWith(".html"));
    expect(pages).toEqual(["docs/guides/smugglers/index.html"]);
  });

  it("publishes nothing of a draft", () => {
    expect(site.filesWith("Nobody has tried it")).toEqual([]);
    expect(site.filesWith("guides/night")).toEqual([]);
    expect(site.filesWith("The recipe is not ready")).toEqual([]);
  });

  it("lists the posts of a blog, of a tag and of an author", () => {
    const list = (route: string) => linksOf(site.page(route), "article h2");
    const [storm, launch] = [
      `A storm → ${BASE}/blog/2024/02/10/storm/`,
      `The launch → ${BASE}/blog/2024/01/10/launch/`,
    ];
    expect(["/blog/", "/blog/tags/news/", "/blog/authors/ada/"].map(list)).toEqual([[storm], [storm], [storm]]);
    expect(["/blog/page/2/", "/blog/tags/news/page/2/", "/blog/authors/ada/page/2/"].map(list)).toEqual([
      [launch],
      [launch],
      [launch],
    ]);
    expect(linksOf(site.page("/blog/archive/"), "article")).toEqual([storm, launch]);
    expect(linksOf(site.page("/blog/tags/"), "article")).toEqual([
      `boats1 → ${BASE}/blog/tags/boats/`,
      `news2 → ${BASE}/blog/tags/news/`,
    ]);
    const post = textOf(site.page("/blog/2024/01/10/launch/"), "article .prose");
    expect(post).toBe("She floats.The bottle broke at the second throw.");
    expect(textOf(site.page("/blog/page/2/"), ".post-summary .prose")).toBe("She floats.");
  });

  it("leads nobody to an author who has only drafts", () => {
    expect(linksOf(site.page("/blog/authors/"), "article")).toEqual([`Ada → ${BASE}/blog/authors/ada/`]);
    expect(site.filesWith("authors/ben")).toEqual([]);
  });

  it("leads on from old addresses", () => {
    const target = `${BASE}/docs/install/#with-a-package`;
    for (const route of ["/start/", "/old/start/"]) {
      const page = site.page(route);
      expect([refreshOf(page), robotsOf(page)]).toEqual([`0; url=${target}`, "noindex"]);
      expect(page.querySelector("article a")?.getAttribute("href")).toBe(target);
    }
    for (const route of ["/home/", "/a/b/", "/🦖/"]) expect(refreshOf(site.page(route))).toBe(`0; url=${BASE}/`);
    expect(refreshOf(site.page("/laws/"))).toBe(`0; url=${BASE}/handbook/rules/`);
    expect(canonicalOf(site.page("/laws/"))).toBe("https://tern.example/manual/handbook/rules/");
    expect(site.read("public/_redirects")).toContain(`${BASE}/laws/ ${BASE}/handbook/rules/ 301\n`);
  });

  it("makes the page, the navbar item and the file of a feature that is a folder and a line", () => {
    const page = site.page("/status/");
    expect(page.title).toBe("Status | Tern");
    expect(linksOf(page, "article")).toEqual([
      `The bell is down. → ${BASE}/handbook/`,
      `The table is up. → ${BASE}/docs/install/#from-source`,
    ]);
    expect(textOf(site.page("/about/"), ".site-navbar .right > li:last-child")).toBe("Status");
    const published = site.status();
    expect(Object.keys(published)).toEqual([
      ...["", "about/", "blog/2024/01/10/launch/", "blog/2024/02/10/storm/"].map((path) => `/${path}`),
      ...["", "1.0/", "1.0/install/", "1.0/pencils/", "guides/harbours/", "install/"].map((path) => `/docs/${path}`),
      ...["next/", "next/install/", "next/moon/"].map((path) => `/docs/${path}`),
      ...["", "rules/", "songs/"].map((path) => `/handbook/${path}`),
    ]);
    expect(published["/docs/install/"]).toEqual(["", "With a package", "From source"]);
  });
});

describe("a build after some changes", () => {
  let build: Build;
  let before: Record<string, string>;
  let scripts: Record<string, string[]>;
  beforeAll(async () => {
    before = site.pageData();
    scripts = inlineScriptsOf(site);
    site.edit("content/handbook/rules.mdx", "The skipper is right.", "The cook is right.");
    site.edit("content/status/bell.yml", "state: down", "state: up");
    site.edit("content/settings/footer.yml", "The crew of Tern", "All hands of Tern");
    site.remove("content/handbook/songs.mdx");
    site.takeCmsFiles();
    build = await site.build();
  });

  it("compiles what was changed, and changes no other page", () => {
    expectSound(site, build, ROUTES_AFTER);
    expect(build.output).toContain("compile: 3 files in");
    expect(site.changedSince(before)).toEqual([
      ...CHANGED_BY_CMS,
      ...["", "rules/", "songs/"].map((end) => `/handbook/${end}`),
      "/status/",
    ]);
    expect(textOf(site.page("/handbook/rules/"), "article .prose")).toBe("The cook is right.");
    expect(textOf(site.page("/status/"), "article li")).toBe("The bell is up.");
  });

  it("shows what was done in the CMS: a doc made, a post edited with an uploaded image, a doc deleted", () => {
    const doc = site.page("/docs/next/tides-a-guide/");
    expect([textOf(doc, "article h1"), textOf(doc, ".admonition-content")]).toEqual(["Tides: a guide", "Twice a day."]);
    expect(linksOf(doc, ".sidebar-menu")).toContain(`Tides: a guide → ${BASE}/docs/next/tides-a-guide/`);
    const post = site.page("/blog/2024/02/10/storm/");
    expect(textOf(post, "article h1")).toBe("A storm and a tide");
    expect(post.querySelector("article .prose img")?.getAttribute("src")).toBe(`${BASE}/img/uploads/high-tide.png`);
    expect(site.bytes("public/img/uploads/high-tide.png")).toEqual(
      readFileSync(`${CMS_WRITTEN}/static/img/uploads/high-tide.png`),
    );
    expect(site.filesWith("New in the next version")).toEqual([]);
  });

  it("shows an edited settings file on every page", () => {
    for (const route of ["/", "/docs/", "/handbook/rules/"])
      expect([route, textOf(site.page(route), ".site-footer")]).toEqual([route, "AboutAll hands of Tern"]);
  });

  it("gives pages that are rendered anew the inline scripts that they had, and a new page those of its kind", () => {
    const had = { ...scripts, "/docs/next/tides-a-guide/": scripts["/docs/next/install/"] };
    expect(had).toMatchObject(inlineScriptsOf(site));
  });

  it("leaves nothing of what was deleted", () => {
    expect(site.filesWith("capstan")).toEqual([]);
    expect(site.filesWith("handbook/songs")).toEqual([]);
    expect(linksOf(site.page("/handbook/rules/"), ".site-pagination")).toEqual([
      `PreviousThe crew → ${BASE}/handbook/`,
    ]);
  });
});

describe("mistakes", () => {
  let build: Build;
  beforeAll(async () => {
    for (const [file, right, wrong] of MISTAKES) site.edit(file, right, wrong);
    // The next build must know of this, too.
    site.edit("content/docs/1.0/install.mdx", "Buy", "Sharpen");
    build = await site.build();
  });
  afterAll(() => {
    for (const [file, right, wrong] of MISTAKES) site.edit(file, wrong, right);
  });

  it("end the build, which names them all with place, remedy and choices", () => {
    expect(build.code).toBe(1);
    expect(errorsIn(build)).toBe(ERRORS);
  });
});

describe("a build after the mistakes are mended and the site with its cache was moved", () => {
  let build: Build;
  let before: Record<string, string>;
  beforeAll(async () => {
    const failed = site.pageData();
    const mended = await site.build();
    expect(mended.output).toContain("compile: 0 files in");
    expect(site.changedSince(failed)).toEqual(["/docs/1.0/install/"]);
    before = site.pageData();
    site.move();
    site.edit("content/docs/2.0/guides/harbours.mdx", "the chart is blue", "the chart is green");
    build = await site.build();
  });

  it("compiles what was changed, and changes no other page", () => {
    expectSound(site, build, ROUTES_AFTER);
    expect(build.output).toContain("compile: 1 files in");
    expect(site.changedSince(before)).toEqual(["/docs/guides/harbours/"]);
    expect(textOf(site.page("/docs/guides/harbours/"), "article .prose")).toContain("the chart is green");
  });
});

describe("a build in a fresh clone to which a CI machine carried the folders that its workflow keeps", () => {
  let build: Build;
  let before: Record<string, string>;
  const [, listed = ""] =
    /^ +path: \|\n((?: +\S+\n)+?) +key:/m.exec(readFileSync(".github/workflows/ci.yml", "utf8")) ?? [];
  const kept = listed.trim().split(/\s+/);
  beforeAll(async () => {
    before = site.pageData();
    site.cloneWith(kept);
    site.edit("content/docs/2.0/guides/harbours.mdx", "the chart is green", "the chart is red");
    build = await site.build();
  });

  it("compiles what was changed, and changes no other page", () => {
    expect(kept).toEqual([".cache", "public", ".languages"]);
    expectSound(site, build, ROUTES_AFTER);
    expect(build.output).toContain("compile: 1 files in");
    expect(build.output).toMatch(/Building static HTML for pages - .* 1\/1 /);
    expect(site.changedSince(before)).toEqual(["/docs/guides/harbours/"]);
    expect(textOf(site.page("/docs/guides/harbours/"), "article .prose")).toContain("the chart is red");
  });
});
