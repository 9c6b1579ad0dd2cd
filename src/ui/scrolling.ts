/** Scrolls a box, and nothing around it, until an element inside it shows; one that shows already stays where it is. */
export function showInside(box: Element, element: Element): void {
  const frame = box.getBoundingClientRect();
  const place = element.getBoundingClientRect();
  const above = place.top - frame.top;
  const below = place.bottom - frame.bottom;
  const room = frame.height / 4;
  if (above < 0) box.scrollTop += above - room;
  else if (below > 0) box.scrollTop += below + room;
}

/**
 * Keeps an element at its place in the window for some milliseconds, while blocks beside it open and close, by
 * scrolling the box around it; lets go once the reader scrolls.
 */
export function holdInPlace(box: Element, element: Element, time: number): void {
  const place = element.getBoundingClientRect().top;
  const end = performance.now() + time;
  let scrolled = box.scrollTop;
  const step = () => {
    if (Math.abs(box.scrollTop - scrolled) > 1 || performance.now() > end) return;
    box.scrollTop += element.getBoundingClientRect().top - place;
    scrolled = box.scrollTop;
    requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}

/**
 * Keeps the room of the page's scroll bar while an open dialog takes the bar away; call it before the dialog shows.
 * Returns what gives the room back.
 */
export function keepScrollBarRoom(): () => void {
  const { style, clientWidth } = document.documentElement;
  if (window.innerWidth > clientWidth) style.scrollbarGutter = "stable";
  return () => {
    style.scrollbarGutter = "";
  };
}

/** What a reader does to go elsewhere. */
const OWN_WAYS = ["wheel", "touchstart", "pointerdown", "keydown"];

/**
 * Scrolls the page to a place, in pixels, and where it is too short, again each time it grows, until it is there or its
 * reader goes elsewhere. Returns what ends that, and calls `onEnd` then; undefined where the page is long enough.
 */
export function scrollAsPageGrows(y: number, onEnd: () => void): (() => void) | undefined {
  const root = document.documentElement;
  const last = () => root.scrollHeight - root.clientHeight;
  let reached = 0;
  const isThere = () => {
    window.scrollTo(0, y);
    reached = window.scrollY;
    return last() >= y;
  };
  if (isThere()) return undefined;
  const end = () => {
    sizes.disconnect();
    for (const type of OWN_WAYS) window.removeEventListener(type, end, true);
    window.removeEventListener("scroll", endAbove, true);
    onEnd();
  };
  // Of a scroll bar that is dragged, browsers tell nothing else; a page that gets shorter scrolls to its end by itself.
  const endAbove = () => {
    if (window.scrollY < Math.min(reached, last()) - 1) end();
  };
  const sizes = new ResizeObserver(() => {
    if (isThere()) end();
  });
  sizes.observe(document.body);
  for (const type of OWN_WAYS) window.addEventListener(type, end, { capture: true, passive: true });
  window.addEventListener("scroll", endAbove, { capture: true, passive: true });
  return end;
}
