import { wordsOf } from "../../../src/lib/words/words-of";

it("says words by their names, with values in them", () => {
  const word = wordsOf({ add: "Add a site", count: "{count} of {sites} sites" });
  expect([word("add"), word("count", { count: 2, sites: 7 })]).toEqual(["Add a site", "2 of 7 sites"]);
});
