import { jsonOf } from "../../../src/lib/values/json-of";

test("a JSON file has its value with a byte-order mark and without, and no other text has one", () => {
  expect(jsonOf('["a"]')).toEqual(["a"]);
  expect(jsonOf('\uFEFF["a"]\r\n')).toEqual(["a"]);
  expect(() => jsonOf("a")).toThrow(/JSON/);
});
