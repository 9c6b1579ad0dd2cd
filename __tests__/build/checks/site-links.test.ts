import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { frameLinksOf, siteFilePage } from "../../../src/build/checks/site-links";
import { readSite, type SiteInput } from "../../../src/lib/site-config";
import { smallestSite } from "../../support/site";

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), "site-links-"));
  mkdirSync(path.join(root, "src"));
  const lines = ["export const site = {", '  to: "/docs/a/",', '  from: ["/old/"],', '  to: "/docs/",', "};"];
  lines.push('const note = `<a href="/note/#a">`;', "const old = '<a href=\\'/old\\'>';");
  writeFileSync(path.join(root, "src/site.ts"), lines.join("\n"));
});
afterEach(() => rmSync(root, { recursive: true }));

describe("siteFilePage", () => {
  it("finds the line of each link", () => {
    expect(siteFilePage(root, ["/docs/", "/docs/a/", "/made/by/code/", "/note/", "/old"])).toEqual({
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

describe("frameLinksOf", () => {
  const linksOf = (changes: Partial<SiteInput>) =>
    frameLinksOf(readSite({ ...smallestSite, navbar: { ...smallestSite.navbar, items: [] }, ...changes }));

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
      { type: "localeDropdown", dropdownItemsAfter: [{ html: html("/d/") }] },
    ];
    const footer = { ...smallestSite.footer, links: [{ html: html("/e/") }], copyright: `© ${html("/f/")}` };
    const announcementBar = { id: "1", content: html("/g/"), isCloseable: true };
    expect(linksOf({ navbar: { ...smallestSite.navbar, items }, footer, announcementBar })).toEqual([
      "/g/",
      "/f/",
      "/e/",
      "/a/",
      "/b/",
      "/c/",
      "/d/",
    ]);
  });

  it("takes the links of the home page", () => {
    const home = { buttons: [{ label: "A", to: "/a/" }], features: [{ title: "B", text: "b", to: "/b/" }] };
    expect(linksOf({ home })).toEqual(["/a/", "/b/"]);
  });
});
