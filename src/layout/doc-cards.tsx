import type { ThemeUIStyleObject } from "theme-ui";
import { categoryHref, firstHref, isVisible, type SidebarCategory, type SidebarItem, type SidebarTree } from "../lib/sidebar-tree";
import { translate } from "../lib/translate";
import { Icon, type IconName } from "./icons";
import { SiteLink } from "./site-link";

type Card = { icon: IconName; label: string; href: string; text?: string };

/** Cards for the items of a category or sidebar: links with their descriptions, categories with theirs or the number of their items. */
export function DocCards({ items, path }: { items: SidebarTree; path: string }) {
  const cards = items.filter((item) => isVisible(item, path)).flatMap((item) => cardOf(item, path) ?? []);
  return (
    <ul sx={styles}>
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

const styles: ThemeUIStyleObject = {
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(17rem, 100%), 1fr))",
  gap: 3,
  maxWidth: "none",
  m: 0,
  p: 0,
  listStyle: "none",
  li: { m: 0, p: 0 },
  a: {
    display: "grid",
    gridTemplateColumns: "auto 1fr",
    columnGap: 2,
    alignContent: "start",
    alignItems: "center",
    height: "100%",
    px: 5,
    py: 4,
    bg: "surface",
    borderRadius: "default",
    color: "text",
    textDecoration: "none",
    transition: "tone",
    "&:hover": { bg: "surfaceHover" },
  },
  "a:hover strong": { color: "link" },
  ".icon": { color: "link" },
  strong: { color: "heading", fontWeight: "bold", lineHeight: "snug" },
  ".text": { gridColumn: "1 / -1", mt: 1, color: "muted", fontSize: "small", lineHeight: "snug" },
};
