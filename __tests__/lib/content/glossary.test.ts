import { byLetter, inlineParts, plainDescription, termId, termsBySpelling } from "../../../src/lib/content/glossary";

const named = (...terms: string[]) => terms.map((term) => ({ term }));
const letters = (language: string, ...terms: string[]) =>
  byLetter(named(...terms), language).map(({ letter, terms: some }) => [letter, ...some.map(({ term }) => term)]);

test.each([
  ["Base URL", "base-url"],
  ["`.env` file", "env-file"],
  ["Größe", "größe"],
  ["C++", "c"],
  ["+", ""],
])("the anchor of '%s' is '%s'", (term, id) => {
  expect(termId(term)).toBe(id);
});

test("terms are found by all of their spellings, in any case", () => {
  const sidebar = { term: "Sidebar", description: "A", also: ["side  bars"] };
  expect([...termsBySpelling([sidebar])]).toEqual([
    ["sidebar", sidebar],
    ["side bars", sidebar],
  ]);
});

test("terms stand below their letters, in the order of the language", () => {
  expect(letters("en", "slug", "404", "Éclair", "edge", "SSG")).toEqual([
    ["#", "404"],
    ["E", "Éclair", "edge"],
    ["S", "slug", "SSG"],
  ]);
  expect(letters("sv", "öppen", "zon", "åtkomst", "alias")).toEqual([
    ["A", "alias"],
    ["Z", "zon"],
    ["Å", "åtkomst"],
    ["Ö", "öppen"],
  ]);
});

test("a description has code, emphasis and importance, and is plain without", () => {
  const description = "A *short* name, **never** `a*b*`.";
  expect(inlineParts(description)).toEqual([
    { text: "A " },
    { mark: "em", text: "short" },
    { text: " name, " },
    { mark: "strong", text: "never" },
    { text: " " },
    { mark: "code", text: "a*b*" },
    { text: "." },
  ]);
  expect(plainDescription(description)).toBe("A short name, never a*b*.");
  expect(inlineParts("2 * 3 * 4")).toEqual([{ text: "2 * 3 * 4" }]);
});
