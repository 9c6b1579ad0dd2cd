/** What scrolls sideways in itself where it is wider than the page. */
const SCROLLERS = ".table-scroll, .formula-block, .diagram";

/**
 * Keeps what scrolls sideways in an element a stop of the Tab key, and only while it does: Safari makes none of it by
 * itself. Returns what ends that.
 */
export function followTabStops(content: HTMLElement): () => void {
  // Whatever opens, loads or gets another width makes the content another size.
  const observer = new ResizeObserver(() => {
    for (const box of content.querySelectorAll(SCROLLERS)) {
      if (box.scrollWidth > box.clientWidth) box.setAttribute("tabindex", "0");
      else box.removeAttribute("tabindex");
    }
  });
  observer.observe(content);
  return () => observer.disconnect();
}
