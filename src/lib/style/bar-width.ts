import type { NavbarItem } from "../settings/navbar-config";

/** Widths of windows, in pixels, below which the items of a bar may be in the menu as on phones, narrowest first. */
export const MENU_WIDTHS = [1280, 1440, 1600, 1920] as const;

/** Below which of these widths the items of a full bar are in the menu; `all` stands for every width. */
export type MenuBelow = `${(typeof MENU_WIDTHS)[number]}` | "all";

type Bar = { title: string; logo?: { width?: number | string }; items: readonly NavbarItem[] };

/** About how wide the parts of a bar are, in pixels, before any is measured. */
const LETTER = 7.5;
const PADDING = 24;
const ICON = 20;
const PICTURE = 40;
/** A name that the configuration does not say: of a version, a language, a doc. */
const NAME = 60;
const SEARCH = 150;
/** A logo whose width the configuration does not say: beside a title a picture alone, and else a name. */
const LOGO = 120;
/** What the bar has beside its items: the toggle of colours, and the space at its ends and between its parts. */
const REST = 120;
/** What is about as wide as the narrowest bar of items may have room all the same. */
const ROOM = 1100;

/**
 * Below which width the items of a bar have no room, each with its longest word on a line; undefined where they have it
 * wherever there is a bar of items at all. Known without a browser, so that the served page is right at once.
 */
export function menuBelow({ title, logo, items }: Bar): MenuBelow | undefined {
  const brand = title.length * LETTER * 1.2 + (logo ? Number(logo.width ?? (title ? PICTURE : LOGO)) : 0);
  const search = items.some(({ type }) => type === "search") ? 0 : SEARCH;
  const width = items.reduce((sum, item) => sum + widthOf(item), brand + search + REST);
  if (width <= ROOM) return undefined;
  const enough = MENU_WIDTHS.find((window) => width <= window);
  return enough === undefined ? "all" : `${enough}`;
}

function widthOf(item: NavbarItem): number {
  switch (item.type) {
    case "search":
      return SEARCH;
    case "html":
      return PADDING + textWidth(item.value);
    case "localeDropdown":
      return PADDING + 2 * ICON + NAME;
    case "docsVersionDropdown":
      return PADDING + ICON + nameWidth(item.label);
    case "doc":
    case "docSidebar":
    case "docsVersion":
      return PADDING + nameWidth(item.label);
    case "dropdown":
      return PADDING + ICON + textWidth(item.html ?? item.label);
    case "default": {
      const { html, label = "", href } = item;
      return PADDING + textWidth(html ?? label) + (href === undefined ? 0 : ICON);
    }
    // What an item of a site's own shows is for its component to say, and on which pages.
    default:
      return 0;
  }
}

function nameWidth(label: string | undefined): number {
  return label === undefined ? NAME : textWidth(label);
}

function textWidth(text: string): number {
  const words = text.replace(/<[^>]*>/g, " ").split(/\s+/);
  const longest = Math.max(...words.map(({ length }) => length));
  return longest === 0 ? PICTURE : longest * LETTER;
}
