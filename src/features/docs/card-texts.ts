import { categoryAround, type SidebarTree } from "../../lib/docs/sidebar-tree";

/** What a card says of the page at a route. */
type CardText = { path: string; text: string };

/** A version's sidebars and docs. */
type Content = {
  sidebars: Readonly<Record<string, SidebarTree>>;
  docs: readonly { permalink: string; description?: string }[];
};

/**
 * What the cards of the category around a page say, or those of its sidebar's top where it is in none: the description
 * of each doc that is listed there, or is the page of a category there.
 */
export function cardTextsOf({ sidebars, docs }: Content, path: string): CardText[] {
  const [category] = Object.values(sidebars).flatMap((items) => categoryAround(items, path) ?? []);
  const top = Object.values(sidebars).find((items) => items.some((item) => item.type === "link" && item.href === path));
  const descriptions = new Map(docs.map(({ permalink, description }) => [permalink, description]));
  return (category?.items ?? top ?? []).flatMap((item) => {
    if (item.type === "html" || item.href === undefined || item.description) return [];
    const text = descriptions.get(item.href);
    return text ? [{ path: item.href, text }] : [];
  });
}
