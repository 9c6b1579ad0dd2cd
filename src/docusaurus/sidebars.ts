import { withoutEmptyLink } from "../lib/docs/category-link";
import { isMapping } from "../lib/values/is-mapping";

/** How categories are where neither a sidebars file nor a category file says it. */
type CategoryDefaults = { collapsible: boolean; collapsed: boolean };

/**
 * Sidebars of a project as the site reads them: lists in lists written out, and with what the options of the docs
 * plugin say of categories.
 */
export function plainSidebars(value: unknown, defaults: CategoryDefaults): unknown {
  // Docusaurus takes a list for sidebars whose names are its numbers: an empty one is no sidebar.
  const sidebars = Array.isArray(value) ? { ...value } : value;
  if (!isMapping(sidebars)) return value;
  return Object.fromEntries(Object.entries(sidebars).map(([name, items]) => [name, plainItems(items, defaults)]));
}

function plainItems(items: unknown, defaults: CategoryDefaults): unknown {
  if (isMapping(items)) return plainItem(items, defaults);
  return Array.isArray(items) ? items.flat(Infinity).flatMap((item) => plainItem(item, defaults)) : items;
}

function plainItem(item: unknown, defaults: CategoryDefaults): unknown[] {
  if (!isMapping(item)) return [item];
  if (!("type" in item))
    return Object.entries(item).flatMap(([label, items]) => plainItem({ type: "category", label, items }, defaults));
  const { translatable: _translatable, ...kept } = item;
  if (item.type !== "category") return [kept];
  return [{ ...ownDefaults(defaults), ...withoutEmptyLink(kept), items: plainItems(item.items, defaults) }];
}

/** What differs from the site's own defaults. */
function ownDefaults({ collapsible, collapsed }: CategoryDefaults): Partial<CategoryDefaults> {
  return { ...(!collapsible && { collapsible }), ...(!collapsed && { collapsed }) };
}
