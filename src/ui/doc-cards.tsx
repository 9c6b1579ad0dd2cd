import { createContext, useContext } from "react";
import {
  categoryHref,
  firstHref,
  isVisible,
  type SidebarCategory,
  type SidebarItem,
  type SidebarTree,
} from "../lib/docs/sidebar-tree";
import { translate } from "../lib/words/translate";
import { Icon, type IconName } from "./icons";
import { SiteLink } from "./site-link";

/** What cards say of pages that the sidebar says nothing of; the value must stay the same list while a page shows. */
export const CardTexts = createContext<readonly { path: string; text: string }[] | undefined>(undefined);

type Card = { icon: IconName; label: string; href: string; text?: string };

/**
 * Cards for the items of a category or sidebar: links with their descriptions, categories with theirs or the number of
 * their items; nothing where there are none, as in a category of drafts.
 */
export function DocCards({ items, path }: { items: SidebarTree; path: string }) {
  const texts = new Map(useContext(CardTexts)?.map((one) => [one.path, one.text]));
  const visible = items.filter((item) => isVisible(item, path));
  return <DocCardLinks cards={visible.flatMap((item) => cardOf(item, path, texts) ?? [])} />;
}

/** Links as cards; nothing where there are none. */
export function DocCardLinks({ cards }: { cards: readonly Card[] }) {
  if (cards.length === 0) return null;
  return (
    <ul className="doc-cards">
      {cards.map(({ icon, label, href, text }, index) => (
        <li key={index}>
          <SiteLink href={href}>
            <Icon name={icon} />
            <strong>{label}</strong>
            {text && <span className="text">{text}</span>}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}

function cardOf(item: SidebarItem, path: string, texts: ReadonlyMap<string, string>): Card | undefined {
  if (item.type === "html") return undefined;
  const { label, description = texts.get(item.href ?? "") } = item;
  if (item.type === "link") return { icon: "page", label, href: item.href, text: description };
  const href = categoryHref(item, path) ?? firstHref(item.items);
  return href ? { icon: "folder", label, href, text: description ?? countOf(item, path) } : undefined;
}

function countOf({ items }: SidebarCategory, path: string): string {
  const count = items.filter((item) => item.type !== "html" && isVisible(item, path)).length;
  return translate({ id: count === 1 ? "cards.oneItem" : "cards.items", count }, { count });
}
