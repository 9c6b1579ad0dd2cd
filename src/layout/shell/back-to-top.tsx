import { useEffect, useState } from "react";
import { translate } from "../../lib/words/translate";
import { Icon } from "../../ui/icons";

/**
 * A button back to the top of the page, for readers who have gone down more than a window's height and scroll up again.
 */
export function BackToTop() {
  const shown = useShownOnWayUp();
  const label = translate({ id: "backToTop.label" });
  return (
    <button
      type="button"
      className="back-to-top"
      data-shown={shown}
      data-print="hide"
      aria-label={label}
      title={label}
      onClick={toTop}
    >
      <Icon name="arrowUp" />
    </button>
  );
}

function toTop(): void {
  const calm = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  window.scrollTo({ top: 0, behavior: calm ? "auto" : "smooth" });
  // The button goes away: the next Tab starts at the top, too.
  document.getElementById("main")?.focus({ preventScroll: true });
}

/** Whether the reader scrolls up, more than a window's height below the top; a jump to an anchor is no scrolling. */
function useShownOnWayUp(): boolean {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    let jumped = false;
    const onScroll = () => {
      const now = window.scrollY;
      if (now !== last) setShown(now > window.innerHeight && now < last && !jumped);
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
  }, []);
  return shown;
}
