import { besideSite } from "./site-names";

const TABS = ".tabs > [role=tablist]";
const TABS_BOX = ".tabs:has(> [role=tablist])";
/** The items of the navbar, as a selector; search, which has a background of its own, is none. */
export const NAVBAR_LINKS = ".site-navbar .side > li > :is(a, button, span):not(.search-button)";
/** Where an item is asked for what is in it: of a menu the element around its button, which has the item's class. */
const NAVBAR_BOXES = ".site-navbar .side > [data-dropdown], .site-navbar .side > :not([data-dropdown]) > :is(a, span)";
const ASKED = /^:has\(/;
/** A menu with the page in it, as Docusaurus marks the link that it has in the place of the button. */
const ACTIVE = ":is(.active, [data-active]:where(button))";
const SIDEBAR_ITEMS: Readonly<Record<string, string>> = { category: "li.category", link: "li:not(.category)" };
const TONES = { note: "secondary", tip: "success", info: "info", warning: "warning", danger: "danger" };

/**
 * Docusaurus' classes of the parts around content, and of those that the site draws in it, as the site's selectors.
 * Code is none of them: its colours are the site's own, and a ground for others would hide it.
 */
const PARTS: Readonly<Record<string, string>> = {
  navbar: ".site-navbar",
  "navbar--fixed-top": ".site-navbar",
  "theme-layout-navbar": ".site-navbar",
  "theme-layout-navbar-left": ".site-navbar .left",
  "theme-layout-navbar-right": ".site-navbar .right",
  "theme-layout-navbar-sidebar": ".mobile-menu",
  "theme-layout-navbar-sidebar-panel": ".mobile-menu nav",
  "navbar-sidebar": ".mobile-menu",
  navbar__items: ".site-navbar .side",
  "navbar__items--right": ".site-navbar .right",
  navbar__brand: ".navbar-brand",
  navbar__title: ".navbar-brand > span",
  navbar__item: NAVBAR_LINKS,
  navbar__link: NAVBAR_LINKS,
  "navbar__link--active": `${NAVBAR_LINKS}[data-active]`,
  "navbar__search-input": ".search-button",
  "DocSearch-Button": ".search-button",
  dropdown__menu: ".site-navbar .menu ul",
  dropdown__link: ".site-navbar .menu a",
  "dropdown__link--active": ".site-navbar .menu a[data-active]",
  footer__logo: ".site-footer .logo img",
  "theme-announcement-bar": ".site-announcement",
  "theme-doc-sidebar-container": ".site-sidebar",
  "theme-doc-sidebar-menu": ".sidebar-menu",
  "theme-doc-sidebar-item-category": `${SIDEBAR_ITEMS.category}:where(.docs-wrapper .sidebar-menu *)`,
  "theme-doc-sidebar-item-link": `${SIDEBAR_ITEMS.link}:where(.docs-wrapper .sidebar-menu *)`,
  menu: ".sidebar-menu",
  menu__list: ".sidebar-menu ul",
  "menu__list-item": ".sidebar-menu li",
  "menu__list-item--collapsed": ".sidebar-menu .category[data-open=false]",
  "menu__list-item-collapsible": ".sidebar-menu .category > .row",
  "menu__list-item-collapsible--active": ".sidebar-menu .category > .row:has(> [aria-current=page])",
  menu__link: ".sidebar-menu :is(a, .label)",
  "menu__link--sublist": ".sidebar-menu .label",
  "menu__link--sublist-caret": ".sidebar-menu .label[aria-expanded]",
  "menu__link--active": ".sidebar-menu :is(a[aria-current=page], .category[data-active] > .row > .label)",
  menu__caret: ".sidebar-menu .row button",
  breadcrumbs: ".site-breadcrumbs",
  breadcrumbs__item: ".site-breadcrumbs li",
  "breadcrumbs__item--active": ".site-breadcrumbs li:has([aria-current])",
  breadcrumbs__link: ".site-breadcrumbs :is(a, span)",
  "table-of-contents": ".toc-list",
  "table-of-contents__link": ".toc-list a",
  "table-of-contents__link--active": ".toc-list a[aria-current]",
  "table-of-contents__left-border": ".toc-column > ul",
  "pagination-nav": ".site-pagination",
  "pagination-nav__link": ".site-pagination a",
  "pagination-nav__label": ".site-pagination span",
  "pagination-nav__sublabel": ".site-pagination small",
  footer: ".site-footer",
  "theme-layout-footer": ".site-footer",
  "theme-layout-footer-column": ".site-footer section",
  "footer--dark": ".site-footer[data-tone=dark]",
  footer__title: ".site-footer section > h2",
  "footer__link-item": ".site-footer li > a",
  footer__copyright: ".site-footer .copyright",
  "theme-doc-version-badge": ".version-badge",
  "theme-doc-version-banner": ".version-banner",
  "theme-back-to-top-button": ".back-to-top",
  "theme-unlisted-banner": ".site-notice",
  "theme-edit-this-page": ".page-footer > a",
  "theme-last-updated": ".page-footer > span",
  "theme-doc-breadcrumbs": ".site-breadcrumbs",
  "theme-doc-toc-desktop": ".toc-column",
  "theme-doc-toc-mobile": ".toc-bar",
  "theme-doc-footer": ".page-footer:where(.docs-wrapper *)",
  "theme-doc-footer-edit-meta-row": ".page-footer:where(.docs-wrapper *)",
  "theme-blog-footer-edit-meta-row": ".page-footer:where(.blog-wrapper *)",
  "theme-pages-footer-edit-meta-row": ".page-footer:where(.mdx-page *)",
  "theme-doc-footer-tags-row": ".tag-list:where(.docs-doc-page *)",
  "theme-blog-footer-tags-row": ".tag-list:where(.blog-post-page *)",
  "theme-doc-card-container": ".doc-cards a",
  "theme-doc-card-heading": ".doc-cards strong",
  "theme-doc-card-icon": ".doc-cards .site-icon",
  "theme-doc-card-title": ".doc-cards strong",
  "theme-doc-card-description": ".doc-cards .text",
  "hash-link": ".heading-anchor",
  "theme-tabs-container": TABS_BOX,
  "tabs-container": TABS_BOX,
  tabs: TABS,
  tabs__item: `${TABS} > [role=tab]`,
  "tabs__item--active": `${TABS} > [role=tab][aria-selected=true]`,
  alert: ".admonition",
  admonition: ".admonition",
  "theme-admonition": ".admonition",
  ...Object.fromEntries(
    Object.entries(TONES).flatMap(([tone, alert]) =>
      [`alert--${alert}`, `theme-admonition-${tone}`].map((name) => [name, `.admonition[data-tone=${tone}]`]),
    ),
  ),
};

/**
 * Docusaurus' classes of an article's text, which pages that are components have not, and one of them docs alone. What
 * they are not weighs nothing. The title stands beside the text here, in the article.
 */
const TEXTS: Readonly<Record<string, { text: string; withTitle: string }>> = {
  markdown: {
    text: ".prose:where(:not(.code-page > *))",
    withTitle: ".prose:where(:not(.code-page > *)), .page-article",
  },
  "theme-doc-markdown": {
    text: ".prose:where(.docs-wrapper *)",
    withTitle: ":is(.prose, .page-article):where(.docs-wrapper *)",
  },
};

/** What follows the text in a selector is an element inside of it by a name that is no title's. */
const NO_TITLE = /^(?:\s+|\s*>\s*)(?!(?:h1|header)(?![\w-]))[a-z]/;

/** The title of a doc, which Docusaurus has in an element of its own: here other parts of the page stand before it. */
const TITLE = "h1:is(:first-child, :where(.docs-wrapper .page-article > *))";

/**
 * The element around a whole page, by its id, and that around what is between navbar and footer: what is in them is the
 * site's, too.
 */
const FRAME = ":is(#__docusaurus, .site-layout)";
const MAIN = ":is(.theme-layout-main, .main-wrapper, .page:where(.site-layout > *))";
/** That it stands in a selector before what is in it, by a space alone or by any combinator. */
const INSIDE = /^\s+[^\s{},>+~]/;
const FOLLOWED = /^\s*[^\s{},]/;

/** Outweigh all rules of the site, which have no ids, and mark the rules that do: of parts, and of items of them. */
const WEIGHT = ":not(#\\_)";
const ITEM_WEIGHT = ":not(#\\_item)";

/**
 * A comment, a text, an address, the title, which is no child of the text itself; else the frame, a class, or the bar
 * above all or its text by their classes with a digest; before it the name of an element, where the site may have
 * another one.
 */
const NAMES =
  /\/\*[\s\S]*?\*\/|"[^"]*"|'[^']*'|url\([^)]*\)|(?<title>(?<!>\s*|[\w#-])h1:first-child(?![\w-]))|(?:(?<![\w-])(?:nav|div|header|aside|span|ul|li|a|button|h2))?(?:(?<frame>(?:#__docusaurus|\.theme-layout-main|\.main-wrapper)(?![\w-]))|(?<bar>\[class[*^]=["']?announcementBar(?:Content)?_?["']?\])|\.(?<name>[a-zA-Z][\w-]*))/g;

