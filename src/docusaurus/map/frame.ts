import { z } from "zod";
import type { SiteInput } from "../../lib/site-config";
import { withoutBaseUrl } from "../../lib/routes/url";
import { DROPDOWN_LISTS, navbarItem } from "../../lib/settings/navbar-config";
import { NAVBAR_TYPES } from "../../lib/settings/theme-parts";
import { faultsOf, faultsText } from "../../lib/settings/site-issues";
import type { DocusaurusConfig, DocusaurusLogo, ThemeConfig } from "../config";
import type { Note } from "../note";
import type { DocusaurusFolder } from "./folder";
import { textOrEmpty } from "../../lib/values/text-or-empty";

type Frame = Pick<SiteInput, "navbar" | "footer" | "announcementBar" | "sidebar" | "colorMode" | "tableOfContents">;
type Item = Record<string, unknown>;

/** Keys of items that the site has, by the type of the item. */
const LOOK = ["label", "html", "className", "ariaLabel"];
const LINK = [...LOOK, "to", "href", "activeBasePath", "activeBaseRegex"];
const ITEM_KEYS: Record<string, readonly string[]> = {
  default: LINK,
  dropdown: [...LINK, "items", "dropdownActiveClassDisabled"],
  html: ["value", "className"],
  doc: [...LOOK, "docId", "docsPluginId"],
  docSidebar: [...LOOK, "sidebarId", "docsPluginId"],
  docsVersion: [...LOOK, "docsPluginId", "to"],
  docsVersionDropdown: [
    "label",
    "className",
    "docsPluginId",
    "dropdownItemsBefore",
    "dropdownItemsAfter",
    "dropdownActiveClassDisabled",
  ],
  localeDropdown: ["className", "dropdownItemsBefore", "dropdownItemsAfter"],
  search: ["className"],
};
/** Keys of a logo that have no effect. */
const LOGO_LOOK = ["target", "className", "style"] as const;
/** Keys whose meaning the site has anyway. */
const NEEDLESS = new Set(["type", "position", "target", "rel", "prependBaseUrlToHref", "autoAddBaseUrl"]);
/**
 * What stands for an item that the site does not have until all are checked: messages name items by their places, and
 * find their lines so.
 */
const ABSENT: Item = { type: "html", value: "-" };

/** The icon of a link to a repository: a line of work that leaves another one. */
const REPOSITORY_ICON =
  '<svg viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="2" aria-hidden="true"><circle cx="7" cy="5" r="2"/><circle cx="7" cy="19" r="2"/><circle cx="17" cy="8" r="2"/><path d="M7 7v10M17 10c0 4-10 3-10 7"/></svg>';

/**
 * The frame around pages by a theme's configuration: navbar, footer, announcement, sidebars, colours, levels. The texts
 * of stylesheets say which links have a picture from there. Throws all that is wrong with the items of the navbar.
 */
export function mapFrame({
  config: { themeConfig, title, baseUrl },
  styles,
  ownParts,
  ...place
}: Pick<DocusaurusFolder, "config" | "styles" | "ownParts" | "file" | "lineOf">): { frame: Frame; notes: Note[] } {
  const { navbar, footer, announcementBar, colorMode, docs, tableOfContents } = themeConfig;
  const notes: Note[] = [];
  const note = (place: string) => (key: string) =>
    notes.push({
      name: `themeConfig.${place}: ${key}`,
      means: "Docusaurus makes it an attribute of the item's link; links here have none but the site's own.",
      remedy: "Look whether code or styles of the project need it; otherwise take it out.",
    });
  const hasOwnTypes = ownParts.some(({ name }) => name === NAVBAR_TYPES);
  const items = navbar.items.map((item) =>
    hasOwnTypes && isCustom(item.type)
      ? { position: "left", ...item }
      : mapItem(withIcon(item, styles), true, note("navbar.items"), notes),
  );
  notes.push(...logoNotes(navbar.logo));
  const frame: Frame = {
    navbar: {
      title: navbar.title || (navbar.logo ? "" : title),
      ...(navbar.logo && { logo: mapLogo(navbar.logo) }),
      hideOnScroll: navbar.hideOnScroll,
      items: presentItems(checkedItems(items, place)),
    },
    footer: footerOf(footer, note("footer.links"), notes),
    ...(announcementBar?.content && { announcementBar: announcementOf(announcementBar) }),
    sidebar: {
      hideable: docs.sidebar.hideable,
      autoCollapseCategories: docs.sidebar.autoCollapseCategories,
    },
    colorMode: {
      defaultMode: colorMode.defaultMode,
      disableSwitch: colorMode.disableSwitch,
      respectPrefersColorScheme: colorMode.respectPrefersColorScheme,
    },
    tableOfContents: {
      minHeadingLevel: tableOfContents.minHeadingLevel,
      maxHeadingLevel: tableOfContents.maxHeadingLevel,
    },
  };
  return { frame: withoutBase(frame, baseUrl) as Frame, notes };
}

