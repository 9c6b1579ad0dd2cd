import { placeAfter } from "../../../src/layout/navbar/menu-keys";

const LABELS = ["Čeština", "Dansk", "Deutsch", "Português", " Polski"];
const VERSIONS = ["Next", "33.1", "33.0", "3.0"];
const NONE = { text: "", time: 0 };

/** Where keys lead from a place, one after another with a pause between them, in milliseconds. */
function walk(labels: readonly string[], keys: string, pause: number, from = -1): (number | undefined)[] {
  let [at, typed, time] = [from, NONE, 5000];
  return [...keys].map((key) => {
    time += pause;
    const after = placeAfter(key, labels, { at, typed, time });
    typed = after.typed;
    at = after.place ?? at;
    return after.place;
  });
}

test.each([
  ["ArrowDown", -1, 0],
  ["ArrowDown", 4, 0],
  ["ArrowUp", -1, 4],
  ["ArrowUp", 0, 4],
  ["Home", 3, 0],
  ["End", 0, 4],
  ["Enter", 0, undefined],
  [" ", 0, undefined],
])("%s leads from %i to %j, and begins another word", (key, at, place) => {
  const after = placeAfter(key, LABELS, { at, typed: NONE, time: 9000 });
  expect([after.place, after.typed.text]).toEqual([place, ""]);
});

test("no key leads anywhere in an empty menu", () => {
  expect(["ArrowDown", "End", "d"].map((key) => placeAfter(key, [], { at: -1, typed: NONE, time: 0 }).place)).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test("letters lead to the item that begins with them, in either case and without accents", () => {
  expect(walk(LABELS, "de", 10)).toEqual([1, 2]);
  expect(walk(LABELS, "c", 10, 2)).toEqual([0]);
  expect(walk(LABELS, "DE", 10)).toEqual([1, 2]);
  expect(walk(VERSIONS, "33.0", 10)).toEqual([1, 1, 1, 2]);
});

test("a letter once more, or after a pause, leads to the next item that begins with it, and round", () => {
  expect(walk(LABELS, "ppp", 10)).toEqual([3, 4, 3]);
  expect(walk(LABELS, "dd", 1001)).toEqual([1, 2]);
  expect(walk(LABELS, "de", 1001)).toEqual([1, undefined]);
});

test("a letter that goes on no word begins one, and what no item begins with leads nowhere", () => {
  expect(walk(LABELS, "dp", 10)).toEqual([1, 3]);
  expect(walk(LABELS, "xd", 10)).toEqual([undefined, 1]);
});
