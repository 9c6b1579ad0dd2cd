import { currentLocaleName, currentLocaleOf, localeBaseUrl } from "../../lib/settings/locale";
import type { DropdownItem, LinkItem, NavbarItem, NavbarItemOf } from "../../lib/settings/navbar-config";
import type { SiteSettings } from "../../lib/settings/site-settings";
import { translate } from "../../lib/words/translate";
import { routeOf, splitUrl } from "../../lib/routes/url";
import type { NavbarPart } from "../../ui/frame-parts";
import type { VersionChoice } from "../../ui/version-choice-link";
import { failedEntry } from "./failed-entry";
import {
  instanceOf,
  mainPathOf,
  pathIn,
  sameDocIn,
  shownVersion,
  versionsInOrder,
  type VersionScope,
} from "./navbar-versions";

/**
 * A link of the navbar; `html` stands for the label where the site gives it, `choice` is the version that a reader
 * prefers by following it. With `keepsPlace` it leads to what the reader reads, so that the rest of the address holds
 * there, too.
 */
export type NavbarLink = {
  kind: "link";
  label: string;
  href: string;
  active: boolean;
  html?: string;
  className?: string;
  ariaLabel?: string;
  lang?: string;
  choice?: VersionChoice;
  keepsPlace?: boolean;
  /** Whether it leads to the site in another language, by its whole address. */
  isOtherSite?: boolean;
};

/** Raw HTML of the site in the place of a link. */
export type NavbarHtml = { kind: "html"; html: string; className?: string };

/**
 * Links behind a button; `html` stands for its label. `mobileLabel` says what they choose: as its name in the mobile
 * menu, and before the label for screen readers.
 */
export type NavbarMenu = {
  kind: "menu";
  label: string;
  html?: string;
  active: boolean;
  items: (NavbarLink | NavbarHtml)[];
  mobileLabel?: string;
  icon?: "language";
  className?: string;
};

/**
 * A feature's part in the place of an item, which it gets; `item` is undefined where none names it. With `onPhones` it
 * stays in the bar on small screens, and with `bar` is no part of the menu there.
 */
export type NavbarPartEntry = {
  kind: "part";
  Component: NavbarPart["Component"];
  onPhones?: NavbarPart["onPhones"];
  item?: NavbarItem;
};

/** What a navbar item became on a page: all ids resolved to routes. */
export type NavbarEntry = NavbarLink | NavbarHtml | NavbarMenu | NavbarPartEntry;

/** The entry of an item on a page, outside of the navbar's list; undefined where it shows nothing. */
export type EntryOf = (item: NavbarItem) => NavbarEntry | undefined;

/** What navbar items are resolved against. */
export type NavbarScope = VersionScope & {
  i18n: SiteSettings["i18n"];
  baseUrl: string;
  parts: readonly NavbarPart[];
};

type KindOf<T extends DropdownItem["type"]> = Extract<DropdownItem, { type: T }>;

/**
 * The navbar's entries on a page, by side, at the end of each the parts that no item names; throws for an item that
 * cannot be rendered, and names it. In develop its name stands in its place, and says so.
 */
export function navbarEntriesOf(
  items: readonly NavbarItem[],
  scope: NavbarScope,
): { left: NavbarEntry[]; right: NavbarEntry[]; entryOf: EntryOf } {
  const entries = items.map((item) => ({ side: item.position, entry: checkedEntryOf(item, scope) }));
  const on = (side: "left" | "right") => [
    ...entries.flatMap((own) => (own.side === side && own.entry ? [own.entry] : [])),
    ...unnamedParts(items, scope, side),
  ];
  // Within a component of the project for a type, items of this type are the site's own.
  const parts = scope.parts.filter(({ itemType }) => itemType === "search");
  return { left: on("left"), right: on("right"), entryOf: (item) => checkedEntryOf(item, { ...scope, parts }) };
}

function unnamedParts(items: readonly NavbarItem[], { parts }: NavbarScope, side: string): NavbarPartEntry[] {
  const unnamed = parts.filter(({ itemType }) => !items.some(({ type }) => type === itemType));
  return unnamed.filter(({ position }) => position === side).map((part) => partEntryOf(part));
}

function checkedEntryOf(item: NavbarItem, scope: NavbarScope): NavbarEntry | undefined {
  try {
    return entryOf(item, scope);
  } catch (error) {
    return failedEntry(item, error);
  }
}

