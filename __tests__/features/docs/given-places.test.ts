import { atItsCode } from "../../../src/features/docs/given-places";

const code = `module.exports = {
  manual: [
    'a',
    { type: 'category', label: 'Kilns', items: ['b'] },
    {
      type: 'category',
      label: 'Glazes',
      items: ['guides/c'], lnk: 1,
    },
  ],
};`;
const value = {
  manual: [
    "a",
    { type: "category", label: "Kilns", items: ["b"] },
    { type: "category", label: "Glazes", items: ["guides/c"], lnk: 1 },
  ],
};
const json = JSON.stringify(value, undefined, 1);

/** The line of the code for a problem at the first line of the JSON with some words. */
function lineFor(words: string): number | undefined {
  const line = json.split("\n").findIndex((text) => text.includes(words)) + 1;
  const problem = { severity: "error" as const, file: "sidebars.js", line, column: 2, message: "a", remedy: "b" };
  const { column, ...placed } = atItsCode(problem, json, code) as typeof problem;
  expect(column).toBeUndefined();
  return placed.line;
}

test.each([
  ['"lnk"', 8],
  ['"guides/c"', 8],
  ['"Kilns"', 4],
  // A line with nothing but a bracket is known by what stands inside of it.
  ["manual", 2],
])("the code of %s is in line %s", (words, line) => {
  expect(lineFor(words)).toBe(line);
});

test("a mistake in an item is at one of its lines, and one that several lines may be at has none", () => {
  const items = json.split("\n").flatMap((text, index) => (text.trim() === "{" ? [index + 1] : []));
  const at = (line = 0) =>
    atItsCode({ severity: "error", file: "sidebars.js", line, message: "a", remedy: "b" }, json, code).line;
  expect(items.map(at)).toEqual([2, 4, 7]);
  expect(lineFor('"category"')).toBeUndefined();
});
