import { highlighted, snippet } from "../../../../src/features/search/engine/highlight";
import { matchedTerms } from "../../../../src/features/search/engine/matched-terms";

const TAGS = { highlightPreTag: "[", highlightPostTag: "]" };
const terms = (words: Record<string, string[]>) => matchedTerms(Object.entries(words));
const marked = (text: string, words: Record<string, string[]>) => highlighted(text, terms(words), TAGS).value;

test("words are marked wherever they stand; of longer words their beginning", () => {
  expect(marked("Install it. Installation of an install.", { install: ["installation"] })).toBe(
    "[Install] it. [Install]ation of an [install].",
  );
});

test("a word that another stands for is marked whole", () => {
  expect(marked("The sidebar", { sidbar: ["sidebar"] })).toBe("The [sidebar]");
  expect(marked("Ein Café", { cafe: [] })).toBe("Ein [Café]");
});

test("a name is marked whole, or the part that the query has", () => {
  expect(marked("onBrokenLinks", { onbrokenlinks: [] })).toBe("[onBrokenLinks]");
  expect(marked("onBrokenLinks", { broken: [], links: [] })).toBe("on[Broken][Links]");
  expect(marked("onBrokenLinks", { onbrokenlinks: [], broken: [] })).toBe("[onBrokenLinks]");
});

test("a text without matches stays as it is, and markup stays text", () => {
  expect(marked("<b>bold</b> & more", { bold: [] })).toBe("<b>[bold]</b> & more");
  expect(highlighted("none", terms({ a: [] }), TAGS)).toEqual({ value: "none", matchLevel: "none", matchedWords: [] });
});

test("words that overlap have one mark", () => {
  expect(highlighted("使用说明文", terms({ 说明: [], 明文: [] }), TAGS)).toEqual({
    value: "使用[说明文]",
    matchLevel: "full",
    matchedWords: ["说明", "明文"],
  });
});

test("says how much of the query a text has", () => {
  const level = (text: string) => highlighted(text, terms({ a: [], b: [] }), TAGS);
  expect(level("b")).toMatchObject({ matchLevel: "partial", matchedWords: ["b"] });
  expect(level("b a")).toMatchObject({ matchLevel: "full", matchedWords: ["b", "a"] });
});

test("without tags the marks are those of react-instantsearch", () => {
  expect(highlighted("a", terms({ a: [] }), {}).value).toBe("__ais-highlight__a__/ais-highlight__");
});

describe("a snippet", () => {
  const text = Array.from({ length: 60 }, (_, index) => `w${index}`).join(" ");
  const of = (words: Record<string, string[]>, source = text) =>
    snippet(source, terms(words), { ...TAGS, words: 8, ellipsis: "…" }).value;

  it("stands around the part with the most words of the query", () => {
    expect(of({ w3: [], w40: [], w42: [] })).toBe("…w38 w39 [w40] w41 [w42] w43 w44 w45…");
  });

  it("begins and ends with the text where it is there", () => {
    expect(of({ w0: [] })).toBe("[w0] w1 w2 w3 w4 w5 w6 w7…");
    expect(of({ w59: [] })).toBe("…w52 w53 w54 w55 w56 w57 w58 [w59]");
    expect(of({ none: [] })).toBe("w0 w1 w2 w3 w4 w5 w6 w7…");
    expect(of({ two: [] }, "(one two)")).toBe("(one [two])");
    expect(of({ a: [] }, "")).toBe("");
  });
});