function entryOf(item: NavbarItem, scope: NavbarScope): NavbarEntry | undefined {
  const part = partOf(item, scope);
  if (part) return part;
  switch (item.type) {
    case "default":
    case "html":
    case "doc":
    case "docSidebar":
    case "docsVersion":
      return leafOf(item, scope);
    case "dropdown":
      return menuOf(item, scope);
    case "docsVersionDropdown":
      return versionMenu(item, scope);
    case "localeDropdown":
      return localeMenu(item, scope);
    case "search":
      return undefined;
    case "custom-tests":
      return scope.page.path.startsWith("/tests/") ? linkOf(item, scope) : undefined;
    default:
      throw new Error(
        `No navbar item component was found for the type '${item.type}'; of types that begin with custom-, these have one: ${customTypes(scope)}.`,
      );
  }
}

function customTypes({ parts }: NavbarScope): string {
  const types = [...parts.map(({ itemType }) => itemType), "custom-tests"];
  return types.filter((type) => type.startsWith("custom-")).join(", ");
}

function partOf(item: NavbarItem, { parts }: NavbarScope): NavbarPartEntry | undefined {
  const part = parts.find(({ itemType }) => itemType === item.type);
  return part && partEntryOf(part, item);
}

function partEntryOf({ Component, onPhones }: NavbarPart, item?: NavbarItem): NavbarPartEntry {
  return { kind: "part", Component, ...(onPhones && { onPhones }), ...(item && { item }) };
}

/** What stands alone in the navbar, or in a dropdown of it. */
function leafOf(item: DropdownItem, scope: NavbarScope): NavbarLink | NavbarHtml | undefined {
  switch (item.type) {
    case "default":
      return linkOf(item, scope);
    case "html":
      return { kind: "html", html: item.value, className: item.className };
    case "doc":
      return docLink(item, scope);
    case "docSidebar":
      return sidebarLink(item, scope);
    case "docsVersion":
      return versionItemLink(item, scope);
  }
}

function linkOf(item: LinkItem, scope: NavbarScope): NavbarLink | NavbarHtml | undefined {
  const href = item.to ?? item.href;
  const { html, className, ariaLabel, label } = item;
  if (!href) return html ? { kind: "html", html, className } : undefined;
  const active = isActiveLink(item, href, scope);
  // A link that is a picture by its class says by its name where it leads, and shows no address.
  const shown = label ?? (ariaLabel === undefined ? href : "");
  return { kind: "link", label: shown, href, active, html, className, ariaLabel };
}

function leavesOf(items: readonly DropdownItem[], scope: NavbarScope): (NavbarLink | NavbarHtml)[] {
  return items.flatMap((item) => leafOf(item, scope) ?? []);
}

/** Whether the reader is on a link's page or below it, or where the item says that it counts as active. */
function isActiveLink(
  { activeBaseRegex, activeBasePath }: Pick<LinkItem, "activeBaseRegex" | "activeBasePath">,
  href: string,
  { page: { path }, baseUrl }: NavbarScope,
): boolean {
  if (activeBaseRegex) {
    const pattern = new RegExp(activeBaseRegex);
    // Patterns for Docusaurus begin with the base URL, where the site has one.
    return [path, routeOf(baseUrl, path)].some((address) => pattern.test(address));
  }
  if (activeBasePath === undefined && !href.startsWith("/")) return false;
  const route = routeOf(splitUrl(activeBasePath ?? href).path);
  return route === "/" ? path === "/" : path.startsWith(route);
}

function menuOf(item: NavbarItemOf<"dropdown">, scope: NavbarScope): NavbarMenu {
  const { label, html, className } = item;
  const own = item.to || item.href ? linkOf(item, scope) : undefined;
  const items = [...(own ? [own] : []), ...leavesOf(item.items, scope)];
  return { kind: "menu", label, html, className, items, active: hasActive(items, item) };
}

function hasActive(items: NavbarEntry[], { dropdownActiveClassDisabled }: { dropdownActiveClassDisabled: boolean }) {
  return !dropdownActiveClassDisabled && items.some((entry) => entry.kind === "link" && entry.active);
}

/**
 * A link to a doc; nothing where the doc is unlisted and not the page, and where no version has it, which the build
 * reports.
 */
