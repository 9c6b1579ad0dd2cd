/** @jest-environment jsdom */
import { holdInPlace, scrollAsPageGrows, showInside } from "../../src/ui/scrolling";
import { growingPage } from "../support/growing-page";

/** A box from 100 to 500 in the window, with an element of 20 pixels at a place in its content. */
function boxWith(place: { top: number }, scrollTop = 0): { box: HTMLElement; element: HTMLElement } {
  const [box, element] = [document.createElement("div"), document.createElement("a")];
  box.scrollTop = scrollTop;
  box.getBoundingClientRect = () => ({ top: 100, bottom: 500, height: 400 }) as DOMRect;
  element.getBoundingClientRect = () =>
    ({ top: 100 + place.top - box.scrollTop, bottom: 120 + place.top - box.scrollTop }) as DOMRect;
  return { box, element };
}

describe("an element inside a box", () => {
  test.each([
    ["that shows leaves the box where it is", 450, 100, 100],
    ["below it comes up to the last quarter", 600, 0, 320],
    ["above it comes down to the first quarter", 200, 500, 100],
  ])("%s", (_, top, from, to) => {
    const { box, element } = boxWith({ top }, from);
    showInside(box, element);
    expect(box.scrollTop).toBe(to);
  });
});

describe("an element that is held in place", () => {
  const frames: FrameRequestCallback[] = [];
  const next = () => frames.shift()?.(0);
  beforeEach(() => {
    frames.length = 0;
    jest.spyOn(performance, "now").mockReturnValue(0);
    window.requestAnimationFrame = (callback) => frames.push(callback);
  });
  afterEach(() => jest.restoreAllMocks());

  test("stays while what is above it closes, for its time", () => {
    const place = { top: 600 };
    const { box, element } = boxWith(place, 400);
    holdInPlace(box, element, 500);
    place.top = 450;
    next();
    expect(box.scrollTop).toBe(250);
    jest.spyOn(performance, "now").mockReturnValue(501);
    place.top = 300;
    next();
    expect([box.scrollTop, frames.length]).toEqual([250, 0]);
  });

  test("is let go when the reader scrolls", () => {
    const place = { top: 600 };
    const { box, element } = boxWith(place, 400);
    holdInPlace(box, element, 500);
    next();
    box.scrollTop = 420;
    place.top = 300;
    next();
    expect([box.scrollTop, frames.length]).toEqual([420, 0]);
  });
});

describe("a place that the page is too short for", () => {
  const root = document.documentElement;
  const { growTo, isWatched } = growingPage();
  const scrollTo = jest.fn();
  const onEnd = jest.fn();
  beforeEach(() => {
    jest.resetAllMocks();
    window.scrollTo = scrollTo;
    Object.defineProperty(root, "clientHeight", { value: 900, configurable: true });
    growTo(1700);
  });

  test("is scrolled to each time the page grows, until it is there", () => {
    expect(scrollAsPageGrows(1500, onEnd)).toBeDefined();
    growTo(2000);
    expect([scrollTo.mock.calls, onEnd.mock.calls]).toEqual([
      [
        [0, 1500],
        [0, 1500],
      ],
      [],
    ]);
    growTo(2400);
    expect([scrollTo.mock.calls.length, onEnd.mock.calls.length, isWatched()]).toEqual([3, 1, false]);
  });

  test.each(["wheel", "touchstart", "pointerdown", "keydown"])("is given up on the reader's %s", (type) => {
    scrollAsPageGrows(1500, onEnd);
    window.dispatchEvent(new Event(type));
    growTo(2400);
    expect([scrollTo.mock.calls.length, onEnd.mock.calls.length]).toEqual([1, 1]);
  });

  test("is given up when the scroll bar is dragged up, and not when the page scrolls down or gets shorter", () => {
    const scrolledTo = (top: number) => {
      Object.defineProperty(window, "scrollY", { value: top, configurable: true });
      window.dispatchEvent(new Event("scroll"));
    };
    scrollTo.mockImplementation(() =>
      Object.defineProperty(window, "scrollY", { value: root.scrollHeight - 900, configurable: true }),
    );
    scrollAsPageGrows(1500, onEnd);
    for (const top of [800, 850, 799]) scrolledTo(top);
    Object.defineProperty(root, "scrollHeight", { value: 1600, configurable: true });
    scrolledTo(700);
    expect(onEnd).not.toHaveBeenCalled();
    growTo(1700);
    scrolledTo(400);
    growTo(2400);
    expect([scrollTo.mock.calls.length, onEnd.mock.calls.length, isWatched()]).toEqual([2, 1, false]);
  });

  test("is scrolled to once where the page is long enough", () => {
    expect(scrollAsPageGrows(800, onEnd)).toBeUndefined();
    expect([scrollTo.mock.calls, isWatched()]).toEqual([[[0, 800]], false]);
  });
});
