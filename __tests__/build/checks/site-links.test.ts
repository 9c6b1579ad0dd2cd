import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import {
  frameLinksOf,
  framePages,
  lineBelowKey,
  lineOfSetting,
  lineOfValue,
  siteFilePage,
} from "../../../src/build/checks/site-links";
import { readSite, type SiteInput } from "../../../src/lib/site-config";
import { smallestSite } from "../../support/site";

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), "site-links-"));
  mkdirSync(path.join(root, "src"));
  symlinkSync(path.resolve("node_modules"), path.join(root, "node_modules"), "junction");
  const lines = ["export const site = {", '  to: "/docs/a/",', '  from: ["/old/"],', '  to: "/docs/",', "};"];
  lines.push('const note = `<a href="/note/#a">`;', "const old = '<a href=\\'/old\\'>';");
  writeFileSync(path.join(root, "src/site.ts"), lines.join("\n"));
});
afterEach(() => rmSync(root, { recursive: true }));

describe("siteFilePage", () => {
  it("finds the line of each link", () => {
    expect(
      siteFilePage(
        root,
        { configFile: "src/site.ts" },
        ["/docs/", "/docs/a/", "/made/by/code/", "/note/", "/old"].map((url) => ({ url, path: [] })),
      ),
    ).toEqual({
      file: "src/site.ts",
      contentRoot: "content",
      links: [
        { url: "/docs/", line: 4 },
        { url: "/docs/a/", line: 2 },
        { url: "/made/by/code/", line: undefined },
        { url: "/note/", line: 6 },
        { url: "/old", line: 7 },
      ],
    });
  });
});

describe("framePages", () => {
  it("names the file of the configuration, in which paths may lack their first slash", () => {
    writeFileSync(path.join(root, "docusaurus.config.js"), 'module.exports = {\n  items: [{ to: "blog" }],\n};');
    const navbar = { ...smallestSite.navbar, items: [{ to: "/blog" }] };
    const [page] = framePages(root, readSite({ ...smallestSite, navbar, configFile: "docusaurus.config.js" }));
    expect([page?.file, page?.links[0]]).toEqual(["docusaurus.config.js", { url: "/blog", line: 2, isDrawn: true }]);
  });

  /** The address and the place of each link. */
  const linesOf = (site: SiteInput) =>
    framePages(root, readSite(site)).flatMap(({ file, links }) =>
      links.map(({ url, line }) => `${url} ${file}:${line}`),
    );
  const navbar = { ...smallestSite.navbar, items: [{ label: "A", to: "/a/" }] };
  const footer = {
    ...smallestSite.footer,
    links: [{ title: "More", items: [{ to: "/a/" }, { html: '<a href="/a/">A</a>' }] }],
  };

  it("finds each of several links to one address on its own line", () => {
    const lines = ["export const site = {", '  redirects: [{ from: "/b/", to: "/a/" }],', "  navbar: { items: [", "{"];
    lines.push('label: "A",', 'to: "/a/" }] },', "  footer: {", '    links: [{ title: "More", items: [');
    lines.push('{ to: "/a/" },', "{ html: '<a href=\"/a/\">A</a>' },", "    ] }],", "  },", "};");
    writeFileSync(path.join(root, "src/site.ts"), lines.join("\n"));
    expect(linesOf({ ...smallestSite, navbar, footer })).toEqual([
      "/a/ src/site.ts:6",
      "/a/ src/site.ts:9",
      "/a/ src/site.ts:10",
    ]);
  });

  it("finds them in the theme's settings of a project of Docusaurus, and in a file of settings", () => {
    const config = ["module.exports = {", "themeConfig: {", 'footer: { links: [{ to: "/a/" }] },'];
    config.push('navbar: { items: [{ to: "/a/" }] },', "} };");
    writeFileSync(path.join(root, "docusaurus.config.js"), config.join("\n"));
    const links = [{ to: "/a/" }];
    const project = { ...smallestSite, configFile: "docusaurus.config.js", lenient: true };
    expect(linesOf({ ...project, navbar, footer: { ...footer, links } })).toEqual([
      "/a/ docusaurus.config.js:4",
      "/a/ docusaurus.config.js:3",
    ]);
    mkdirSync(path.join(root, "content/settings"), { recursive: true });
    writeFileSync(path.join(root, "content/settings/footer.yml"), "links:\n  - to: /a/\n  - label: A\n    to: /a/\n");
    const settingsFiles = { footer: "content/settings/footer.yml" };
    const twice = { ...footer, links: [...links, ...links] };
    expect(linesOf({ ...smallestSite, footer: twice, settingsFiles }).slice(-2)).toEqual([
      "/a/ content/settings/footer.yml:2",
      "/a/ content/settings/footer.yml:4",
    ]);
  });

  it("finds the links of each setting in its own file, YAML too", () => {
    const footer = { ...smallestSite.footer, links: [{ to: "/a/" }, { to: "/b/" }] };
    mkdirSync(path.join(root, "content/settings"), { recursive: true });
    const yaml = "links:\n  # Not here: /a/b/\n  - to: /b/ # last\n  - { to: /a/, label: A }\n";
    writeFileSync(path.join(root, "content/settings/footer.yml"), yaml);
    const navbar = { ...smallestSite.navbar, items: [{ to: "/docs/" }] };
    const settingsFiles = { footer: "content/settings/footer.yml" };
    expect(framePages(root, readSite({ ...smallestSite, navbar, footer, settingsFiles }))).toEqual([
      { file: "src/site.ts", contentRoot: "content", links: [{ url: "/docs/", line: 4, isDrawn: true }] },
      {
        file: "content/settings/footer.yml",
        contentRoot: "content",
        links: [
          { url: "/a/", line: 4, isDrawn: true },
          { url: "/b/", line: 3, isDrawn: true },
        ],
      },
    ]);
  });
});

