import { linkKindOf } from "../../lib/routes/link-kind";
import { isReadByGatsby } from "../../lib/routes/url";
import { FULL_LOAD } from "../../mdx/content-node";

/**
 * Has all links do what Gatsby's do, those of content, which React does not know, and those of components: a click on
 * one that leads to a page of the site shows that page without a page load, and the pointer, a finger or the focus on
 * it fetches the page's data. `base` is the site's base URL, with slashes at both ends.
 */
export function followPageLinks(base: string): void {
  document.addEventListener("click", (event) => {
    const link = routeLinkOf(event.target, base);
    if (!link || isForBrowser(event, link)) return;
    event.preventDefault();
    const { pathname, search, hash } = link;
    // As Gatsby's links have it: a link to where the reader is adds nothing to the history.
    const replace = `${pathname}${search}${hash}` === window.location.pathname;
    window.___navigate(`${pathname}${search}${hash}`, { replace });
  });
  for (const name of ["mouseover", "touchstart", "focusin"])
    document.addEventListener(
      name,
      ({ target }) => {
        const link = routeLinkOf(target, base);
        if (link) window.___loader.hovering(`${link.pathname}${link.search}`);
      },
      { passive: true },
    );
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
