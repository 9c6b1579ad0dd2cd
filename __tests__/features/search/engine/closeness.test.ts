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
  expect(closenessOf(searchedPage("/x/", title), terms)).toBeCloseTo(share, 2);
});
