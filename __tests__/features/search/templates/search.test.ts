import { searchPages } from "../../../../src/features/search/pages";
import * as search from "../../../../src/features/search/templates/search";
import { readSite } from "../../../../src/lib/site-config";
import { docs } from "../../../support/docs-data";
import { smallestSite } from "../../../support/site";
import { standOnSettings } from "../../../support/stand-on-settings";
import { drawTemplate } from "../../../support/template";

standOnSettings({ navbar: smallestSite.navbar });

test("the page of results has a field until a browser knows the query, and search engines are kept away", () => {
  const { page, head } = drawTemplate(search, { context: { route: "/search/" }, docs });
  const [, part = ""] = /<div class="search-page" data-needs-scripts="choice">([^]*?)<\/div>/.exec(page) ?? [];
  expect(part.match(/<[a-z]+/g)).toEqual(["<form", "<input"]);
  expect(part).toContain('name="q"');
  const [, without = ""] = /<div class="without-scripts">([^]*)<div class="search-page"/.exec(page) ?? [];
  expect(without).toContain("<p>This page needs scripts. Switch JavaScript on to search, or start from here:</p>");
  expect(without).toContain('href="/"');
  expect(head).toMatchInlineSnapshot(`
    {
      "canonical": "https://site/search/",
      "description": "Tagline",
      "robots": "noindex, nofollow",
      "title": "Search | Site",
    }
  `);
});

test.each([
  [undefined, ["/search/"]],
  ["/find/", ["/find/"]],
  [false as const, []],
])("a site with the path %p has the pages %j", (searchPagePath, paths) => {
  const site = readSite({ ...smallestSite, search: { searchPagePath } });
  const { pages } = searchPages({ root: process.cwd(), site });
  expect(pages.map(({ path }) => path)).toEqual(paths);
  expect(pages.every(({ noIndex }) => noIndex)).toBe(true);
});
