import { beginningsOf, pagesOfList, partOfLists } from "../../../src/features/doc-changes/list-parts";

test.each([
  [0, 1],
  [200, 1],
  [201, 2],
])("%d docs are on %d pages", (changed, pages) => {
  expect(pagesOfList({ added: 0, removed: 0, changed })).toBe(pages);
});

test("each kind that there is begins on a page", () => {
  expect(beginningsOf({ added: 200, removed: 0, changed: 3 })).toEqual([
    { kind: "added", count: 200, page: 1 },
    { kind: "changed", count: 3, page: 2 },
  ]);
});

test.each([
  [0, Infinity, { added: [1, 2], removed: [3], changed: [4, 5, 6] }],
  [0, 1, { added: [1], removed: [], changed: [] }],
  [1, 3, { added: [2], removed: [3], changed: [4] }],
  [4, 9, { added: [], removed: [], changed: [5, 6] }],
  [6, 2, { added: [], removed: [], changed: [] }],
])("of all entries those behind %d, %d at most", (skip, limit, part) => {
  expect(partOfLists({ added: [1, 2], removed: [3], changed: [4, 5, 6] }, skip, limit)).toEqual(part);
});
