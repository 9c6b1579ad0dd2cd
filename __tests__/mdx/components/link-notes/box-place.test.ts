import { boxPlace } from "../../../../src/mdx/components/link-notes/box-place";

const window = { width: 1000, height: 600 };
const box = { width: 300, height: 100 };
/** A line of text in the window, 20 pixels high. */
const line = (left: number, top: number, width = 80) => ({ left, right: left + width, top, bottom: top + 20 });

test("the box stands below the last line, and begins where that does", () => {
  expect(boxPlace([line(200, 100)], box, window)).toEqual({ left: 200, top: 128 });
  expect(boxPlace([line(700, 100), line(50, 130)], box, window)).toEqual({ left: 50, top: 158 });
});

test("in texts that run from the right it ends where the line does", () => {
  expect(boxPlace([line(400, 100)], box, window, { isRtl: true })).toEqual({ left: 180, top: 128 });
});

test("it is above or below the mouse, also on the first of two lines and at the end of a long one", () => {
  const two = [line(700, 100, 200), line(50, 130)];
  expect(boxPlace(two, box, window, { mouse: 850 })).toEqual({ left: 558, top: 158 });
  expect(boxPlace(two, box, window, { mouse: 90 })).toEqual({ left: 50, top: 158 });
  expect(boxPlace([line(100, 100, 600)], box, window, { mouse: 650 }).left).toBe(358);
  expect(boxPlace([line(100, 100, 600)], box, window, { isRtl: true, mouse: 150 }).left).toBe(142);
  expect(boxPlace([line(940, 100)], box, window, { mouse: 990 }).left).toBe(692);
});

test("it keeps away from the window's edges", () => {
  expect(boxPlace([line(900, 100)], box, window).left).toBe(692);
  expect(boxPlace([line(10, 100)], box, window, { isRtl: true }).left).toBe(8);
  expect(boxPlace([line(10, 100)], { width: 1200, height: 100 }, window).left).toBe(8);
});

test("without room below it stands above the first line, where there is more", () => {
  expect(boxPlace([line(200, 480), line(20, 510)], box, window)).toEqual({ left: 200, top: 372 });
  expect(boxPlace([line(200, 60)], { width: 300, height: 580 }, window)).toEqual({ left: 200, top: 88 });
});