/**
 * CSS in which selectors that name the text of an article, or what is in the frame, are true of the site's, too;
 * those that name classes which the site has by chance are not true of its parts.
 */
export function withTexts(css: string): string {
  return replaced(css, ({ frame, name = "" }, written, { rest }) =>
    frame === undefined ? withText(written, name, rest) : INSIDE.test(rest) ? frameOf(frame) : written,
  );
}

/**
 * CSS in which the same holds for parts of Docusaurus' theme; what names these, or items of them by the classes that
 * the configuration gives them, goes before the site's own rules.
 */
export function withParts(css: string, itemClasses: readonly string[]): string {
  return replaced(css, ({ frame, bar, name = "" }, written, { rest, before }) => {
    if (frame !== undefined) return FOLLOWED.test(rest) ? frameOf(frame) : outweighing(frameOf(frame));
    if (itemClasses.includes(name)) return `${written}${ITEM_WEIGHT}`;
    if (name === "active" && isOfOne(before, itemClasses)) return ACTIVE;
    const part = bar === undefined ? partOf(name, rest) : barPart(bar);
    if (part === undefined) return withText(written, name, rest);
    return outweighing(`:is(${besideSite(written, name)}, ${part})`);
  });
}

function withText(written: string, name: string, rest: string): string {
  const names = own(TEXTS, name);
  if (names === undefined) return besideSite(written, name);
  // The article has more than Docusaurus' element: who wrote a post, tags, links to edit the page.
  return `:is(${written}, ${NO_TITLE.test(rest) ? names.text : names.withTitle})`;
}

