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

test("a page that says nothing of itself has what the site says, and so have metadata that no page decides", () => {
  const parts = [meta("description", "All about kilns"), meta("keywords", "kilns"), meta("keywords", "clay")];
  expect(withoutOverridden(parts)).toEqual(parts);
  const cards = [meta("twitter:card", "summary"), meta("twitter:card", "summary_large_image", ofPage)];
  expect(withoutOverridden(cards)).toEqual(cards);
});
