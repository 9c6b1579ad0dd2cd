/** @jest-environment jsdom */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { BuiltFolder, BuiltItem } from "../../src/commands/docusaurus-expect/built-site";
import type { BrokenLinks } from "../../src/commands/docusaurus-expect/broken-links";
import { describeParts } from "./support/built-parts";
import { BuiltSite, type Build } from "./support/built-site";
import { linksOf, textOf } from "./support/page";

// Builds take as long as they take.
jest.setTimeout(60 * 60 * 1000);

const PROJECT = "__tests__/fixtures/docusaurus";
const BASE = "/manual";
/** What Docusaurus itself made of the project (`npm run docusaurus:expect`). */
const expected = JSON.parse(readFileSync(`${PROJECT}/expected.json`, "utf8")) as BuiltFolder & BrokenLinks;
const site = new BuiltSite(PROJECT);
afterAll(() => site.end());

/** A digest for each file of the project, beside its build. */
const digests = () =>
  site.files("../website").map((file) => [
    file,
    createHash("md5")
      .update(site.bytes(`../website/${file}`))
      .digest("hex"),
  ]);

let build: Build;
let before: string[][];
beforeAll(async () => {
  before = digests();
  build = await site.build();
});

/** What the build printed, in one line: Gatsby breaks lines where a terminal ends. */
const told = () => build.output.replace(/\s+/g, " ");

/** Items of a sidebar file in the form of what Docusaurus gave. */
function itemsOf(items: readonly BuiltItem[]): BuiltItem[] {
  return items.map(({ type, label, href, items: inner }) => ({
    type,
    ...(label !== undefined && { label }),
    ...(href !== undefined && { href }),
    ...(inner && { items: itemsOf(inner) }),
  }));
}

/** The stylesheets that a page of the site names, as one text. */
function stylesOf(route: string): string {
  const named = [...site.page(route).querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][href^="/"]')];
  return named.map((link) => site.read(`public${link.getAttribute("href")?.slice(BASE.length)}`)).join("\n");
}

const pageOf = (route: string) => site.page(route === "/404/" ? "/404/" : route);
/** Pages that hold no content of an author: their headings are the generators' own. */
const isList = (route: string) => /\/(?:tags|archive|page)\/|^\/blog\/$|^\/404\/$/.test(route);

const EDIT_LINK = ".page-footer > a";

