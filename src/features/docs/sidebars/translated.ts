import type { ExpandedItem } from "./expand";

/** Texts of a version's sidebars in the language that is built, by the ids that Docusaurus' translations have. */
export type SidebarTexts = Readonly<Record<string, string>>;

/**
 * The items of a sidebar with the texts that translations have for them. As in Docusaurus the id of a text names the
 * sidebar, the kind of the item, and its key or label: `sidebar.guides.category.Basics`. The route of a category's page
 * stays the one that its own label gives.
 */
export function translatedItems(items: readonly ExpandedItem[], sidebar: string, texts: SidebarTexts): ExpandedItem[] {
  return items.map((item): ExpandedItem => {
    if (item.type === "html" || item.label === undefined) return item;
    const id = `sidebar.${sidebar}.${item.type === "ref" ? "doc" : item.type}.${item.key ?? item.label}`;
    const label = texts[id] ?? item.label;
    if (item.type !== "category") return { ...item, label };
    const { link } = item;
    const [title, description] = [
      texts[`${id}.link.generated-index.title`],
      texts[`${id}.link.generated-index.description`],
    ];
    return {
      ...item,
      label,
      writtenLabel: item.writtenLabel ?? item.label,
      items: translatedItems(item.items, sidebar, texts),
      ...(link?.type === "generated-index" && {
        link: { ...link, ...(title !== undefined && { title }), ...(description !== undefined && { description }) },
      }),
    };
  });
}
