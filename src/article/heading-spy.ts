import { useEffect, useState, type RefObject } from "react";
import { showInside } from "../ui/scrolling";
import { activeHeading } from "../lib/active-heading";

/** A heading that the reader jumped to, and the scroll position that the jump led to. */
type Jump = { id: string; at?: number };

/**
 * The id of the heading that the reader is at, of ids with spaces between them; undefined before the first. `column` is
 * the element of the links to the headings: it is scrolled so that the active link shows, but for while the focus is on
 * one of them by keyboard. Looks at the page once per frame at most, and only when it is scrolled or changes.
 */
export function useActiveHeading(ids: string, column: RefObject<HTMLElement>): string | undefined {
  const [activeId, setActiveId] = useState<string>();

  useEffect(() => {
    const root = document.documentElement;
    const top = parseFloat(getComputedStyle(root).scrollPaddingTop) || 0;
    let jump: Jump | undefined;
    let frame = 0;
    const look = () => {
      frame = 0;
      // Narrow windows have no column.
      if (!column.current?.offsetParent) return;
      const headings = ids
        .split(" ")
        .flatMap((id) => document.getElementById(id) ?? [])
        .filter(isShown);
      const at = window.scrollY;
      jump = stillAt(jump, at);
      const starts = headings.map((heading) => heading.getBoundingClientRect().top + at - top);
      const jumped = headings.find(({ id }) => id === jump?.id);
      const index = activeHeading(starts, {
        at,
        end: root.scrollHeight - window.innerHeight,
        lead: window.innerHeight / 4,
      });
      setActiveId((jumped ?? headings[index])?.id);
    };
    const later = () => {
      frame ||= requestAnimationFrame(look);
    };
    const onJump = () => {
      // The browser writes the addresses of both in the same way.
      const link = [...(column.current?.querySelectorAll("a") ?? [])].find(
        ({ hash }) => hash !== "" && hash === window.location.hash,
      );
      jump = link && { id: link.getAttribute("href")?.slice(1) ?? "" };
      later();
    };
    onJump();
    // Images that load, and blocks that open, move headings without a scroll.
    const sizes = new ResizeObserver(later);
    sizes.observe(document.body);
    window.addEventListener("scroll", later, { passive: true });
    window.addEventListener("resize", later);
    window.addEventListener("hashchange", onJump);
    return () => {
      cancelAnimationFrame(frame);
      sizes.disconnect();
      window.removeEventListener("scroll", later);
      window.removeEventListener("resize", later);
      window.removeEventListener("hashchange", onJump);
    };
  }, [ids, column]);

  useEffect(() => {
    const link = column.current?.querySelector("[aria-current]");
    // Where a reader moves among the links by keyboard, the one with the focus is what has to show.
    const isWalked = column.current?.querySelector(":focus-visible");
    if (column.current && link && !isWalked) showInside(column.current, link);
  }, [activeId, column]);
  return activeId;
}

/** A jump holds until the reader scrolls on from where it led. */
function stillAt(jump: Jump | undefined, at: number): Jump | undefined {
  if (jump?.at === undefined) return jump && { ...jump, at };
  return Math.abs(at - jump.at) > 2 ? undefined : jump;
}

/** Whether a heading is on the page, and not in a closed tab or block. */
function isShown(heading: HTMLElement): boolean {
  return typeof heading.checkVisibility === "function"
    ? heading.checkVisibility()
    : heading.getClientRects().length > 0;
}
