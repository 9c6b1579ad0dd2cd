import { translate } from "../../../src/lib/words/translate";

test("words come from the catalogue by id", () => {
  expect(translate({ id: "error.retry", message: "Another text" })).toBe("Try again");
});

test("a message without an id stands for itself", () => {
  expect(translate({ message: "As it is" })).toBe("As it is");
});

test("values take the places that name them, others stay", () => {
  expect(translate({ message: "{count} of {total}, {rest}" }, { count: 0, total: 3 })).toBe("0 of 3, {rest}");
});

test("words in forms are those for the number, and values are filled in after", () => {
  const message = "uk|{count} файл: {tag}|{count} файли: {tag}|{count} файлів: {tag}";
  expect(translate({ message, count: 23 }, { count: 23, tag: "a|b" })).toBe("23 файли: a|b");
  expect(translate({ message: "{count}|{tag}", count: 23 }, { count: 23, tag: "a" })).toBe("23|a");
});

test("neither id nor message is an error", () => {
  expect(() => translate({})).toThrow("must have an id or a message");
});
