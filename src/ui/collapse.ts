import { useEffect, useRef, useState, type RefObject } from "react";

/** The longest time in milliseconds that a block takes to open or close. */
export const LONGEST_COLLAPSE = 500;

/**
 * Time in milliseconds that a block of the given height in pixels takes to open or close: higher blocks take longer,
 * none longer than half a second, 1 under reduced motion.
 */
export function collapseDuration(height: number, reducedMotion: boolean): number {
  return reducedMotion ? 1 : Math.round(Math.min(LONGEST_COLLAPSE, 120 + 9 * Math.sqrt(height)));
}

/**
 * Opens or closes the box of an element by animating its height, from what it is (or another value in pixels) to what
 * `measure` finds once no animation is under way; one that comes to 0 stays there. Resolves to whether it arrived:
 * `false` when another animation of the element took over on the way.
 */
export async function animateHeight(
  element: HTMLElement,
  measure: () => number,
  from = element.offsetHeight,
): Promise<boolean> {
  for (const running of element.getAnimations()) running.cancel();
  const to = measure();
  const duration = collapseDuration(Math.abs(to - from), window.matchMedia("(prefers-reduced-motion: reduce)").matches);
  const frames = [from, to].map((height) => ({ height: `${height}px`, overflow: "hidden" }));
  const animation = element.animate(frames, { duration, easing: "ease-in-out", fill: to === 0 ? "forwards" : "none" });
  return animation.finished.then(
    () => true,
    () => false,
  );
}

/**
 * A block that opens and closes, at once or with an animation: `shown` says whether its content is in the page, which
 * it is until it has closed.
 * `box` is for the element of the content.
 */
export function useCollapse<Box extends HTMLElement>(
  open: boolean,
  animated: boolean,
): { box: RefObject<Box>; shown: boolean } {
  const box = useRef<Box>(null);
  const last = useRef(open);
  const [shown, setShown] = useState(open);
  // What closes with an animation stays until the animation has ended.
  if (shown !== open && (open || !animated)) setShown(open);
  useEffect(() => {
    if (last.current === open) return;
    last.current = open;
    if (!animated || !box.current) return;
    const element = box.current;
    const isNew = open && element.getAnimations().length === 0;
    void animateHeight(element, () => (open ? element.offsetHeight : 0), isNew ? 0 : undefined).then((arrived) => {
      if (arrived && !open) setShown(false);
    });
  }, [open, animated]);
  return { box, shown };
}
