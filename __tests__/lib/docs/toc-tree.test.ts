import { tocTreeOf, type TocBranch } from "../../../src/lib/docs/toc-tree";

type Entry = { level: number; id: string };

const outline = (branches: TocBranch<Entry>[]): unknown[] =>
  branches.map(({ entry, branches: below }) => (below.length ? [entry.id, outline(below)] : entry.id));
const headings = (...levels: number[]): Entry[] =>
  levels.map((level, index) => ({ level, id: `${"abcdefgh"[index]}${level}` }));

test("a heading stands below the nearest lower one before it", () => {
  expect(outline(tocTreeOf(headings(2, 3, 4, 3, 2)))).toEqual([["a2", [["b3", ["c4"]], "d3"]], "e2"]);
});

test("levels may be jumped over, and a page may begin with a deeper one", () => {
  expect(outline(tocTreeOf(headings(4, 2, 5, 3)))).toEqual(["a4", ["b2", ["c5", "d3"]]]);
});
