import { isMapping } from "../../../src/lib/values/is-mapping";

test.each([
  [{}, true],
  [Object.create(null), true],
  [[], false],
  [null, false],
  [undefined, false],
  ["text", false],
])("%j is a mapping: %s", (value, expected) => {
  expect(isMapping(value)).toBe(expected);
});
