import { addTo } from "../../../src/lib/values/add-to";

test("values are added to the list under their key, which stays the same list", () => {
  const first = ["a"];
  const lists = new Map([["one", first]]);
  addTo(lists, "one", "b");
  addTo(lists, "two", "c");
  expect([...lists]).toEqual([
    ["one", ["a", "b"]],
    ["two", ["c"]],
  ]);
  expect(lists.get("one")).toBe(first);
});
