import { wordRanges } from "../../../../src/features/search/ui/word-ranges";

const marked = (text: string, ...words: string[]) =>
  wordRanges(text, words).map(({ start, end }) => text.slice(start, end));

test("words are found at the beginning of words, whatever their capitals", () => {
  expect(marked("Yarn, yarns and unyarned YARN", "yarn")).toEqual(["Yarn", "yarn", "YARN"]);
});

test("the longest word that stands at a place is found there", () => {
  expect(marked("installation", "installation", "install")).toEqual(["installation"]);
});

test("marks of regular expressions and HTML are words like others", () => {
  expect(marked("a.b ab <b> (x|y) $&", "a.b", "<b>", "(x|y)", "$&")).toEqual(["a.b", "<b>", "(x|y)", "$&"]);
});

test("other scripts and emoji", () => {
  expect(marked("Größe größer, שלום עולם 🦖", "größe", "שלום", "🦖")).toEqual(["Größe", "größe", "שלום", "🦖"]);
});

test("letters whose code has two units are letters before a word and at its beginning", () => {
  expect(marked("𐐀bar bar 𐐀", "bar")).toEqual(["bar"]);
  expect(marked("a𐐀 𐐀", "𐐀")).toEqual(["𐐀"]);
});

test("marks on letters are parts of words, and those on signs are none", () => {
  expect(marked("cafe\u0301s ⚠️stop", "stop", "s")).toEqual(["stop"]);
  expect(marked("दिन नदी", "न")).toEqual(["न"]);
});

test("no word marks nothing", () => {
  expect([marked("text", ""), marked("text"), marked("", "text")]).toEqual([[], [], []]);
});

test("words begin anywhere where a script has no spaces between them", () => {
  expect(marked("使用说明文档", "说明", "明文", "文档")).toEqual(["说明", "文档"]);
  expect(marked("ยินดีต้อนรับ", "ต้อน")).toEqual(["ต้อน"]);
});
