import { countWords } from "../../../src/lib/content/word-count";

test.each([
  ["", 0],
  ["— … !", 0],
  ["Two kilns, 12 shelves", 4],
  // Vowels of Hindi are marks on letters.
  ["मिट्टी के बर्तन", 3],
  ["陶器は窯で焼きます。", 6],
  ["我们今天烧窑。", 4],
  ["เตาเผาร้อน", 3],
  ["窯 version 2", 3],
])("'%s' has %i words", (text, count) => {
  expect(countWords(text)).toBe(count);
});
