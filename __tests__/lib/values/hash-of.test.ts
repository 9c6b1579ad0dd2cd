import { hashOf } from "../../../src/lib/values/hash-of";

test("the hash of a text is that of FNV-1a with 32 bits", () => {
  expect(["", "a", "foobar"].map(hashOf)).toEqual([0x811c9dc5, 0xe40c292c, 0xbf9cf968]);
  expect(hashOf("𐐀")).not.toBe(hashOf("𐐁"));
});
