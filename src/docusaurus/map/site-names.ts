const DIALOG = ".search-dialog *";
const NAVBAR = ".site-navbar *";
const MENU = ".sidebar-menu *, .mobile-menu *";
const FOOTER = ".site-footer *";
const POST = ".post-summary > *";
const CODE = ".code-block > figcaption *";

/** Everyday names of classes that elements of the site's own parts have, with these elements as a list of selectors. */
const SITE_NAMES: Readonly<Record<string, string>> = {
  ...named(NAVBAR, "side", "left", "right", "menu", "chevron", "hamburger"),
  ...named(
    DIALOG,
    "window",
    "results",
    "page",
    "also",
    "option",
    "part",
    "words",
    "path",
    "snippet",
    "entry",
    "empty",
    "scope",
    "foot",
    "keys",
  ),
  ...named(MENU, "category", "row", "html"),
  ...named(FOOTER, "inside", "columns"),
  ...named(".site-footer > .inside > *", "logo", "copyright", "line"),
  ...named(POST, "cover", "first"),
  ...named(".site-sidebar > *", "hide", "show"),
  ...named(".site-pagination *", "next", "place", "previous"),
  ...named(".mobile-menu *", "panel", "top", "back"),
  ...named(".search-button *", "query", "wide"),
  ...named(`.post-meta *, ${CODE}`, "name"),
  ...named(`${DIALOG}, .toc-list > *, ${CODE}`, "title"),
  ...named(`.search-button *, ${MENU}`, "label"),
  ...named(DIALOG, "all"),
  ...named(".toc-block *", "current"),
  ...named(CODE, "buttons"),
  content: ".site-announcement > *",
};

function named(elements: string, ...names: string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, elements]));
}

/** A selector of a project that ends with one of its classes, so that it is not true of the site's own elements. */
export function besideSite(selector: string, name: string): string {
  return Object.hasOwn(SITE_NAMES, name) ? `${selector}:not(:where(${SITE_NAMES[name]}))` : selector;
}
