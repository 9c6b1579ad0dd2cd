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
  writeFileSync(path.join(root, "src/site.ts"), lines.join("\n"));
});
afterEach(() => rmSync(root, { recursive: true }));

describe("siteFilePage", () => {
  it("finds the line of each link", () => {
    expect(siteFilePage(root, ["/docs/", "/docs/a/", "/made/by/code/"])).toEqual({
      route: "src/site.ts",
      file: "src/site.ts",
      contentRoot: "content",
      links: [
        { url: "/docs/", line: 4 },
        { url: "/docs/a/", line: 2 },
        { url: "/made/by/code/", line: undefined },
      ],
      anchors: [],
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

  it("takes the links of the home page", () => {
    const home = { buttons: [{ label: "A", to: "/a/" }], features: [{ title: "B", text: "b", to: "/b/" }] };
    expect(linksOf({ home })).toEqual(["/a/", "/b/"]);
  });
});
