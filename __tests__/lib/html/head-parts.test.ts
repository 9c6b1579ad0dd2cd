import { withoutOverridden } from "../../../src/lib/html/head-parts";

const meta = (name: string, content: string, more: object = {}) => ({
  type: "meta",
  props: { name, content, ...more },
});
const ofPage = { "data-gatsby-head": true };

test("what a page says of itself takes the place of what the site says of all pages", () => {
  const own = [meta("description", "Firing cones", ofPage), meta("keywords", "cones", ofPage)];
  const others = [meta("author", "Ida"), { type: "link", props: { rel: "icon" } }, null, "text"];
  const ofSite = [meta("description", "All about kilns"), meta("keywords", "kilns"), meta("keywords", "clay")];
  expect(withoutOverridden([...ofSite, ...others, ...own])).toEqual([...others, ...own]);
});

test("a page that says nothing of itself has what the site says", () => {
  const parts = [meta("description", "All about kilns"), meta("keywords", "kilns"), meta("keywords", "clay")];
  expect(withoutOverridden(parts)).toEqual(parts);
});

test("a page's card and its image take the place of the site's, with what belongs to that image alone", () => {
  const property = (name: string, more: object = {}) => ({ type: "meta", props: { property: name, ...more } });
  const own = [meta("twitter:card", "summary", ofPage), property("og:image", ofPage), property("og:locale", ofPage)];
  const others = [property("og:locale:alternate"), meta("twitter:image", "/a.png")];
  const ofSite = [meta("twitter:card", "summary_large_image"), property("og:image"), property("og:image:width")];
  expect(withoutOverridden([...ofSite, ...others, ...own])).toEqual([...others, ...own]);
});

test("of what components around parts give, a page's description and keywords take the place", () => {
  const ofPart = { "data-part-head": "1" };
  const own = [meta("description", "Firing cones", ofPage), meta("twitter:card", "summary", ofPage)];
  const card = meta("twitter:card", "summary_large_image", ofPart);
  expect(withoutOverridden([card, meta("description", "All about kilns", ofPart), ...own])).toEqual([card, ...own]);
});