/** Whether items of a type are drawn by a component of the project alone. */
export const isCustom = (type: unknown) => typeof type === "string" && type.startsWith("custom-");

/** Keys of addresses, which Docusaurus takes with the base URL and without. */
const ADDRESSES = ["to", "href", "src", "srcDark"];

/** A value with each address in it from the site's root. */
function withoutBase(value: unknown, baseUrl: string, key = ""): unknown {
  if (typeof value === "string") return ADDRESSES.includes(key) ? withoutBaseUrl(value, baseUrl) : value;
  if (Array.isArray(value)) return value.map((item) => withoutBase(item, baseUrl));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, withoutBase(item, baseUrl, name)]));
}

function announcementOf(bar: NonNullable<ThemeConfig["announcementBar"]>): Frame["announcementBar"] {
  const { id, content, isCloseable, backgroundColor, textColor } = bar;
  return {
    id,
    content,
    isCloseable,
    ...(backgroundColor && { backgroundColor }),
    ...(textColor && { textColor }),
  };
}

function logoNotes(logo: DocusaurusLogo | undefined): Note[] {
  return LOGO_LOOK.filter((name) => logo?.[name] !== undefined).map((key) => ({
    name: `themeConfig.navbar.logo: ${key}`,
    means: "The logo is a link like others, which opens other sites in a new tab, with the site's own class.",
    remedy: "Take it out.",
  }));
}

function mapLogo({ alt, src, srcDark, href, width, height }: DocusaurusLogo): NonNullable<SiteInput["navbar"]["logo"]> {
  const [w, h] = [pixels(width), pixels(height)];
  return {
    alt: alt ?? "",
    src: fromRoot(src),
    ...(srcDark && { srcDark: fromRoot(srcDark) }),
    ...(href && { href }),
    ...(w && { width: w }),
    ...(h && { height: h }),
  };
}

function pixels(size: string | number | undefined): number | undefined {
  const number = typeof size === "string" && /^\d+(?:px)?$/.test(size) ? Number.parseInt(size, 10) : size;
  return typeof number === "number" ? number : undefined;
}

/** The classes that items of navbar and footer have. */
export function itemClasses({ themeConfig: { navbar, footer } }: DocusaurusConfig): string[] {
  const classesOf = ({ className, ...item }: Item): string[] => [
    ...(typeof className === "string" ? className.split(/\s+/).filter(Boolean) : []),
    ...Object.values(item).flatMap((value) => (Array.isArray(value) ? (value as Item[]).flatMap(classesOf) : [])),
  ];
  return [...new Set([...navbar.items, ...(footer?.links ?? [])].flatMap(classesOf))];
}

