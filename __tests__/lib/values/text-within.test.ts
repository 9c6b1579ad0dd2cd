import { textWithin } from "../../../src/lib/values/text-within";

test.each([
  ["abc", 3, "abc"],
  ["abc", 2, "ab"],
  ["漢字", 5, "漢"],
  ["a😀b", 4, "a"],
  ["a😀b", 5, "a😀"],
  ["", 5, ""],
])("of %j the beginning in %i bytes is %j", (text, bytes, beginning) => {
  expect(textWithin(text, bytes)).toBe(beginning);
});
