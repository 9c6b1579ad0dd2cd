import { coverOf } from "../../../src/features/blog/cover";

test.each([
  ["Tern 3.3", "3.3"],
  ["The year 2021 in review", "2021"],
  ["How to sail at night", "HS"],
  ["Ça va", "ÇV"],
  ["E\u0301lan vital", "ÉV"],
  ["𝐁old 𝐧ews", "𝐁𝐧"],
])("the cover of '%s' shows %s", (title, letters) => {
  expect(coverOf(title).letters).toBe(letters);
});

test("a title has one cover, and another title another", () => {
  expect(coverOf("A harbour")).toEqual(coverOf("A harbour"));
  expect(coverOf("A harbour").circles).not.toEqual(coverOf("Another harbour").circles);
});

test("circles lie within reach of the box", () => {
  for (const { x, y, radius } of coverOf("Any title").circles)
    expect([x >= 0 && x < 320, y >= 20 && y < 170, radius >= 46 && radius < 116]).toEqual([true, true, true]);
});