/** A path of the site with its leading slash; full addresses stay. */
export function fromRoot(path: string): string {
  return /^(?:[a-z][a-z\d+.-]*:|\/|#|\?)/i.test(path) ? path : `/${path}`;
}

/**
 * A link that is nothing but a picture, by its class: where no stylesheet gives it one, one of GitHub's has an icon
 * here, and any other shows its name.
 */
function withIcon(item: Item, styles: readonly string[]): Item {
  const { className, label, html, items, "aria-label": name } = item;
  if (typeof className !== "string" || label || html || items || item.value) return item;
  const classes = className.split(/\s+/).filter(Boolean);
  if (styles.some((css) => classes.some((own) => css.includes(`.${own}`)))) return { "aria-label": item.href, ...item };
  if (classes.some((own) => /git-?hub/i.test(own))) return { ...item, html: REPOSITORY_ICON };
  return typeof name === "string" ? { ...item, label: name } : item;
}

const ALL_VERSIONS: Note = {
  name: "themeConfig.navbar.items: versions",
  means: "The dropdown lists all versions that are built.",
  remedy: "Build fewer by `onlyIncludeVersions`, or write a dropdown of links in its place.",
};

/** Navbar items; throws what is wrong with them, with the lines of the configuration. */
function checkedItems(items: Item[], { file, lineOf }: Pick<DocusaurusFolder, "file" | "lineOf">): Item[] {
  const schema = z.array(navbarItem);
  const { error } = schema.safeParse(items);
  if (!error) return items;
  const faults = faultsOf(error, { schema, value: items, at: ["navbar", "items"] });
  throw new Error(faultsText(faults, file, lineOf));
}

/** Items without those that the site does not have. */
function presentItems(items: readonly Item[]): Item[] {
  return items
    .filter((item) => item !== ABSENT)
    .map((item) => {
      const lists = DROPDOWN_LISTS.filter((key) => Array.isArray(item[key]));
      const present = lists.map((key) => [key, presentItems(item[key] as Item[])] as const);
      return { ...item, ...Object.fromEntries(present) };
    });
}

/** An item with the keys that the site has, or what stands for one of a type that it does not have. */
function mapItem(item: Item, isOuter: boolean, unknownKey: (key: string) => void, notes: Note[]): Item {
  const type = typeof item.type === "string" ? item.type : Array.isArray(item.items) ? "dropdown" : "default";
  const keys = ITEM_KEYS[type];
  if (!keys) {
    notes.push({
      name: `themeConfig.navbar.items: type '${type}'`,
      means: "The site has no such item, and leaves it out.",
      remedy: `Write it as a link, or as an item of the type \`html\`${
        isCustom(type) ? `, or give \`src/theme/${NAVBAR_TYPES}.js\` a component for it` : ""
      }.`,
    });
    return ABSENT;
  }
  const mapped: Item = { type, ...(isOuter && { position: item.position === "right" ? "right" : "left" }) };
  for (const [written, value] of Object.entries(item)) {
    const key = written === "aria-label" ? "ariaLabel" : written;
    if (value === undefined || NEEDLESS.has(key)) continue;
    if (type === "docsVersionDropdown" && key === "versions") notes.push(ALL_VERSIONS);
    else if (!keys.includes(key)) unknownKey(key);
    else if (DROPDOWN_LISTS.some((list) => list === key) && Array.isArray(value))
      mapped[key] = value.map((inner) => mapItem(inner as Item, false, unknownKey, notes));
    else mapped[key] = key === "to" && typeof value === "string" ? fromRoot(value) : value;
  }
  if (type === "dropdown") mapped.label ??= "";
  return mapped;
}

function footerOf(footer: ThemeConfig["footer"], unknownKey: (key: string) => void, notes: Note[]): Frame["footer"] {
  return {
    style: footer?.style ?? "light",
    links: footerLinks(footer?.links ?? [], unknownKey, notes),
    ...(footer?.logo && { logo: mapLogo(footer.logo) }),
    copyright: footer?.copyright ?? "",
  };
}

function footerLinks(links: readonly Item[], unknownKey: (key: string) => void, notes: Note[]): Item[] {
  const columns = links.some((link) => Array.isArray(link.items));
  const linkOf = (item: Item) => {
    const { type: _, ...link } = mapItem({ ...item, type: "default" }, false, unknownKey, notes);
    return link;
  };
  if (!columns) return links.map(linkOf);
  return links.map(({ title, className, items }) => ({
    title: textOrEmpty(title),
    ...(typeof className === "string" && { className }),
    items: (Array.isArray(items) ? (items as Item[]) : []).map(linkOf),
  }));
}
