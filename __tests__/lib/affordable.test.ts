import { affordable } from "../../src/lib/affordable";

test("a text is searched for once, and further ones find nothing when so many names were compared", () => {
  const asked: string[] = [];
  const find = affordable((written) => {
    asked.push(written);
    return [written.toUpperCase()];
  }, 900_000);
  expect(["a", "b", "a", "c", "c"].map(find)).toEqual([["A"], ["B"], ["A"], [], []]);
  expect(asked).toEqual(["a", "b"]);
});
