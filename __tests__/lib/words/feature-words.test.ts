import { setWords } from "../../../src/lib/words/own-words";
import { word } from "../../../src/features/showcase/words";
import { issueWords } from "../../../src/features/feedback/words";

test("a site says words of features in its own language, with values in them", () => {
  const words = { "showcase.count": "{count} von {sites} Seiten", "feedback.helpfulTitle": "Hilfreich: {path}" };
  setWords(words);
  expect(word("count", { count: 2, sites: 7 })).toBe("2 von 7 Seiten");
  expect(word("sort")).toBe("Order");
  expect(issueWords("helpful", "/a/").title).toBe("Hilfreich: /a/");
});