function frameOf(frame: string): string {
  return frame === "#__docusaurus" ? FRAME : MAIN;
}

/** The selector of items of the sidebar with a level: those of the first are in no category. Each weighs the same. */
function sidebarLevel(name: string): string | undefined {
  const [, kind = "", level] = /^theme-doc-sidebar-item-(category|link)-level-(\d{1,2})$/.exec(name) ?? [];
  return (
    level &&
    `${SIDEBAR_ITEMS[kind]}:where(.docs-wrapper .sidebar-menu${" > ul > li".repeat(Number(level) - 1)} > ul > *)`
  );
}

function partOf(name: string, rest: string): string | undefined {
  if (name === "navbar__item" && ASKED.test(rest)) return NAVBAR_BOXES;
  return own(PARTS, name) ?? sidebarLevel(name) ?? ownAdmonition(name);
}

/** Whether the element that a selector ends with has one of these classes. */
function isOfOne(selector: string, classes: readonly string[]): boolean {
  const element = selector.split(/[\s{},>+~]/).at(-1) ?? "";
  return (element.match(/(?<=\.)[\w-]+/g) ?? []).some((name) => classes.includes(name));
}

function barPart(written: string): string {
  return written.includes("Content") ? ".site-announcement > .content" : ".site-announcement";
}

/** The selector of admonitions with a keyword of the project's own, which have no tone of their own. */
function ownAdmonition(name: string): string | undefined {
  const keyword = /^theme-admonition-(.+)$/.exec(name)?.[1];
  return keyword && `.admonition-${keyword}`;
}

/** A selector that goes before all rules of the site. */
export function outweighing(selector: string): string {
  return `${selector}${WEIGHT}`;
}

type Around = { before: string; rest: string };
type Names = { title?: string; frame?: string; bar?: string; name?: string };

/** CSS in which a name is what stands for it, given what is around it. */
function replaced(css: string, replacement: (names: Names, written: string, around: Around) => string): string {
  return css.replace(NAMES, (written, ...found: unknown[]) => {
    const [offset, , names] = found.slice(-3) as [number, string, Names];
    const around = { before: css.slice(0, offset), rest: css.slice(offset + written.length) };
    return names.title ? TITLE : replacement(names, written, around);
  });
}

function own<Value>(names: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(names, name) ? names[name] : undefined;
}

/**
 * Whether a selector that `withParts` gave is about an item: what stands before and behind its words is the project's
 * alone anyway, unless a part of the site is named before it.
 */
export function isOfItem(selector: string): boolean {
  return selector.includes(ITEM_WEIGHT) && (!/:(?:before|after)\b/.test(selector) || isOfPart(selector));
}

/** Whether a selector that `withParts` gave is about a part of the site, or about elements that the site has in it. */
export function isOfPart(selector: string): boolean {
  return selector.includes(WEIGHT) && !isOfOwn(selector);
}

/** Classes of elements that Docusaurus' theme has in its parts. */
const OF_THEME = /\.(?:admonition-|[\w-]+__)/;

/** Whether a selector that `withParts` gave is about an element with a class of the project's own inside of a part. */
export function isOfOwn(selector: string): boolean {
  if (!selector.includes(WEIGHT)) return false;
  let flat = selector.replaceAll(WEIGHT, ":part");
  for (let inner = ""; inner !== flat;) [inner, flat] = [flat, flat.replaceAll(/\([^()]*\)/g, "")];
  const element = flat.split(/[\s>+~]+/).at(-1) ?? "";
  return /\.[\w-]/.test(element) && !element.includes(":part") && !OF_THEME.test(element);
}
