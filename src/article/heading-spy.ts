import { useEffect, useState, type RefObject } from "react";
import { isShown } from "../ui/is-shown";
import { showInside } from "../ui/scrolling";
import { activeHeading } from "../lib/docs/active-heading";

/** A heading that the reader jumped to, and the scroll position that the jump led to. */
type Jump = { id?: string; at?: number };

/**
 * The id of the heading that the reader is at, of ids with spaces between them; undefined before the first. `column` is
 * the element of the list of links to the headings, in their order: the active one is marked by `aria-current`, and the
 * column is scrolled so that it shows, but for while the focus is on one of them by keyboard. Looks at the page once
 * per frame at most, and only when it is scrolled or changes.
 */
export function useActiveHeading(ids: string, column: RefObject<HTMLElement>): string | undefined {
  const [activeId, setActiveId] = useState<string>();

  useEffect(() => watchHeadings(ids, column, setActiveId), [ids, column]);

  useEffect(() => {
    const link = column.current?.querySelectorAll("li>a")[ids.split(" ").findIndex((id) => id === activeId)];
    if (!column.current || !link) return undefined;
    link.setAttribute("aria-current", "location");
    // Where a reader moves among the links by keyboard, the one with the focus is what has to show.
    if (!column.current.querySelector(":focus-visible")) showInside(column.current, link);
    return () => link.removeAttribute("aria-current");
  }, [activeId, ids, column]);
  return activeId;
}

/** Tells the id of the heading that the reader is at, in the next frame and after each move; returns what ends it. */
function watchHeadings(
  ids: string,
  column: RefObject<HTMLElement>,
  tell: (id: string | undefined) => void,
): () => void {
  const top = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  let jump: Jump | undefined;
  let frame = 0;
  const look = () => {
    frame = 0;
    // Narrow windows have no column.
    if (!column.current?.offsetParent) return;
    jump = stillAt(jump, window.scrollY);
    tell(headingAt(ids, top, jump));
  };
  const later = () => {
    frame ||= requestAnimationFrame(look);
  };
  const onJump = () => {
    jump = jumpTo(column.current);
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
}

/** The heading that the reader jumped to, else the one whose section begins at `top` pixels from that of the window. */
function headingAt(ids: string, top: number, jump: Jump | undefined): string | undefined {
  const headings = ids
    .split(" ")
    .flatMap((id) => document.getElementById(id) ?? [])
    .filter(isShown);
  const at = window.scrollY;
  const starts = headings.map((heading) => heading.getBoundingClientRect().top + at - top);
  const jumped = headings.find(({ id }) => id === jump?.id);
  const index = activeHeading(starts, {
    at,
    end: document.documentElement.scrollHeight - window.innerHeight,
    lead: window.innerHeight / 4,
  });
  return (jumped ?? headings[index])?.id;
}

/** The jump to the hash of the address, where the column has a link to it. */
function jumpTo(column: HTMLElement | null): Jump | undefined {
  // The browser writes the addresses of both in the same way.
  const link = [...(column?.querySelectorAll("a") ?? [])].find(({ hash }) => hash === window.location.hash);
  return link && { id: link.getAttribute("href")?.slice(1) };
}

/** A jump holds until the reader scrolls on from where it led. */
function stillAt(jump: Jump | undefined, at: number): Jump | undefined {
  if (jump?.at === undefined) return jump && { ...jump, at };
  return Math.abs(at - jump.at) > 2 ? undefined : jump;
}
