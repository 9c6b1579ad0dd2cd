import {
  hasAllWords,
  simplerQueries,
  suggestionsOf,
  textWithoutMarks,
} from "../../../../src/features/search/ui/search-requests";
import type { SearchHit } from "../../../../src/features/search/engine/search-client";

describe("simplerQueries", () => {
  it.each([
    ["dark sailboat", ["sailboat", "dark", "sail", "sa"]],
    ["sailboat", ["sail", "sa"]],
    ["हिन्दी में", ["हिन्दी", "में", "हिन", "हि"]],
    ["a", []],
    ["?!", []],
    ["", []],
  ])("gives of '%s' its words, the longest first, and beginnings of that one", (query, expected) => {
    expect(simplerQueries(query)).toEqual(expected);
  });

  it("divides no character in two", () => {
    expect(simplerQueries("𠮷野家")).toEqual(["𠮷野"]);
  });
});

test.each([
  ["qqqq", []],
  ["zzzqqqx", []],
  ["kubernetes", []],
  ["how to the", []],
  ["browser quux", ["Browser support"]],
  ["insttallattionn", ["Installation"]],
])("suggestionsOf gives of titles those with a word like one of '%s'", (query, expected) => {
  const titles = ["Showcase", "Math Equations", "Assets", "Browser support", "Installation", "How to", "Installation"];
  const hits = titles.map((lvl1) => ({ hierarchy: { lvl1 }, language: "en" }) as SearchHit);
  expect(suggestionsOf(query, hits)).toEqual(expected);
});

test("hasAllWords asks for every word, in any part of the hit and with any end", () => {
  const hit = { hierarchy: { lvl0: "Guides", lvl1: "Dark mode" }, content: "Sailing at night" } as SearchHit;
  expect(hasAllWords(hit, "DARK sail")).toBe(true);
  expect(hasAllWords(hit, "dark sailor")).toBe(false);
  expect(hasAllWords(hit, "?")).toBe(false);
  expect(hasAllWords({ ...hit, content: "दीन" }, "दिन")).toBe(false);
});

test("textWithoutMarks leaves the text of a hit", () => {
  expect(textWithoutMarks("A __ais-highlight__dark__/ais-highlight__ mode")).toBe("A dark mode");
});
