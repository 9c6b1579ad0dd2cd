import { copiesToRemove } from "../../../src/build/publish/unused-copies";

const NOW = Date.UTC(2026, 5, 1);
const DAY = 24 * 60 * 60 * 1000;
const copy = (name: string, days: number, megabytes: number) => ({
  name,
  used: NOW - days * DAY,
  size: megabytes * 1_000_000,
});

test("nothing is removed below 500 MB, however old it is", () => {
  expect(copiesToRemove([copy("a", 1000, 300), copy("b", 0, 200)], NOW)).toEqual([]);
});

test("above it, what was unused for more than 90 days goes, the longest unused first, until the rest fits", () => {
  const all = [copy("b", 91, 100), copy("a", 200, 100), copy("c", 90, 100), copy("d", 0, 250)];
  expect(copiesToRemove(all, NOW)).toEqual(["a"]);
  expect(copiesToRemove([...all, copy("e", 1, 100)], NOW)).toEqual(["a", "b"]);
});

test("what was used since then stays, however much there is", () => {
  expect(copiesToRemove([copy("a", 90, 900), copy("b", -1, 900)], NOW)).toEqual([]);
});
