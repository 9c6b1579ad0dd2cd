/** Content that changed together with its window this often in a row may be sized by it. */
const SUSPECT = 2;

/** Content that stays the same for this long does not move by itself. */
const STILL_MS = 100;

/**
 * Tells the height of an element, in whole pixels, at each change, to a page that makes the window as tall.
 * Content sized by its window (`height: 120vh`) would grow with each answer; after a few steps it stays as it is, to be
 * scrolled. Call the returned function when other content begins.
 */
export function followHeight(element: Element, tell: (height: number) => void): () => void {
  let told = -1;
  let steps = 0;
  let width = window.innerWidth;
  let probe: "none" | "waiting" | "told" = "none";
  let timer: ReturnType<typeof setTimeout> | undefined;

  const measure = () => Math.ceil(element.getBoundingClientRect().height);
  const setScrolls = (scrolls: boolean) => document.documentElement.toggleAttribute("data-scrolls", scrolls);
  const answer = () => {
    const height = measure();
    if (height === told) return;
    told = height;
    tell(height);
  };
  const startAfresh = () => {
    clearTimeout(timer);
    steps = 0;
    probe = "none";
    setScrolls(false);
    answer();
  };
  const test = () => {
    if (measure() === told) return startAfresh();
    probe = "told";
    answer();
  };
  const follow = () => {
    if (steps < SUSPECT) answer();
    // It changed although its window did not: a transition, say, and no fault.
    else if (probe === "waiting") startAfresh();
    else if (probe === "none") {
      probe = "waiting";
      timer = setTimeout(test, STILL_MS);
    }
  };

  new ResizeObserver(follow).observe(element);
  window.addEventListener("resize", () => {
    const followsWindow = window.innerWidth === width && measure() !== told;
    width = window.innerWidth;
    if (!followsWindow) startAfresh();
    else if (probe === "told") setScrolls(true);
    else steps += 1;
  });
  return startAfresh;
}
