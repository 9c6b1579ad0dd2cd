import { withOwnSettings } from "../../../src/lib/settings/own-settings";
import type { SiteInput } from "../../../src/lib/site-config";
import { smallestSite } from "../../support/site";

const ofFolder: SiteInput = {
  ...smallestSite,
  checks: { brokenLinks: "warn", brokenAnchors: "ignore" },
  words: { "page.edit": "Seite ändern" },
  markdown: { format: "detect", admonitions: ["secret"], images: { quality: 80 } },
  search: { appId: "app", apiKey: "key", indexName: "docs" },
  announcementBar: { content: "New", isCloseable: true },
};

test("a group of settings keeps what its own value leaves out", () => {
  const site = withOwnSettings(ofFolder, {
    checks: { brokenComponents: "throw", brokenAnchors: "warn" },
    words: { "toc.label": "Inhalt" },
    markdown: { admonitions: [], images: { zoom: false } },
    debug: false,
  });
  expect(site).toEqual({
    ...ofFolder,
    checks: { brokenLinks: "warn", brokenAnchors: "warn", brokenComponents: "throw" },
    words: { "page.edit": "Seite ändern", "toc.label": "Inhalt" },
    markdown: { format: "detect", admonitions: [], images: { quality: 80, zoom: false } },
    debug: false,
  });
});

test("a setting with keys that it needs is replaced as a whole, and what is undefined is taken out", () => {
  const navbar = { title: "Own", hideOnScroll: false, items: [] };
  const search = { appId: undefined, apiKey: undefined, indexName: undefined };
  const site = withOwnSettings(ofFolder, { navbar, announcementBar: undefined, search, home: null });
  expect(site).toEqual({ ...ofFolder, navbar, announcementBar: undefined, search, home: null });
  expect(site.navbar).not.toHaveProperty("logo");
  expect(withOwnSettings(ofFolder, { navbar: "content/settings/navbar.yml" }).navbar).toBe(
    "content/settings/navbar.yml",
  );
});
