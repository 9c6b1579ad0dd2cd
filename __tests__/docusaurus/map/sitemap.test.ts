import { mapSite } from "../../../src/docusaurus/map/site";
import { folderWith } from "./folder";

test("names options of the sitemap that have no effect", () => {
  const sitemap = {
    filename: "map.xml",
    changefreq: "weekly",
    priority: 0.5,
    lastmod: "datetime",
    other: 1,
    createSitemapItems: () => [],
    ignorePatterns: ["/tags/**"],
  };
  const { site, notes } = mapSite(folderWith({ presets: [["classic", { sitemap }]] }));
  expect(site.sitemap).toEqual({ ignorePatterns: ["/tags/", "/tags/**"] });
  expect(notes.map(({ name }) => name)).toEqual(
    ["changefreq", "createSitemapItems", "filename", "lastmod", "other", "priority"].map(
      (key) => `@docusaurus/plugin-sitemap: ${key}`,
    ),
  );
  const same = { lastmod: "date", changefreq: null };
  expect(mapSite(folderWith({ presets: [["classic", { sitemap: same }]] })).notes).toEqual([]);
});

test("patterns have no base URL, match pages with and without a slash, and the page above all that they match", () => {
  const ignorePatterns = ["/kiln/blog/**", "/kiln/draft", "/kiln/notes/", "/kiln/parts/*"];
  const presets = [["classic", { sitemap: { ignorePatterns } }]];
  expect(mapSite(folderWith({ baseUrl: "/kiln/", presets })).site.sitemap).toEqual({
    ignorePatterns: ["/blog/", "/blog/**", "/draft", "/draft/", "/notes/", "/parts/*"],
  });
});