function docLink(item: KindOf<"doc">, scope: NavbarScope): NavbarLink | undefined {
  const { page } = scope;
  for (const version of versionsInOrder(item, scope)) {
    const doc = version.docs.find(({ docId }) => docId === item.docId);
    if (!doc) continue;
    if (doc.unlisted && doc.path !== page.path) return undefined;
    const inSidebar = page.instance === item.docsPluginId && Boolean(doc.sidebar) && doc.sidebar === page.sidebarId;
    return docsEntry(item, item.docId, doc.path, doc.path === page.path || inSidebar);
  }
  return undefined;
}

function sidebarLink(item: KindOf<"docSidebar">, scope: NavbarScope): NavbarLink {
  const { page } = scope;
  const sidebars = versionsInOrder(item, scope).flatMap((version) => version.sidebars);
  const sidebar = sidebars.find(({ name }) => name === item.sidebarId);
  if (!sidebar) {
    // The build names the nearest; what measures how near a name is would be part of every page.
    const names = [...new Set(sidebars.map(({ name }) => name))];
    throw new Error(`Can't find any sidebar with id '${item.sidebarId}'. Available sidebar ids: ${names.join(", ")}.`);
  }
  if (!sidebar.firstPath)
    throw new Error(`The sidebar with id '${sidebar.name}' has nothing to link to. Give it a listed doc or a link.`);
  const active = page.instance === item.docsPluginId && page.sidebarId === sidebar.name;
  return docsEntry(item, sidebar.name, sidebar.firstPath, active);
}

function docsEntry(
  { label, html, className, ariaLabel }: KindOf<"doc" | "docSidebar" | "docsVersion">,
  name: string,
  href: string,
  active: boolean,
): NavbarLink {
  return { kind: "link", label: label ?? name, href, active, html, className, ariaLabel };
}

/** A link to the main doc of the version that shows, or to where the item says. */
function versionItemLink(item: KindOf<"docsVersion">, scope: NavbarScope): NavbarLink {
  const shown = shownVersion(item, scope);
  const href = item.to ?? mainPathOf(shown);
  return docsEntry(item, shown.label, href, isActiveLink({}, href, scope));
}

function versionMenu(item: NavbarItemOf<"docsVersionDropdown">, scope: NavbarScope): NavbarLink | NavbarMenu {
  const { versions } = instanceOf(item, scope);
  const shown = shownVersion(item, scope);
  const links = versions.map((version): NavbarLink => ({
    kind: "link",
    label: version.label,
    href: pathIn(version, item, scope),
    active: scope.page.instance === item.docsPluginId && version === shown,
    choice: { instance: item.docsPluginId, version: version.name },
    keepsPlace: sameDocIn(version, item, scope) !== undefined,
  }));
  const { className, dropdownItemsBefore, dropdownItemsAfter } = item;
  const label = item.label ?? shown.label;
  const items = [...leavesOf(dropdownItemsBefore, scope), ...links, ...leavesOf(dropdownItemsAfter, scope)];
  const href = pathIn(shown, item, scope);
  const active = !item.dropdownActiveClassDisabled && isActiveLink({}, href, scope);
  if (items.length <= 1) return { kind: "link", label, href, active, className };
  const mobileLabel = versions.length > 1 ? translate({ id: "navbar.versions" }) : undefined;
  return { kind: "menu", label, mobileLabel, className, items, active: hasActive(items, item) };
}

function localeMenu(item: NavbarItemOf<"localeDropdown">, scope: NavbarScope): NavbarMenu {
  const { page, i18n } = scope;
  const locales = Object.entries(i18n.locales).map(([name, { label, htmlLang: lang }]): NavbarLink => {
    const active = name === currentLocaleName(i18n);
    const base = active ? "" : localeBaseUrl(name, scope).slice(0, -1);
    return { kind: "link", label, href: base + page.path, active, lang, isOtherSite: !active };
  });
  return {
    kind: "menu",
    label: currentLocaleOf(i18n).label,
    mobileLabel: translate({ id: "navbar.languages" }),
    icon: "language",
    className: item.className,
    items: [...leavesOf(item.dropdownItemsBefore, scope), ...locales, ...leavesOf(item.dropdownItemsAfter, scope)],
    active: false,
  };
}
