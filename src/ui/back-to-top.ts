import { useEffect, useState } from "react";

/** Scrolls to the top of the page, where the focus goes, too. */
export function scrollToTop(): void {
  const calm = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  window.scrollTo({ top: 0, behavior: calm ? "auto" : "smooth" });
  // The button goes away: the next Tab starts at the top, too.
  document.getElementById("main")?.focus({ preventScroll: true });
}

/**
 * Whether the reader scrolls up, more than some pixels below the top, or else a window's height; a jump to an anchor is
 * no scrolling.
 */
export function useShownOnWayUp(threshold?: number): boolean {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    let jumped = false;
    const onScroll = () => {
      const now = window.scrollY;
      if (now !== last) setShown(now > (threshold ?? window.innerHeight) && now < last && !jumped);
      last = now;
      jumped = false;
    };
    const onJump = () => {
      jumped = true;
    };
    window.addEventListener("scroll", onScroll, { passive: true });
    window.addEventListener("hashchange", onJump);
    return () => {
      window.removeEventListener("scroll", onScroll);
      window.removeEventListener("hashchange", onJump);
    };
  }, [threshold]);
  return shown;
}
