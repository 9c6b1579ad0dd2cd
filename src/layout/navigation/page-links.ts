import { linkKindOf } from "../../lib/routes/link-kind";
import { isReadByGatsby } from "../../lib/routes/url";
import { sparesData } from "../../lib/values/spares-data";
import { loadLinkNotes } from "../../mdx/components/link-notes/load-link-notes";
import { FULL_LOAD } from "../../mdx/content-node";

/**
 * Has all links do what Gatsby's do, those of content, which React does not know, and those of components: a click on
 * one that leads to a page of the site shows that page without a page load, and the pointer, a finger or the focus on
 * it fetches the page's data, where the reader does not spare them. Links of content also show what is behind them.
 * `base` is the site's base URL, with slashes at both ends. To be called before `wrapPageLoader`.
 */
export function followPageLinks(base: string): void {
  const { ___loader: loader } = window;
  // Gatsby's own: to show a page, others put theirs in its place.
  const { loadPage } = loader;
  loader.hovering = (path) => (sparesData(window.navigator) ? undefined : loadPage(path));
  document.addEventListener("click", (event) => {
    const link = routeLinkOf(event.target, base);
    if (!link || isForBrowser(event, link)) return;
    event.preventDefault();
    const address = `${link.pathname}${link.search}${link.hash}`;
    // As Gatsby's links have it: a link to where the reader is adds nothing to the history.
    window.___navigate(address, { replace: address === window.location.pathname });
  });
  const prepare = ({ target }: Pick<Event, "target">) => {
    const link = routeLinkOf(target, base);
    loadLinkNotes(target, link && loader.hovering(`${link.pathname}${link.search}`));
  };
  for (const name of ["mouseover", "touchstart", "focusin"])
    document.addEventListener(name, prepare, { passive: true });
  // The mouse may have come to a link before the scripts did.
  prepare({ target: document.querySelector("a:hover") });
}

/** The link around an element, where it leads to a page of the site. */
function routeLinkOf(target: EventTarget | null, base: string): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
  if (!link || link.hasAttribute(FULL_LOAD) || link.origin !== window.location.origin) return undefined;
  // Anchors of the page itself are the browser's, as are paths that Gatsby cannot read.
  if (link.getAttribute("href")?.startsWith("#") || !isReadByGatsby(link.pathname)) return undefined;
  if (!link.pathname.startsWith(base)) return undefined;
  return linkKindOf(link.pathname.slice(base.length - 1)).kind === "route" ? link : undefined;
}

/** Whether the browser is to follow a link: to a new tab or window, to save it, or because someone else has done it. */
function isForBrowser(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const { button, metaKey, altKey, ctrlKey, shiftKey, defaultPrevented } = event;
  return (
    defaultPrevented ||
    button !== 0 ||
    [metaKey, altKey, ctrlKey, shiftKey].includes(true) ||
    link.hasAttribute("download") ||
    !/^(?:_self)?$/.test(link.target)
  );
}
