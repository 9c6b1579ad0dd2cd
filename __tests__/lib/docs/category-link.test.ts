import { withoutEmptyLink } from "../../../src/lib/docs/category-link";

test.each([
  [{}, {}],
  [{ link: null }, { link: null }],
  [{ link: {} }, { link: null }],
  [{ link: { slug: "/a" } }, { link: null }],
  [{ link: { type: "doc", id: "a" } }, { link: { type: "doc", id: "a" } }],
  [{ link: "a" }, { link: "a" }],
])("%j is the category %j", (category, expected) => {
  expect(withoutEmptyLink(category)).toEqual(expected);
});
