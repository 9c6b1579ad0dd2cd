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

const state: { link?: HTMLAnchorElement; timer?: ReturnType<typeof setTimeout>; box?: HTMLElement } = {};

/** Shows what is behind a link of content once it was pointed at for a moment, where that has text. */
export function watchLink(link: HTMLAnchorElement, page: LoadingPage): void {
  if (state.link === link) return stay();
  if (link.matches(KNOWN) || link.querySelector(PICTURE) || !window.matchMedia("(hover: hover)").matches) return;
  close();
  state.link = link;
  state.timer = setTimeout(() => void show(link, page), REST_MS);
  link.addEventListener("mouseleave", leave);
  link.addEventListener("blur", leave);
  link.addEventListener("click", close);
  document.addEventListener("keydown", closeOnEscape, true);
}

async function show(link: HTMLAnchorElement, page: LoadingPage): Promise<void> {
  const preview = await previewOf(link, page).catch(() => undefined);
  // Another link may be the one by now, and this one may have left the page.
  if (state.link !== link || !preview || !link.matches(":is(:hover, :focus-visible)")) return;
  const box = boxOf(preview);
  state.box = box;
  document.body.append(box);
  box.showPopover();
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  const isRtl = getComputedStyle(link).direction === "rtl";
  const { left, top } = boxPlace([...link.getClientRects()], box.getBoundingClientRect(), { width, height }, isRtl);
  Object.assign(box.style, { left: `${left}px`, top: `${top}px` });
  box.addEventListener("mouseenter", stay);
  box.addEventListener("mouseleave", leave);
  for (const name of ["scroll", "popstate"]) window.addEventListener(name, close, true);
}

function stay(): void {
  if (state.box) clearTimeout(state.timer);
}

function leave(): void {
  clearTimeout(state.timer);
  state.timer = setTimeout(close, state.box ? LEAVE_MS : 0);
}

function close(): void {
  const { link, timer, box } = state;
  clearTimeout(timer);
  box?.remove();
  link?.removeEventListener("mouseleave", leave);
  link?.removeEventListener("blur", leave);
  link?.removeEventListener("click", close);
  document.removeEventListener("keydown", closeOnEscape, true);
  for (const name of ["scroll", "popstate"]) window.removeEventListener(name, close, true);
  Object.assign(state, { link: undefined, timer: undefined, box: undefined });
}

/** The key closes the preview alone, and not what is open below it. */
function closeOnEscape(event: KeyboardEvent): void {
  if (event.key !== "Escape") return;
  if (state.box) event.stopPropagation();
  close();
}

function boxOf({ page, heading, text }: Preview): HTMLElement {
  const box = document.createElement("div");
  Object.assign(box, { className: "link-preview", popover: "manual", ariaHidden: "true" });
  if (page) box.append(elementWith("small", page));
  if (heading) box.append(elementWith("strong", heading));
  box.append(text);
  return box;
}