test.each([
  ["YAML", "- label: intro\n  docId: intro\n", 2],
  ["YAML with quotes", "- label: intro\n- docId: 'intro'\n", 2],
  ["TypeScript", '[\n  { docId: "introduction" },\n  { docId: "intro" },\n]', 3],
  ["another value", "docId: introduction\n", undefined],
])("the line of a key with a value: %s", (_kind, source, line) => {
  expect(lineOfValue(source, "docId", "intro")).toBe(line);
});

test.each([
  ["quoted, below the key", 'a: "/docs/",\n  redirects: [\n    "/docs/x/",\n    "/docs/"\n]', 4],
  ["in a list", "slug: /docs/\nredirect_from:\n  - /docs/a/\n  - /docs/\n", 4],
  ["as a part of a line", "redirects: from(`/docs/${a}`)", 1],
  ["above the key", 'const old = ["/docs/"];\nconst site = { \n  redirects: old }', 1],
  ["without the key", 'const old = ["/docs/"];', 1],
  ["nowhere", "redirects: []", undefined],
])("the line of a text in the value of a key: %s", (_kind, source, line) => {
  expect(lineBelowKey(source, source.includes("redirect_from") ? "redirect_from" : "redirects", "/docs/")).toBe(line);
});

test.each([
  ["YAML", "marks: all\nmark: first\n", 2],
  ["TypeScript", "  markdown: { mark: 1 },\n  'mark': null,", 2],
  ["a longer key alone", "markdown: {}", undefined],
])("the line of a key of settings: %s", (_kind, source, line) => {
  expect(lineOfSetting(source, "mark")).toBe(line);
});

describe("frameLinksOf", () => {
  const framed = (changes: Partial<SiteInput>) =>
    frameLinksOf(readSite({ ...smallestSite, navbar: { ...smallestSite.navbar, items: [] }, ...changes }));
  const linksOf = (changes: Partial<SiteInput>) => framed(changes).map(({ url }) => url);

  it("takes the links of the navbar, at every depth, and not what is no link", () => {
    const items: SiteInput["navbar"]["items"] = [
      { to: "/a/" },
      { href: "https://example.org" },
      { type: "doc", docId: "intro" },
      { type: "dropdown", label: "More", items: [{ to: "/b/" }, { html: "<hr>" }] },
      { type: "docsVersionDropdown", dropdownItemsBefore: [{ to: "/c/" }], dropdownItemsAfter: [{ href: "/d/" }] },
    ];
    expect(linksOf({ navbar: { ...smallestSite.navbar, items } })).toEqual([
      "/a/",
      "https://example.org",
      "/b/",
      "/c/",
      "/d/",
    ]);
  });

  it("takes the links of the footer, in columns or in a row", () => {
    const row = [{ to: "/a/" }, { href: "/b/" }];
    expect(linksOf({ footer: { ...smallestSite.footer, links: row } })).toEqual(["/a/", "/b/"]);
    expect(linksOf({ footer: { ...smallestSite.footer, links: [{ title: "More", items: row }] } })).toEqual([
      "/a/",
      "/b/",
    ]);
  });

  it("takes the links of both logos", () => {
    const logo = { alt: "", src: "/logo.svg" };
    const navbar = { ...smallestSite.navbar, items: [], logo: { ...logo, href: "/a/" } };
    expect(linksOf({ navbar, footer: { ...smallestSite.footer, logo: { ...logo, href: "/b/" } } })).toEqual([
      "/a/",
      "/b/",
    ]);
  });

  it("takes the links in the HTML of the announcement, the navbar and the footer", () => {
    const html = (href: string) => `<b><a class="x" href="${href}">…</a></b>`;
    const items: SiteInput["navbar"]["items"] = [
      { type: "html", value: html("/a/") },
      { type: "dropdown", label: "More", items: [{ html: html("/b/") }, { type: "html", value: html("/c/") }] },
      { type: "localeDropdown", dropdownItemsAfter: [{ html: html("/d/") }, { type: "html", value: html("/d2/") }] },
    ];
    const footer = { ...smallestSite.footer, links: [{ html: html("/e/") }], copyright: `© ${html("/f/")}` };
    const announcementBar = { id: "1", content: html("/g/"), isCloseable: true };
    expect(linksOf({ navbar: { ...smallestSite.navbar, items }, footer, announcementBar })).toEqual([
      "/a/",
      "/b/",
      "/c/",
      "/d/",
      "/d2/",
      "/f/",
      "/e/",
      "/g/",
    ]);
  });

  it("tells links of the frame from those in its HTML", () => {
    const footer = { ...smallestSite.footer, links: [{ to: "/a/" }, { html: '<a href="/b/">B</a>' }] };
    expect(framed({ footer })).toEqual([
      { url: "/a/", path: ["footer", "links", 0, "to"], isDrawn: true },
      { url: "/b/", path: ["footer", "links", 1, "html"], isDrawn: false },
    ]);
  });
});
