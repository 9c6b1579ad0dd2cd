import { z } from "zod";

/** The navbar item types that the site knows, beside those that begin with `custom-`. */
export const NAVBAR_ITEM_TYPES = [
  "default",
  "dropdown",
  "localeDropdown",
  "search",
  "html",
  "doc",
  "docSidebar",
  "docsVersion",
  "docsVersionDropdown",
] as const;

/** The types of the items that a dropdown may hold. */
export const DROPDOWN_ITEM_TYPES = ["default", "html", "doc", "docSidebar", "docsVersion"] as const;

/** A regular expression, as text. */
export const pattern = z.string().refine(isPattern, "must be a regular expression");

const className = z.string().optional().describe("A class of the item.");
const look = {
  label: z.string().optional().describe("What readers see."),
  html: z.string().optional().describe("HTML in the place of the label."),
  className,
  ariaLabel: z.string().optional().describe("What screen readers say, where that is not the label."),
};
const link = {
  ...look,
  to: z.string().optional().describe("A page of the site: `/blog/`."),
  href: z.string().optional().describe("A page of another site, with https://."),
  activeBasePath: z.string().optional().describe("The item stands out on pages below this path."),
  activeBaseRegex: pattern
    .optional()
    .describe("The item stands out on pages whose path this regular expression matches."),
};
const docsPluginId = z.string().default("default").describe("Which docs: the `id` of an instance in src/site.ts.");
const docId = z.string().describe("The doc's path in its version, without the ending: `guides/creating-pages`.");
const sidebarId = z.string().describe("The name of a sidebar in sidebars.yml.");
const position = { position: z.enum(["left", "right"]).default("right").describe("The side of the bar.") };
const target = [
  ({ to, href, html }: { to?: string; href?: string; html?: string }) => Boolean(to ?? href ?? html),
  "must have `to`, `href` or `html`",
] as const;

/** A link of the footer, or raw HTML in the place of one. */
const linkItem = z
  .strictObject(link)
  .refine(...target)
  .meta({ title: "Link" });

const columns = z.array(
  z
    .strictObject({
      title: z.string().describe("The heading of the column, empty for none."),
      className: z.string().optional().describe("A class of the column."),
      items: z.array(linkItem).describe("The links of the column."),
    })
    .meta({ title: "Column" }),
);
const links = z.array(linkItem);

/** The links of the footer: in columns, or in one row. */
export const footerLinks = columns.or(links);

/** The schema of the footer's links that is meant: of columns where one of them has a title or items. */
export function footerLinksFor(written: unknown): z.ZodType {
  const items: unknown[] = Array.isArray(written) ? written : [];
  return items.some((item) => "title" in Object(item) || "items" in Object(item)) ? columns : links;
}

const dropdownItems = {
  default: z
    .strictObject({ type: z.literal("default").default("default"), ...link })
    .refine(...target)
    .meta({ title: "Link" }),
  html: z
    .strictObject({ type: z.literal("html"), value: z.string().describe("The HTML that stands there."), className })
    .meta({ title: "HTML" }),
  doc: z.strictObject({ type: z.literal("doc"), docId, docsPluginId, ...look }).meta({ title: "Doc" }),
  docSidebar: z
    .strictObject({ type: z.literal("docSidebar"), sidebarId, docsPluginId, ...look })
    .meta({ title: "Sidebar" }),
  docsVersion: z
    .strictObject({
      type: z.literal("docsVersion"),
      docsPluginId,
      to: z.string().optional().describe("Where the item leads, where that is not the version's main doc."),
      ...look,
    })
    .meta({ title: "Version of the docs" }),
};
const dropdownItem = z.union([
  dropdownItems.default,
  dropdownItems.html,
  dropdownItems.doc,
  dropdownItems.docSidebar,
  dropdownItems.docsVersion,
]);

const addedItems = {
  dropdownItemsBefore: z.array(dropdownItem).default([]).describe("Items before those that the menu has by itself."),
  dropdownItemsAfter: z.array(dropdownItem).default([]).describe("Items behind those that the menu has by itself."),
};
const dropdownActiveClassDisabled = z
  .boolean()
  .default(false)
  .describe("Whether the menu stands out on none of the pages to which its items lead.");

const navbarItems = {
  default: dropdownItems.default.safeExtend(position).meta({ title: "Link" }),
  html: dropdownItems.html.extend(position).meta({ title: "HTML" }),
  doc: dropdownItems.doc.extend(position).meta({ title: "Doc" }),
  docSidebar: dropdownItems.docSidebar.extend(position).meta({ title: "Sidebar" }),
  docsVersion: dropdownItems.docsVersion.extend(position).meta({ title: "Version of the docs" }),
  /** With `to` or `href`, its first item leads there. */
  dropdown: z
    .strictObject({
      type: z.literal("dropdown").default("dropdown"),
      ...link,
      label: z.string().describe("What readers see."),
      items: z.array(dropdownItem).describe("The items of the menu."),
      dropdownActiveClassDisabled,
      ...position,
    })
    .meta({ title: "Menu" }),
  docsVersionDropdown: z
    .strictObject({
      type: z.literal("docsVersionDropdown"),
      label: z.string().optional().describe("What readers see, in the place of the version's name."),
      className,
      docsPluginId,
      ...addedItems,
      dropdownActiveClassDisabled,
      ...position,
    })
    .meta({ title: "Menu of versions" }),
  localeDropdown: z
    .strictObject({ type: z.literal("localeDropdown"), className, ...addedItems, ...position })
    .meta({ title: "Menu of languages" }),
  search: z.strictObject({ type: z.literal("search"), className, ...position }).meta({ title: "Search" }),
};
/** What a custom item takes beside the keys of a link is for its component to say. */
const customItem = z
  .object({ type: z.templateLiteral(["custom-", z.string()]), ...link, ...position })
  .catchall(z.json().optional());

