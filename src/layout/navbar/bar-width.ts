import type { NavbarEntry } from "./navbar-entries";

/** Below which width, in pixels, the items of a full bar are in the menu as on phones; `all` stands for every width. */
export type MenuBelow = "1280" | "1536" | "all";

/** About how wide the parts of a bar are, in pixels, before any is measured. */
const LETTER = 7.5;
const PADDING = 24;
const ICON = 20;
const PICTURE = 40;
const SEARCH = 150;
const LOGO = 120;
/** What the bar has beside its items: the toggle of colours, and the space at its ends and between its parts. */
const REST = 120;
/** What is about as wide as the narrowest bar of items may have room all the same. */
const ROOM = 1100;

/**
 * Below which width the items of a bar have no room, each with its longest word on a line; undefined where they have it
 * wherever there is a bar of items at all. Known without a browser, so that the served page is right at once.
 */
export function menuBelow(
  entries: readonly NavbarEntry[],
  { title, logo }: { title: string; logo?: { width?: number } },
): MenuBelow | undefined {
  const brand = title.length * LETTER * 1.2 + (logo ? (logo.width ?? LOGO) : 0);
  const width = entries.reduce((sum, entry) => sum + widthOf(entry), brand + REST);
  if (width <= ROOM) return undefined;
  return width <= 1280 ? "1280" : width <= 1536 ? "1536" : "all";
}

function widthOf(entry: NavbarEntry): number {
  if (entry.kind === "part") {
    const { label } = Object(entry.item) as { label?: string };
    return label === undefined ? SEARCH : PADDING + textWidth(label);
  }
  if (entry.kind === "html") return PADDING + textWidth(entry.html);
  if (entry.kind === "menu") return PADDING + ICON * (entry.icon ? 2 : 1) + textWidth(entry.label);
  const { html, label, href } = entry;
  return PADDING + textWidth(html ?? label) + (/^[a-z]+:/i.test(href) ? ICON : 0);
}

function textWidth(text: string): number {
  const words = text.replace(/<[^>]*>/g, " ").split(/\s+/);
  const longest = Math.max(...words.map(({ length }) => length));
  return longest === 0 ? PICTURE : longest * LETTER;
}
