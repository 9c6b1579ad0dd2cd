import { valueAt } from "../../../src/lib/values/value-at";

test.each([
  [["a", "b", 1], "two"],
  [[], { a: { b: ["one", "two"] }, c: null }],
  [["a", "none", "deeper"], undefined],
  [["c", "deeper"], undefined],
])("keys %j lead to %j", (keys, value) => expect(valueAt({ a: { b: ["one", "two"] }, c: null }, keys)).toEqual(value));
