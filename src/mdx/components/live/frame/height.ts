/** Content that changed together with its window this often in a row may be sized by it. */
const SUSPECT = 2;

/** It is tried this often again, each time after it stood still: the last step of a transition looks alike. */
const TRIALS = 2;

/** Content that stays the same for this long does not move by itself. */
const STILL_MS = 100;

/**
 * Tells the height of an element, in whole pixels, at each change, to a page that makes the window as tall.
 * Content sized by its window (`height: 120vh`) would grow with each answer; after a few steps it stays as it is, to be
 * scrolled, until it changes by itself. Call the returned function when other content begins.
 */
export function followHeight(element: Element, tell: (height: number) => void): () => void {
  let told = -1;
  /** How often the content changed with its window, and what its height was then. */
  let steps = 0;
  let left = -1;
  let width = window.innerWidth;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let frame = 0;

  const measure = () => Math.ceil(element.getBoundingClientRect().height);
  const setScrolls = (scrolls: boolean) => document.documentElement.toggleAttribute("data-scrolls", scrolls);
  const answer = () => {
    const height = measure();
    if (height === told) return;
    told = height;
    tell(height);
  };
  const stopWaiting = () => {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
  };
  const startAfresh = () => {
    stopWaiting();
    steps = 0;
    setScrolls(false);
    answer();
  };
  const follow = () => {
    if (steps < SUSPECT) answer();
    // It changed although its window did not: a transition, say, and no fault.
    else if (measure() !== left) startAfresh();
  };
  // A slow browser draws fewer frames than that, and only a frame moves a transition on.
  const afterStillness = (run: () => void) => {
    stopWaiting();
    timer = setTimeout(() => void (frame = requestAnimationFrame(run)), STILL_MS);
  };
  const suspect = () => {
    const isTried = steps === SUSPECT + TRIALS;
    setScrolls(isTried);
    left = measure();
    if (!isTried) afterStillness(() => (measure() === left ? answer() : startAfresh()));
  };

  new ResizeObserver(follow).observe(element);
  window.addEventListener("resize", () => {
    const followsWindow = window.innerWidth === width && measure() !== told;
    width = window.innerWidth;
    if (!followsWindow) return startAfresh();
    steps += 1;
    if (steps >= SUSPECT) suspect();
  });
  return startAfresh;
}
