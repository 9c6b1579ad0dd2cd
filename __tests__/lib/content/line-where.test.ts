import { escapedPattern } from "../../../src/lib/values/escaped-pattern";
import { lineWhere } from "../../../src/lib/content/line-where";

test("lines are counted from 1, and the first one is found", () => {
  expect(lineWhere("a\nb\nb", (line) => line === "b")).toBe(2);
  expect(lineWhere("a\nb", (line) => line === "c")).toBeUndefined();
});

test("the ends of lines that Windows writes are no part of them", () => {
  expect(lineWhere("a\r\nb\r\n", (line) => line === "b")).toBe(2);
});

test("a text as a pattern matches itself alone", () => {
  const text = "a.b*[c]($d)|{e}^f\\g+h?";
  expect(new RegExp(`^${escapedPattern(text)}$`).test(text)).toBe(true);
  expect(new RegExp(escapedPattern("a.b")).test("axb")).toBe(false);
});
