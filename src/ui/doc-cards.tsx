import {
  categoryHref,
  firstHref,
  isVisible,
  type SidebarCategory,
  type SidebarItem,
  type SidebarTree,
} from "../lib/sidebar-tree";
import { translate } from "../lib/translate";
import { Icon, type IconName } from "./icons";
import { SiteLink } from "./site-link";

type Card = { icon: IconName; label: string; href: string; text?: string };

/**
 * Cards for the items of a category or sidebar: links with their descriptions, categories with theirs or the number of
 * their items.
 */
export function DocCards({ items, path }: { items: SidebarTree; path: string }) {
  const cards = items.filter((item) => isVisible(item, path)).flatMap((item) => cardOf(item, path) ?? []);
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

function cardOf(item: SidebarItem, path: string): Card | undefined {
  if (item.type === "html") return undefined;
  const { label, description } = item;
  if (item.type === "link") return { icon: "page", label, href: item.href, text: description };
  const href = categoryHref(item, path) ?? firstHref(item.items);
  return href ? { icon: "folder", label, href, text: description ?? countOf(item, path) } : undefined;
}

function countOf({ items }: SidebarCategory, path: string): string {
  const count = items.filter((item) => item.type !== "html" && isVisible(item, path)).length;
  return count === 1 ? translate({ id: "cards.oneItem" }) : translate({ id: "cards.items" }, { count });
}
