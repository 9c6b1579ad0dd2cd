import { boxPlace } from "./box-place";
import type { LoadingPage } from "./load-link-notes";
import { elementWith, previewOf, type Preview } from "./preview-of";

/** How long the mouse or the focus rests on a link before its preview shows, and how long that stays without them. */
const REST_MS = 400;
const LEAVE_MS = 200;

/** Links that say by themselves what is behind them, or have a note of their own. */
const KNOWN = ".heading-anchor, [data-footnote-backref], .glossary-term a, .doc-cards a";
/** Links that are no words in a text: pictures, cards. */
const PICTURE = "img, svg, p, h2, h3";

/** A link from when the mouse or the focus comes to it until both have left; `ended` takes all listeners with it. */
type Visit = {
  link: HTMLAnchorElement;
  ended: AbortController;
  rest?: ReturnType<typeof setTimeout>;
  leaving?: ReturnType<typeof setTimeout>;
  box?: HTMLElement;
  /** How far from the window's left edge the mouse was on the link, in pixels. */
  mouse?: number;
};

const state: { visit?: Visit } = {};

/** Shows what is behind a link of content once it was pointed at for a moment, where that has text. */
export function watchLink(link: HTMLAnchorElement, page: LoadingPage): void {
  const { visit: before } = state;
  if (before?.link === link) return;
  if (link.matches(KNOWN) || link.querySelector(PICTURE) || !window.matchMedia("(hover: hover)").matches) return;
  // The mouse may cross this link on its way to the preview of another one.
  if (before?.box && link.matches(":hover"))
    setTimeout(() => link.matches(":hover") && visitLink(link, page), LEAVE_MS);
  else visitLink(link, page);
}

function visitLink(link: HTMLAnchorElement, page: LoadingPage): void {
  if (state.visit?.link === link) return;
  end();
  const visit: Visit = { link, ended: new AbortController() };
  const { signal } = visit.ended;
  state.visit = visit;
  // Who comes to the link anew, with the mouse or the focus, asks again for what was dismissed.
  const begin = () => (visit.rest ??= setTimeout(() => void show(visit, page), REST_MS));
  begin();
  for (const name of ["mouseenter", "focus"]) link.addEventListener(name, begin, { signal });
  for (const name of ["mouseleave", "blur"]) link.addEventListener(name, leave, { signal });
  link.addEventListener("mousemove", ({ clientX }) => (visit.mouse = clientX), { signal });
  link.addEventListener("click", dismiss, { signal });
  document.addEventListener("keydown", dismissOnEscape, { signal, capture: true });
  endWithLink(visit);
}

async function show(visit: Visit, page: LoadingPage): Promise<void> {
  const { link, ended } = visit;
  const preview = await previewOf(link, page).catch(() => undefined);
  // The reader may have left by now, and come back: that is another visit.
  if (ended.signal.aborted || visit.rest === undefined || visit.box || !preview || !isPointedAt(visit)) return;
  const lines = linesOf(link);
  if (lines.length === 0) return;
  const box = boxOf(preview);
  visit.box = box;
  document.body.append(box);
  box.showPopover();
  place(box, lines, visit);
  box.addEventListener("mouseleave", leave);
  for (const name of ["scroll", "resize", "popstate"])
    window.addEventListener(name, end, { signal: ended.signal, capture: true });
}

/** The lines of a link, or of its words where it has no box itself (`display: contents`). */
function linesOf(link: HTMLAnchorElement): DOMRect[] {
  const words = document.createRange();
  words.selectNodeContents(link);
  const lines = [...link.getClientRects()];
  return lines.length > 0 ? lines : [...words.getClientRects()];
}

function place(box: HTMLElement, lines: readonly DOMRect[], { link, mouse }: Visit): void {
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  const beside = {
    isRtl: getComputedStyle(link).direction === "rtl",
    mouse: link.matches(":hover") ? mouse : undefined,
  };
  const { left, top } = boxPlace(lines, box.getBoundingClientRect(), { width, height }, beside);
  Object.assign(box.style, { left: `${left}px`, top: `${top}px` });
}

/** Whether the mouse or the focus is on a link, or the mouse on its preview. */
function isPointedAt({ link, box }: Visit): boolean {
  return link.matches(":is(:hover, :focus-visible)") || box?.matches(":hover") === true;
}

function leave(): void {
  const { visit } = state;
  if (!visit) return;
  clearTimeout(visit.leaving);
  // The mouse may have gone to the preview, and the focus may still be on the link that the mouse has left.
  visit.leaving = setTimeout(() => isPointedAt(visit) || end(), visit.box ? LEAVE_MS : 0);
}

/** Takes the preview away until the mouse or the focus comes to the link anew. */
function dismiss(): void {
  const { visit } = state;
  if (!visit) return;
  clearTimeout(visit.rest);
  visit.rest = undefined;
  visit.box?.remove();
  visit.box = undefined;
}

/** The key closes the preview alone, and not what is open below it. */
function dismissOnEscape(event: KeyboardEvent): void {
  if (event.key !== "Escape") return;
  if (state.visit?.box) event.stopPropagation();
  dismiss();
}

function end(): void {
  dismiss();
  clearTimeout(state.visit?.leaving);
  state.visit?.ended.abort();
  state.visit = undefined;
}

/** A link that leaves the page, or leads elsewhere by now, tells nobody that the mouse is no longer on it. */
function endWithLink({ link, ended }: Visit): void {
  const { href } = link;
  const observer = new MutationObserver(() => {
    if (!link.isConnected || link.href !== href) end();
  });
  observer.observe(document, { childList: true, subtree: true, attributes: true, attributeFilter: ["href"] });
  ended.signal.addEventListener("abort", () => observer.disconnect());
}

function boxOf({ page, heading, text }: Preview): HTMLElement {
  const box = document.createElement("div");
  Object.assign(box, { className: "link-preview", popover: "manual", ariaHidden: "true" });
  if (page) box.append(elementWith("small", page));
  if (heading) box.append(elementWith("strong", heading));
  box.append(text);
  return box;
}
