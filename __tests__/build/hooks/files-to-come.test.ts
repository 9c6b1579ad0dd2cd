import { FilesToCome } from "../../../src/build/hooks/files-to-come";

/** At which of the files, counted from one, each of the two moments came. */
function momentsOf(all: number, files: number) {
  const toCome = new FilesToCome();
  const isLong = toCome.begin(all);
  const counted = Array.from({ length: files }, (_, index) => index + 1);
  return {
    isLong,
    told: counted.filter(() => toCome.isLastTold()),
    last: counted.filter(() => toCome.leavesLast()),
  };
}

test("all files are told of with the last, and 96 of them are left when the last ones begin", () => {
  expect(momentsOf(300, 300)).toEqual({ isLong: true, told: [300], last: [204] });
  expect(momentsOf(97, 97)).toEqual({ isLong: true, told: [97], last: [1] });
});

test("of few files the first is compiled when the last ones begin", () => {
  expect(momentsOf(96, 96)).toEqual({ isLong: false, told: [96], last: [1] });
  expect(momentsOf(1, 1)).toEqual({ isLong: false, told: [1], last: [1] });
});

test("where nobody says how many files there are, none is the last", () => {
  expect(momentsOf(0, 500)).toEqual({ isLong: false, told: [], last: [] });
});

test("files that come later, as in develop, are none of those that were counted", () => {
  expect(momentsOf(2, 5)).toEqual({ isLong: false, told: [2], last: [1] });
});
