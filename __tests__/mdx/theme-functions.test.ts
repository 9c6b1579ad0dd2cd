import { themeFunctions } from "../../src/mdx/theme-functions";

const { isSamePath, isRegexpStringMatch, duplicates, uniq, isMultiColumnFooterLinks } = themeFunctions;

test("addresses are of one page with and without a slash, in whatever case", () => {
  expect([isSamePath("/docs/a", "/Docs/a/"), isSamePath("/docs/a", "/docs/b"), isSamePath()]).toEqual([
    true,
    false,
    true,
  ]);
});

test("a pattern that is missing matches nothing", () => {
  expect([isRegexpStringMatch("^/DOCS", "/docs/a"), isRegexpStringMatch("^/docs"), isRegexpStringMatch()]).toEqual([
    true,
    false,
    false,
  ]);
});

test("values that stand in a list twice are its duplicates, and those without them all once", () => {
  expect(duplicates(["a", "b", "a", "a"])).toEqual(["a", "a"]);
  expect(duplicates(["a", "A"], (one, other) => one.toLowerCase() === other.toLowerCase())).toEqual(["A"]);
  expect(uniq(["a", "b", "a"])).toEqual(["a", "b"]);
});

test("a footer has columns where its links have titles", () => {
  expect([[{ title: "A", items: [] }], [{ label: "A" }], []].map(isMultiColumnFooterLinks)).toEqual([
    true,
    false,
    false,
  ]);
});
