import { hasTag } from "../../src/commands/entity-tags.mjs";

test.each([
  ['"a"', true],
  ['W/"a"', true],
  ['"b", W/"a"', true],
  ['  "b" ,"a" ', true],
  [', "x, y",, "a"', true],
  ["*", true],
  [" * ", true],
  ['"b", "c"', false],
  ['"x, "a" y"', false],
  ['b, "a"', false],
  ['"*"', false],
  ["a", false],
  ["", false],
  [undefined, false],
])("If-None-Match: %s", (header, expected) => {
  expect(hasTag(header, '"a"')).toBe(expected);
});
