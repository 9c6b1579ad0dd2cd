import { useEffect, useRef, type ComponentPropsWithoutRef, type MouseEvent } from "react";
import { decodeAddress } from "../../lib/routes/url";
import { animateHeight } from "../../ui/collapse";
import { showOpenedPart } from "../../ui/entry-place";

/** Marks a block that is on its way to closed. */
const CLOSING = "data-closing";

/** A block that opens and closes with an animation; an address that names a place inside opens it. */
export function ContentDetails(props: ComponentPropsWithoutRef<"details">) {
  const box = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const reveal = () => revealTarget(box.current, decodeAddress(window.location.hash.slice(1)));
    reveal();
    window.addEventListener("hashchange", reveal);
    return () => window.removeEventListener("hashchange", reveal);
  }, []);
  return <details {...props} ref={box} onClick={toggle} />;
}

function revealTarget(box: HTMLDetailsElement | null, id: string): void {
  const target = id && document.getElementById(id);
  if (!box || box.open || !target || !box.contains(target)) return;
  box.open = true;
  showOpenedPart(target);
}

function toggle(event: MouseEvent<HTMLDetailsElement>): void {
  const box = event.currentTarget;
  const summary = (event.target as Element).closest("summary");
  // A summary of an inner block, or a link in the summary, is not ours.
  if (summary?.parentElement !== box || (event.target as Element).closest("a, button")) return;
  event.preventDefault();
  const opens = !box.open || box.hasAttribute(CLOSING);
  box.toggleAttribute(CLOSING, !opens);
  void animateHeight(box, () => heightOf(box, opens)).then((arrived) => {
    if (!arrived || opens) return;
    box.open = false;
    box.removeAttribute(CLOSING);
  });
}

/**
 * The height of a block when it is open or closed, in pixels; leaves it open, for what closes is seen until it has
 * closed.
 */
function heightOf(box: HTMLDetailsElement, open: boolean): number {
  box.open = open;
  const height = box.offsetHeight;
  box.open = true;
  return height;
}