describe("a project of Docusaurus", () => {
  it("builds as it is, and is as it was", () => {
    expect(build.code === 0 ? "" : build.output).toBe("");
    expect(digests()).toEqual(before);
  });

  it("has the routes that Docusaurus gives it, and those of search and versions", () => {
    const others = ["/search/", "/versions/"];
    expect(site.routes().filter((route) => !others.includes(route))).toEqual(Object.keys(expected.pages).sort());
  });

  it("has Docusaurus' ids of headings", () => {
    const own = (ids: readonly string[]) => ids.filter((id) => id !== "footnote-label");
    const routes = Object.keys(expected.pages).filter((route) => !isList(route));
    expect(routes.length).toBeGreaterThan(20);
    const found = routes.map((route) => {
      const page = pageOf(route);
      const main = page.querySelector("article") ?? page.querySelector("main") ?? page.body;
      return [route, own([...main.querySelectorAll("h1, h2, h3, h4, h5, h6")].map(({ id }) => id).filter(Boolean))];
    });
    expect(found).toEqual(routes.map((route) => [route, own(expected.pages[route]?.headings ?? [])]));
  });

  it("has Docusaurus' sidebars", () => {
    const found = Object.entries(expected.sidebars).map(([version, sidebars]) => {
      const [instance = "", name = ""] = version.split(" ");
      const own = Object.keys(sidebars).map((id) => {
        const file = site.names("public/sidebars").find((file) => file.startsWith(`${instance}-${name}-${id}.`));
        return [id, itemsOf(JSON.parse(site.read(`public/sidebars/${file}`)) as BuiltItem[])];
      });
      return [version, Object.fromEntries(own) as unknown];
    });
    expect(Object.fromEntries(found)).toEqual(expected.sidebars);
  });

  it("has Docusaurus' pages before and after each doc", () => {
    const routes = Object.keys(expected.pages).filter((route) => /^\/(?:docs|glazes)\//.test(route) && !isList(route));
    const found = routes.map((route) => [
      route,
      [...site.page(route).querySelectorAll(".site-pagination a")].map((link) =>
        link.getAttribute("href")?.replace(BASE, ""),
      ),
    ]);
    expect(found).toEqual(routes.map((route) => [route, expected.pages[route]?.pagination ?? []]));
  });

  it("tells of the links and anchors that Docusaurus finds broken, and of no others", () => {
    const links = [
      ...told().matchAll(
        /\.\.\/website\/(\S+?):\d+:\d+ The link (?:to the file )?'\S+' (?:is broken: there is no page|leads nowhere)/g,
      ),
    ];
    const anchors = [
      ...told().matchAll(/\.\.\/website\/(\S+?):\d+:\d+ The link '(\S+)' is broken: its page has no anchor/g),
    ];
    const countOf = (lists: Record<string, string[]>) => Object.values(lists).flat().length;
    expect(links.map(([, file]) => file)).toEqual([
      "docs/odd-links.md",
      "docs/odd-links.md",
      "docs/odd-links.md",
      "src/pages/studio/plan.md",
    ]);
    expect(Object.keys(expected.brokenLinks).sort()).toEqual(["/docs/next/odd-links/", "/studio/plan/"]);
    expect(links).toHaveLength(countOf(expected.brokenLinks));
    expect(anchors.map(([, file]) => file)).toEqual(["docs/02-firing/02-glaze-firing.md"]);
    expect(anchors).toHaveLength(countOf(expected.brokenAnchors));
  });

  it("lists what has no equivalent, once each", () => {
    for (const name of ["./plugins/mark.cjs", "themeConfig.zoom"])
      expect(build.output.split(`\n  ${name}\n`)).toHaveLength(2);
    expect(build.output).not.toContain("cones.cjs");
    expect(told()).toContain("has a key 'sidebar_postion', which nobody knows.");
  });

  it("publishes the project's static files, and none of the engine's", () => {
    const published = site.files("public");
    expect(published).toEqual(expect.arrayContaining(["img/kiln.svg", "plans/kiln.txt", "js/status.js"]));
    expect(published).not.toContain("img/logo.svg");
    const [glaze = ""] = published.filter((file) => file.startsWith("assets/glaze-"));
    for (const address of [glaze, "img/kiln.svg"]) expect(stylesOf("/docs/next/")).toContain(`url(${BASE}/${address})`);
  });

  it("resolves links by address as the project's slashes have it, and links to files in all their ways", () => {
    expect(linksOf(site.page("/docs/next/odd-links/"), "article ul")).toEqual([
      "install → /manual/docs/next/install/",
      "settings → /manual/docs/next/settings/",
      "ramps → /manual/docs/next/reference/ramps/",
      "plan → /manual/studio/plan/",
      "plan → /manual/studio/plan/",
      "lost → #",
      "lost → /manual/docs/next/lost/",
      "lost → #",
      "old → /manual/docs/1.0/",
      "ramps → /manual/docs/next/reference/ramps/",
    ]);
  });

  it("runs plugins of syntax trees, leaves to itself what it does, and says what they cost", () => {
    const page = site.page("/docs/next/trees/");
    expect([...page.querySelectorAll(".cone-table td")].map(({ textContent }) => textContent)).toEqual(["6", "1222"]);
    expect([...page.querySelectorAll("article ul.marked > li")]).toHaveLength(2);
    expect(page.querySelector("article math, article .katex")).not.toBeNull();
    expect(textOf(page, "[role=tablist]")).toContain("npm");
    expect(told()).toMatch(/compile: plugins of syntax trees took (?:\w+ \d+\.\d\d s(?:, )?){3}/);
  });

  it("draws components with their styles, and pages made of code", () => {
    const components = site.page("/docs/next/components/");
    expect(textOf(components, ".cone--warm")).toBe("cone 6");
    expect(textOf(components, ".cones")).toBe("Cones: 5, 6");
    expect(textOf(components, ".wide-table table")).toContain("1222 °C");
    expect(textOf(components, "[class*=gauge]")).toBe("Kiln manual: 1222 °C …");
    expect(components.head.innerHTML).toContain("border-inline-start");
    const home = site.page("/");
    expect(textOf(home, "h1")).toBe("Kiln manual");
    expect(home.title).toBe("Home | Kiln manual");
    expect([...home.querySelectorAll("main")].map(({ id }) => id)).toEqual(["main"]);
    expect(linksOf(home, "main [class*=home]")).toEqual(["Read the manual → /manual/docs/"]);
  });

  it("puts the project's own component around each page, and what it gives to the head into it", () => {
    for (const route of ["/", "/docs/next/components/"]) {
      expect(textOf(site.page(route), ".site-layout + .below-layout + .scale-notice")).toBe("Degrees are in C.");
      expect(site.page(route).querySelector('meta[name="scale"]')?.getAttribute("content")).toBe("degrees");
    }
  });

  it("puts the project's components around parts of docs and posts", () => {
    expect(textOf(site.page("/docs/next/components/"), ".page-article > .doc-scale")).toBe("components: C");
    const post = site.page("/blog/2024/05/01/legacy/");
    expect(textOf(post, ".page-article > .post-title")).toBe(textOf(post, "h1"));
    expect(site.page("/").querySelector(".doc-scale, .post-title")).toBeNull();
  });

  it("draws copies of the theme's components in their places, with what the theme and the project have inside", () => {
    const page = site.page("/docs/next/install/");
    expect(textOf(page, "footer.footer--dark .copyright")).toBe("Kiln manual, fired twice");
    expect(linksOf(page, "footer.footer--dark section")[0]).toBe("Introduction → /manual/docs/");
    expect(stylesOf("/docs/next/install/")).toMatch(/_fired\{border-top:3px solid/);
    expect(page.querySelector(".site-footer")).toBeNull();
    const plan = site.page("/studio/plan/");
    expect(textOf(plan, "main .container > article:not([class]) > h1")).toBe("Plan of the studio");
  });

  it("draws items of the navbar by the project's components", () => {
    const page = site.page("/docs/next/components/");
    expect(textOf(page, ".site-navbar .side.left .firing")).toBe("Fire");
    const cones = [...page.querySelectorAll(".site-navbar .side.right a")].map(({ textContent }) => textContent);
    expect(cones.filter((text) => text?.startsWith("Cone "))).toEqual(["Cone 06", "Cone 6"]);
  });

  it("makes pages and data of the project's own plugins", () => {
    const page = site.page("/cones/");
    expect(page.title).toBe("Cones | Kiln manual");
    expect(textOf(page, "main p")).toBe("5 and 6, 2 for an electric kiln of 1222 °C.");
  });

  it("puts them around the frame and around parts of pages, where a context of the former reaches the latter", () => {
    const page = site.page("/docs/next/install/");
    expect(textOf(page, ".toc-column > .toc-list + .below-toc")).toBe("2 parts, fired by the potter");
    // The component stands around the page, and not around what a page of React imports by its name, too.
    expect(site.page("/").querySelectorAll(".below-layout")).toHaveLength(1);
    // A page that the project has as a whole.
    expect(textOf(site.page("/404/"), "main")).toBe("No such firing");
  });

  it("makes islands of components that need a browser, with a script for each module that pages share", () => {
    const islandsIn = (route: string) =>
      [...site.page(route).querySelectorAll("site-island")].map(({ textContent }) => textContent);
    expect(islandsIn("/docs/next/components/")).toEqual([
      "Fired 3 times",
      "Kiln manual: 1222 °C …",
      "",
      "600 degrees",
      "Ring",
      "",
      "1222 °C",
    ]);
    expect(islandsIn("/")).toEqual(["Kiln manualFiring schedules for a kiln controllerRead the manualFired 1 times"]);
    expect(islandsIn("/docs/next/")).toEqual([]);
    expect(stylesOf("/docs/next/")).toMatch(/@layer project\{[^}]*\.client/);
    const scripts = site.names("public/assets").filter((name) => name.endsWith(".js"));
    expect(scripts.map((name) => name.replace(/-[0-9a-f]{8}\.js$/, "")).sort()).toEqual([
      "CodeBlock",
      "Counter",
      "Degrees",
      "Gauge",
      "Window",
      "client-modules",
      "components",
      "components",
      "components",
      "pages",
      "theme-parts",
    ]);
  });

  it("shows where else the authors of posts are found", () => {
    const [link] = pageOf("/blog/2024/01/20/hello/").querySelectorAll(".post-meta .author-socials a");
    expect([link?.getAttribute("href"), link?.getAttribute("title")]).toEqual(["https://github.com/kiln", "GitHub"]);
    expect(build.output).not.toContain("socials");
  });

  it("leads to pages from what a function of the configuration gives", () => {
    for (const route of ["/drawing/", "/sketch/"])
      expect(site.page(route).querySelector("link[rel=canonical]")?.getAttribute("href")).toBe(
        `https://kiln.example${BASE}/studio/plan/`,
      );
  });

  it("edits its files where Docusaurus would", () => {
    const edited = Object.entries(expected.pages).flatMap(([route, { edit }]) => (edit ? [[route, edit]] : []));
    expect(edited.length).toBeGreaterThan(15);
    const found = edited.map(([route = ""]) => [
      route,
      site.page(route).querySelector(EDIT_LINK)?.getAttribute("href"),
    ]);
    expect(found).toEqual(edited);
    expect(site.page("/blog/2024/05/01/legacy/").querySelector(EDIT_LINK)).toBeNull();
  });
});

describe("in one language, as parts are", () => {
  beforeAll(async () => {
    site.edit("../website/docusaurus.config.ts", 'locales: ["en", "de"]', 'locales: ["en"]');
    // What the build before leaves, such as scripts of other names, is in no part.
    for (const folder of ["public", ".cache"]) site.remove(folder);
    expect(await site.build()).toMatchObject({ code: 0 });
  });

  describeParts(site, ["1.0,2023", "current,2.0"]);
});
