import type { DocsData, DocsInstanceData, DocsVersionData } from "../../lib/docs-data";
import { defaultLocaleOf } from "../../lib/locale";
import { nearestFirst } from "../../lib/problem";
import type { LinkItem, NavbarItem, SiteInput } from "../../lib/site-config";
import { translate } from "../../lib/translate";
import { routeOf, splitUrl } from "../../lib/url";
import type { PageInfo } from "../../ui/page-info";
import type { PreferredVersions, VersionChoice } from "./preferred-version";

/** A navbar item as `src/site.ts` may write it. */
export type NavbarItemInput = SiteInput["navbar"]["items"][number];

/** A link of the navbar; `html` stands for the label where the site gives it, `choice` is the version that a reader prefers by following it. */
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
};

/** Raw HTML of the site in the place of a link. */
export type NavbarHtml = { kind: "html"; html: string; className?: string };

/** Links behind a button; `mobileLabel` is its name in the mobile menu. */
export type NavbarMenu = {
  kind: "menu";
  label: string;
  active: boolean;
  items: (NavbarLink | NavbarHtml)[];
  mobileLabel?: string;
  icon?: "language";
  className?: string;
};

/** What a navbar item became on a page: all ids resolved to routes. */
export type NavbarEntry = NavbarLink | NavbarHtml | NavbarMenu;

/** What navbar items are resolved against. */
export type NavbarScope = { docs: DocsData; page: PageInfo; preferred: PreferredVersions; i18n: SiteInput["i18n"] };

/** The navbar's entries on a page, by side; throws for an item that cannot be rendered, and names it. */
export function navbarEntriesOf(
  items: readonly NavbarItemInput[],
  scope: NavbarScope,
): { left: NavbarEntry[]; right: NavbarEntry[] } {
  const entries = items.map(withDefaults).map((item) => ({ side: item.position, entry: checkedEntryOf(item, scope) }));
  const on = (side: "left" | "right") =>
    entries.flatMap(({ side: own, entry }) => (own === side && entry ? [entry] : []));
  return { left: on("left"), right: on("right") };
}

function withDefaults(item: NavbarItemInput): NavbarItem {
  return {
    type: "default",
    position: "right",
    docsPluginId: "default",
    dropdownItemsBefore: [],
    dropdownItemsAfter: [],
    dropdownActiveClassDisabled: false,
    ...item,
  };
}

function checkedEntryOf(item: NavbarItem, scope: NavbarScope): NavbarEntry | undefined {
  try {
    return entryOf(item, scope);
  } catch (error) {
    const shown = JSON.stringify(item);
    throw new Error(`A navbar item failed to render. Please check this item of navbar.items in src/site.ts: ${shown}`, {
      cause: error,
    });
  }
}

function entryOf(item: NavbarItem, scope: NavbarScope): NavbarEntry | undefined {
  const { path } = scope.page;
  switch (item.type) {
    case "default":
    case "dropdown":
      return item.items ? menuOf(item, linkOf(item, path), path) : linkOf(item, path);
    case "html":
      return { kind: "html", html: item.html ?? "", className: item.className };
    case "doc":
      return docLink(item, scope);
    case "docSidebar":
      return sidebarLink(item, scope);
    case "docsVersion":
      return versionLink(item, shownVersion(item, scope), scope);
    case "docsVersionDropdown":
      return versionMenu(item, scope);
    case "localeDropdown":
      return localeMenu(item, scope);
    case "custom-tests":
      return path.startsWith("/tests/") ? linkOf(item, path) : undefined;
    case "search":
      return undefined;
    default:
      throw new Error(`No navbar item component was found for the type '${String(item.type)}'.`);
  }
}

function linkOf(item: LinkItem, path: string): NavbarLink | NavbarHtml | undefined {
  const href = item.to ?? item.href;
  const { html, className, ariaLabel, label } = item;
  if (!href) return html ? { kind: "html", html, className } : undefined;
  return { kind: "link", label: label ?? href, href, active: isActiveLink(item, path), html, className, ariaLabel };
}

function linksOf(items: readonly LinkItem[], path: string): (NavbarLink | NavbarHtml)[] {
  return items.flatMap((item) => linkOf(item, path) ?? []);
}

/** Whether the reader is on a link's page or below it, or where the item says that it counts as active. */
function isActiveLink({ activeBaseRegex, activeBasePath, to, href }: LinkItem, path: string): boolean {
  if (activeBaseRegex) return new RegExp(activeBaseRegex).test(path);
  const base = activeBasePath ?? to ?? href ?? "";
  if (activeBasePath === undefined && !base.startsWith("/")) return false;
  const route = routeOf(splitUrl(base).path);
  return route === "/" ? path === "/" : path.startsWith(route);
}

function menuOf(item: NavbarItem, own: NavbarLink | NavbarHtml | undefined, path: string): NavbarMenu {
  const items = [...(own ? [own] : []), ...linksOf(item.items ?? [], path)];
  return { kind: "menu", label: item.label ?? "", className: item.className, items, active: hasActive(items, item) };
}

function hasActive(items: NavbarEntry[], { dropdownActiveClassDisabled }: NavbarItem): boolean {
  return !dropdownActiveClassDisabled && items.some((entry) => entry.kind === "link" && entry.active);
}

