import { activeHeading } from "../../../src/lib/docs/active-heading";

const starts = [300, 1000, 1040, 4000];
const at = (scroll: number, end = 5000) => activeHeading(starts, { at: scroll, end, lead: 200 });

test.each([
  [0, -1],
  [99, -1],
  [101, 0],
  [300, 0],
  [700, 0],
  [801, 1],
  [1000, 1],
  [1001, 1],
  [1003, 2],
  [2500, 2],
  [3799, 2],
  [3801, 3],
  [4500, 3],
])("scrolled to %i, the reader is at heading %i", (scroll, index) => {
  expect(at(scroll)).toBe(index);
});

test("a heading counts that browsers put a fraction of a pixel too high", () => {
  expect(at(1000.6)).toBe(1);
});

test("near the end, headings that cannot come to the top take their turns, the last one at the end", () => {
  const ends = [100, 1400, 1500, 1600];
  const turns = [900, 1000, 1100, 1200, 1260, 1290, 1300].map((scroll) =>
    activeHeading(ends, { at: scroll, end: 1300, lead: 200 }),
  );
  expect(turns).toEqual([0, 1, 1, 2, 3, 3, 3]);
});

test("each heading near the end has its turn, however little way is left after the one before", () => {
  const seen = Array.from({ length: 1001 }, (_, scroll) =>
    activeHeading([100, 990, 1200, 1300, 1400], { at: scroll, end: 1000, lead: 200 }),
  );
  expect([...new Set(seen)]).toEqual([0, 1, 2, 3, 4]);
});

test("a page that does not scroll begins at its first heading, one without headings has none", () => {
  expect([
    activeHeading(starts, { at: 0, end: 0, lead: 200 }),
    activeHeading([], { at: 10, end: 500, lead: 200 }),
  ]).toEqual([0, -1]);
});
