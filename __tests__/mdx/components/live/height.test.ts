/** @jest-environment jsdom */
import { followHeight } from "../../../../src/mdx/components/live/frame/height";

const WIDTH = 800;
const root = document.documentElement;

/**
 * A window in a page that makes it as tall as it is told, with content whose height depends on the window's and on the
 * steps that it has gone by itself. `frame` is one frame of the browser: the content goes on, the window's new size is
 * told, what waits for a frame runs, and at last the content's new size is told.
 */
function setUp(contentOf: (window: number, step: number) => number) {
  const told: number[] = [];
  const waiting = new Map<number, () => void>();
  let requests = 0;
  let step = 0;
  let seen = -1;
  let observed: () => void = () => undefined;
  const content = () => contentOf(window.innerHeight, step);
  globalThis.ResizeObserver = class {
    constructor(callback: ResizeObserverCallback) {
      observed = () => callback([], this);
    }
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  Object.assign(window, {
    innerWidth: WIDTH,
    innerHeight: 150,
    requestAnimationFrame: (run: () => void) => (waiting.set((requests += 1), run), requests),
    cancelAnimationFrame: (request: number) => waiting.delete(request),
  });
  const element = { getBoundingClientRect: () => ({ height: content() }) } as Element;
  const startAfresh = followHeight(element, (height) => told.push(height));
  const frame = () => {
    step += 1;
    const asked = told.at(-1) ?? window.innerHeight;
    if (asked !== window.innerHeight) {
      window.innerHeight = asked;
      window.dispatchEvent(new Event("resize"));
    }
    const due = [...waiting.values()];
    waiting.clear();
    for (const run of due) run();
    if (content() === seen) return;
    seen = content();
    observed();
  };
  return { told, startAfresh, frame };
}

/** Some frames, so many milliseconds apart. */
function frames(count: number, milliseconds: number, frame: () => void) {
  for (let drawn = 0; drawn < count; drawn += 1) {
    frame();
    jest.advanceTimersByTime(milliseconds);
  }
}

beforeEach(() => jest.useFakeTimers());

afterEach(() => {
  jest.useRealTimers();
  root.removeAttribute("data-scrolls");
});

test.each([16, 90, 150, 400])("a transition with %i ms a frame ends with a window as tall as its content", (pause) => {
  for (let length = 1; length <= 12; length += 1) {
    const { frame } = setUp((_, step) => 50 + 40 * Math.min(step, length));
    frames(length + 12, pause, frame);
    expect([window.innerHeight, root.hasAttribute("data-scrolls")]).toEqual([50 + 40 * length, false]);
  }
});

test.each([16, 150, 400])("content sized by its window is scrolled after a few steps (%i ms a frame)", (pause) => {
  const { told, frame } = setUp((height) => height + 20);
  frames(100, pause, frame);
  expect(root.hasAttribute("data-scrolls")).toBe(true);
  expect(told).toEqual([170, 190, 210, 230]);
});

test("content that is scrolled has its window again once it changes by itself, or other content begins", () => {
  const { frame } = setUp((height, step) => (step < 100 ? height + 20 : 400));
  frames(50, 16, frame);
  expect(root.hasAttribute("data-scrolls")).toBe(true);
  frames(60, 16, frame);
  expect([window.innerHeight, root.hasAttribute("data-scrolls")]).toEqual([400, false]);

  const other = setUp((height) => height + 20);
  frames(50, 16, other.frame);
  const before = other.told.length;
  other.startAfresh();
  expect([other.told.length, root.hasAttribute("data-scrolls")]).toEqual([before + 1, false]);
});