/** An item of the navbar, by its `type`; without one it is a link, or a dropdown where it has `items`. */
export const navbarItem = z.union([
  navbarItems.default,
  navbarItems.dropdown,
  navbarItems.html,
  navbarItems.doc,
  navbarItems.docSidebar,
  navbarItems.docsVersion,
  navbarItems.docsVersionDropdown,
  navbarItems.localeDropdown,
  navbarItems.search,
  customItem,
]);

/** The keys of items that hold the items of a dropdown. */
export const DROPDOWN_LISTS = ["items", "dropdownItemsBefore", "dropdownItemsAfter"] as const;

/** A link: to a route, a file or another site. */
export type LinkItem = z.output<typeof linkItem>;

/** An item inside of a menu. */
export type DropdownItem = z.output<typeof dropdownItem>;

/** An item of the navbar; `type` says of what kind. */
export type NavbarItem = z.output<typeof navbarItem>;

/** The kinds of items. */
export type NavbarItemType = NavbarItem["type"];
/** The item of one type. */
export type NavbarItemOf<T extends NavbarItemType> = Extract<NavbarItem, { type: T }>;

/** The schema that an item's type, or what stands for it, asks for; undefined for an unknown type. */
export function navbarSchemaFor(item: unknown, inDropdown: boolean): z.ZodType | undefined {
  const type = navbarTypeOf(item);
  if (!inDropdown && typeof type === "string" && type.startsWith("custom-")) return customItem;
  const schemas: Record<string, z.ZodType> = inDropdown ? dropdownItems : navbarItems;
  return Object.hasOwn(schemas, String(type)) ? schemas[String(type)] : undefined;
}

/** The type of an item as it is written, and the one that it has where it is left out. */
export function navbarTypeOf(item: unknown): unknown {
  const { type, items } = (typeof item === "object" && item !== null ? item : {}) as {
    type?: unknown;
    items?: unknown;
  };
  return type ?? (items === undefined ? "default" : "dropdown");
}

/** A navbar item, or one in a dropdown, and the keys that lead to it in the setting. */
export type PlacedItem = { item: NavbarItem | DropdownItem; path: readonly PropertyKey[] };

/** Navbar items, and behind each dropdown those that it holds, also those that are added to what it has by itself. */
export function placedItems(items: readonly NavbarItem[]): PlacedItem[] {
  return items.flatMap((item, index) => {
    const path = ["items", index];
    const held = Object.entries(heldLists(item)).flatMap(([list, inside]) =>
      inside.map((one, at): PlacedItem => ({ item: one, path: [...path, list, at] })),
    );
    return [{ item, path }, ...held];
  });
}

function heldLists(item: NavbarItem): Record<string, readonly DropdownItem[]> {
  switch (item.type) {
    case "dropdown":
      return { items: item.items };
    case "docsVersionDropdown":
    case "localeDropdown":
      return { dropdownItemsBefore: item.dropdownItemsBefore, dropdownItemsAfter: item.dropdownItemsAfter };
    default:
      return {};
  }
}

function withDropdownItems(items: readonly NavbarItem[]): (NavbarItem | DropdownItem)[] {
  return placedItems(items).map(({ item }) => item);
}

/** A text of a setting, and the keys that lead to it there. */
export type PlacedText = { text: string; path: readonly PropertyKey[] };

/** The addresses to which navbar items lead by `to` or `href`, as they are written. */
export function navbarLinksOf(items: readonly NavbarItem[]): PlacedText[] {
  return placedItems(items).flatMap(({ item, path }) => {
    switch (item.type) {
      case "html":
      case "doc":
      case "docSidebar":
      case "docsVersionDropdown":
      case "localeDropdown":
      case "search":
        return [];
      default:
        return linkTexts(item, path);
    }
  });
}

function linkTexts({ to, href }: { to?: string; href?: string }, path: readonly PropertyKey[]): PlacedText[] {
  return [...textOf(to, path, "to"), ...textOf(href, path, "href")];
}

/** The HTML that navbar items show, as it is written. */
export function navbarHtmlOf(items: readonly NavbarItem[]): PlacedText[] {
  return placedItems(items).flatMap(({ item, path }) => {
    if (item.type === "html") return textOf(item.value, path, "value");
    return "html" in item ? textOf(item.html, path, "html") : [];
  });
}

function textOf(value: unknown, path: readonly PropertyKey[], key: string): PlacedText[] {
  return typeof value === "string" ? [{ text: value, path: [...path, key] }] : [];
}

/** The ids of docs of an instance that navbar items name. */
export function navbarDocIds(items: readonly NavbarItem[], instance: string): string[] {
  return withDropdownItems(items).flatMap((item) =>
    item.type === "doc" && item.docsPluginId === instance ? [item.docId] : [],
  );
}

/** The names of sidebars of an instance that navbar items name. */
export function navbarSidebarIds(items: readonly NavbarItem[], instance: string): string[] {
  return withDropdownItems(items).flatMap((item) =>
    item.type === "docSidebar" && item.docsPluginId === instance ? [item.sidebarId] : [],
  );
}

function isPattern(text: string): boolean {
  try {
    return Boolean(new RegExp(text));
  } catch {
    return false;
  }
}
