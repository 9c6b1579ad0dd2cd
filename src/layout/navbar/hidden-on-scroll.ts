import { useRef, useState } from "react";
import { decodeAddress } from "../../lib/routes/url";
import { subscribeToPageViews } from "../../ui/page-views";
import { AT_ANCHOR_ATTRIBUTE } from "../before-paint/before-paint";
import { useBeforePaint } from "../../ui/use-before-paint";

/**
 * Hides an element once the page is scrolled down past its height or jumps to an anchor, and shows it on the way up and
 * at the top. A page that was opened at an anchor has hidden it before scripts ran.
 */
export function useHiddenOnScroll(enabled: boolean) {
  const ref = useRef<HTMLElement>(null);
  const [hidden, setHidden] = useState(false);
  useBeforePaint(() => {
    if (!enabled) return undefined;
    setHidden(takeAtAnchor());
    let last = window.scrollY;
    let jumps = false;
    const isAtTop = () => window.scrollY < (ref.current?.offsetHeight ?? 0);
    const onScroll = () => {
      takeAtAnchor();
      const now = window.scrollY;
      if (isAtTop()) setHidden(false);
      else if (!jumps && now !== last) setHidden(now > last);
      last = now;
    };
    const onJump = () => {
      jumps = false;
      if (!isAnchor(window.location.hash)) return;
      last = window.scrollY;
      setHidden(!isAtTop());
    };
    // A second click on a link changes no address, and the browser jumps after it.
    const onClick = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest("a") : null;
      if (link?.href !== window.location.href || !isAnchor(link.hash)) return;
      jumps = true;
      requestAnimationFrame(() => requestAnimationFrame(onJump));
    };
    window.addEventListener("scroll", onScroll, { passive: true });
    window.addEventListener("hashchange", onJump);
    window.addEventListener("click", onClick, true);
    const stopViews = subscribeToPageViews(onJump);
    return () => {
      window.removeEventListener("scroll", onScroll);
      window.removeEventListener("hashchange", onJump);
      window.removeEventListener("click", onClick, true);
      stopViews();
    };
  }, [enabled]);
  return { ref, hidden };
}

function isAnchor(hash: string): boolean {
  return document.getElementById(decodeAddress(hash.slice(1))) !== null;
}

/** Whether the script before first paint found the page at an anchor; from now on React knows. */
function takeAtAnchor(): boolean {
  const root = document.documentElement;
  const isAtAnchor = root.hasAttribute(AT_ANCHOR_ATTRIBUTE);
  root.removeAttribute(AT_ANCHOR_ATTRIBUTE);
  return isAtAnchor;
}