function docLink(item: NavbarItem, scope: NavbarScope): NavbarLink | undefined {
  const { page } = scope;
  for (const version of versionsInOrder(item, scope)) {
    const doc = version.docs.find(({ docId }) => docId === item.docId);
    if (!doc) continue;
    if (doc.unlisted && doc.path !== page.path) return undefined;
    const inSidebar = page.instance === item.docsPluginId && Boolean(doc.sidebar) && doc.sidebar === page.sidebar;
    return docsEntry(item, item.docId, doc.path, doc.path === page.path || inSidebar);
  }
  return undefined;
}

function sidebarLink(item: NavbarItem, scope: NavbarScope): NavbarLink {
  const versions = versionsInOrder(item, scope);
  const sidebar = versions.flatMap(({ sidebars }) => sidebars).find(({ name }) => name === item.sidebarId);
  if (!sidebar) {
    const names = nearestFirst(
      item.sidebarId ?? "",
      versions.flatMap(({ sidebars }) => sidebars.map(({ name }) => name)),
    );
    throw new Error(
      `Can't find any sidebar with id '${String(item.sidebarId)}'. Available sidebar ids: ${names.join(", ")}.`,
    );
  }
  if (!sidebar.firstPath)
    throw new Error(`The sidebar with id '${sidebar.name}' has nothing to link to. Give it a listed doc or a link.`);
  return docsEntry(
    item,
    sidebar.name,
    sidebar.firstPath,
    scope.page.instance === item.docsPluginId && scope.page.sidebar === sidebar.name,
  );
}

function docsEntry(item: NavbarItem, id: string | undefined, href: string, active: boolean): NavbarLink {
  return {
    kind: "link",
    label: item.label ?? id ?? href,
    href,
    active,
    html: item.html,
    className: item.className,
    ariaLabel: item.ariaLabel,
  };
}

function versionMenu(item: NavbarItem, scope: NavbarScope): NavbarLink | NavbarMenu {
  const { versions } = instanceOf(item, scope);
  const { path } = scope.page;
  const shown = shownVersion(item, scope);
  const isShown = (version: DocsVersionData) => scope.page.instance === item.docsPluginId && version === shown;
  const links = versions.map((version) => ({
    ...versionLink({ docsPluginId: item.docsPluginId }, version, scope),
    active: isShown(version),
    choice: { instance: item.docsPluginId, version: version.name },
  }));
  const items = [...linksOf(item.dropdownItemsBefore, path), ...links, ...linksOf(item.dropdownItemsAfter, path)];
  if (items.length <= 1) return versionLink(item, shown, scope);
  return {
    kind: "menu",
    label: item.label ?? shown.label,
    mobileLabel: versions.length > 1 ? translate({ id: "navbar.versions" }) : undefined,
    className: item.className,
    items,
    active: hasActive(items, item),
  };
}

/** A link to the page's doc in a version, else to that version's main doc. */
function versionLink(
  item: Pick<NavbarItem, "docsPluginId" | "label" | "className">,
  version: DocsVersionData,
  { page }: NavbarScope,
): NavbarLink {
  const alternates = page.instance === item.docsPluginId ? page.alternates : undefined;
  const href = alternates?.find((other) => other.version === version.name)?.path ?? version.mainDocPath ?? version.path;
  return { kind: "link", label: item.label ?? version.label, href, active: false, className: item.className };
}

function localeMenu(item: NavbarItem, { page, i18n }: NavbarScope): NavbarMenu {
  const locales = Object.entries(i18n.locales).map(([name, locale]): NavbarLink => ({
    kind: "link",
    label: locale.label,
    href: name === i18n.defaultLocale ? page.path : routeOf(locale.path, page.path),
    active: name === i18n.defaultLocale,
    lang: locale.htmlLang,
  }));
  return {
    kind: "menu",
    label: defaultLocaleOf(i18n).label,
    mobileLabel: translate({ id: "navbar.languages" }),
    icon: "language",
    className: item.className,
    items: [
      ...linksOf(item.dropdownItemsBefore, page.path),
      ...locales,
      ...linksOf(item.dropdownItemsAfter, page.path),
    ],
    active: false,
  };
}

function instanceOf({ docsPluginId }: NavbarItem, { docs }: NavbarScope): DocsInstanceData {
  const instance = docs.instances.find(({ id }) => id === docsPluginId);
  if (!instance) {
    const ids = nearestFirst(
      docsPluginId,
      docs.instances.map(({ id }) => id),
    );
    throw new Error(`There is no docs instance '${docsPluginId}'. Available ids for docsPluginId: ${ids.join(", ")}.`);
  }
  return instance;
}

/** The version of the page where it belongs to the item's instance, else the one that the reader prefers, else the last one. */
function shownVersion(item: NavbarItem, scope: NavbarScope): DocsVersionData {
  const [shown] = versionsInOrder(item, scope);
  if (!shown) throw new Error(`The docs instance '${item.docsPluginId}' has no version.`);
  return shown;
}

/** The versions in which an item looks for its target: the page's own, then the reader's preferred one, then the last one, then the others. */
function versionsInOrder(item: NavbarItem, scope: NavbarScope): DocsVersionData[] {
  const { versions } = instanceOf(item, scope);
  const own = versions.filter(({ name }) => scope.page.instance === item.docsPluginId && name === scope.page.version);
  const preferred = versions.filter(({ name }) => name === scope.preferred[item.docsPluginId]);
  return [...new Set([...own, ...preferred, ...versions.filter(({ isLast }) => isLast), ...versions])];
}
