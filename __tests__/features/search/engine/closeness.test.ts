import { closenessOf } from "../../../../src/features/search/engine/closeness";
import { matchedTerms } from "../../../../src/features/search/engine/matched-terms";
import { searchedPage } from "../../../support/search-index";

test.each([
  ["Port", 1],
  ["Port of a host", 0.5],
  ["hostPort", 0.71],
  ["portOfSomeHostPort", 0.67],
  ["Host", 0],
  ["The port", 1],
])("of the name %j so much is what a query asks for", (title, share) => {
  const terms = {
    words: ["port"],
    wordsOf: matchedTerms([
      ["port", ["port"]],
      ["the", ["the"]],
    ]).wordsOf,
  };
  expect(closenessOf(searchedPage("/x/", title), terms, ["port"])).toBeCloseTo(share, 2);
});

test.each([
  [["docs", "clear"], 1],
  [["docs", "clear", "dir"], 1],
  [["clear", "docs"], 0],
  [["docs", "docs"], 0],
  [["clear"], 0],
])("a heading with the words %j as they were typed is what a query asks for", (phrase, share) => {
  const sections = [{ heading: "docs clear [dir]", id: "clear", level: 2, text: "" }];
  expect(closenessOf(searchedPage("/x/", "Commands", { sections }), matchedTerms([]), phrase)).toBe(share);
});
