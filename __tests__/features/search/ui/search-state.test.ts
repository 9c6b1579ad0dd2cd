import {
  IDLE,
  movedTo,
  searchReducer,
  shownHits,
  type SearchEvent,
} from "../../../../src/features/search/ui/search-state";
import { hitOf } from "./hits";

const hits = [hitOf({ url: "/a/" }), hitOf({ url: "/b/" })];
const asked = searchReducer(IDLE, { type: "asked", query: "yarn" });
const found = searchReducer(asked, { type: "found", query: "yarn", hits, total: 12 });

test("a query is asked, found, and its first hit is the active one", () => {
  expect(asked.status).toBe("asked");
  expect([found.status, found.total, found.active, shownHits(found).map(({ url }) => url)]).toEqual([
    "found",
    12,
    0,
    ["/a/", "/b/"],
  ]);
});

test("what was found shows until the next query has its answer; without a query there is nothing", () => {
  const next = searchReducer(found, { type: "asked", query: "yarn i" });
  expect([next.status, shownHits(next).length]).toEqual(["asked", 2]);
  expect(searchReducer(next, { type: "asked", query: " " })).toEqual({ ...IDLE, query: " " });
});

test.each<SearchEvent>([
  { type: "found", query: "yar", hits, total: 2 },
  { type: "found-elsewhere", query: "yar", hits },
  { type: "suggested", query: "yar", suggestions: ["Yarn"] },
  { type: "failed", query: "yar" },
])("an answer to an older query changes nothing: $type", (event) => {
  expect(searchReducer(asked, event)).toBe(asked);
});

test("a failure takes the place of what was found, and a later answer that of the failure", () => {
  const failed = searchReducer(found, { type: "failed", query: "yarn" });
  expect([failed.status, shownHits(failed)]).toEqual(["failed", []]);
  expect(searchReducer(failed, { type: "found", query: "yarn", hits, total: 2 }).status).toBe("found");
});

test("hits of other versions stand behind the reader's own", () => {
  const both = searchReducer(found, { type: "found-elsewhere", query: "yarn", hits: [hitOf({ url: "/old/" })] });
  expect(shownHits(both).map(({ url }) => url)).toEqual(["/a/", "/b/", "/old/"]);
});

test("the active option moves, and a new answer begins at the first one", () => {
  const moved = searchReducer(found, { type: "moved", active: 1 });
  expect(moved.active).toBe(1);
  expect(searchReducer(moved, { type: "found", query: "yarn", hits, total: 2 }).active).toBe(0);
});

test.each([
  ["ArrowDown", 0, 1],
  ["ArrowDown", 2, 0],
  ["ArrowUp", 0, 2],
  ["ArrowUp", 2, 1],
  ["Home", 2, 0],
  ["End", 0, 2],
  ["a", 0, undefined],
])("%s moves from %i of three options to %p", (key, active, next) => {
  expect(movedTo(key, active, 3)).toBe(next);
});

test("where there is no option no key moves", () => {
  expect(["ArrowDown", "ArrowUp", "Home", "End"].map((key) => movedTo(key, 0, 0))).toEqual(Array(4).fill(undefined));
});
