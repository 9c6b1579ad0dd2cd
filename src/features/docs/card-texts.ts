import { categoryAround, type SidebarTree } from "../../lib/docs/sidebar-tree";

/** What a card says of the page at a route. */
type CardText = { path: string; text: string };

/** A version's sidebars and docs. */
type Content = {
  sidebars: Readonly<Record<string, SidebarTree>>;
  docs: readonly { permalink: string; description?: string }[];
};

type Descriptions = ReadonlyMap<string, string | undefined>;

const known = new WeakMap<Content["docs"], Descriptions>();

/**
 * What the cards of the category around a page say, or those of its sidebar's top where it is in none: the description
 * of each doc that is listed there, or is the page of a category there.
 */
export function cardTextsOf({ sidebars, docs }: Content, path: string): CardText[] {
  const [category] = Object.values(sidebars).flatMap((items) => categoryAround(items, path) ?? []);
  const top = Object.values(sidebars).find((items) => items.some((item) => item.type === "link" && item.href === path));
  const descriptions = descriptionsOf(docs);
  return (category?.items ?? top ?? []).flatMap((item) => {
    if (item.type === "html" || item.href === undefined || item.description) return [];
    const text = descriptions.get(item.href);
    return text ? [{ path: item.href, text }] : [];
  });
}

/** The descriptions of docs by route, made once for them: the page of each category asks for some. */
function descriptionsOf(docs: Content["docs"]): Descriptions {
  const descriptions = known.get(docs) ?? new Map(docs.map(({ permalink, description }) => [permalink, description]));
  known.set(docs, descriptions);
  return descriptions;
}
