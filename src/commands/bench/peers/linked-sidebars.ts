import { corpusSidebars, docId } from "../corpus";

/** A group of a sidebar whose items name their routes. */
type LinkedGroup = { text: string; items: { text: string; link: string }[] };

/** The sidebars of a corpus for generators that take them by the beginnings of routes, with a link for each doc. */
export function linkedSidebars(total: number): Record<string, LinkedGroup[]> {
  const ids = Array.from({ length: total }, (_, index) => docId(index));
  const sidebars = Object.entries(corpusSidebars(total)).map(([part, categories]) => [
    `/${part}/`,
    categories.map(({ label, items }) => ({
      text: label,
      items: items
        .flatMap((item) => (typeof item === "string" ? item : ids.filter((id) => id.startsWith(`${item.dirName}/`))))
        .map((id) => ({ text: id.replace(/^.*topic-/, "Topic "), link: `/${id}` })),
    })),
  ]);
  return Object.fromEntries(sidebars) as Record<string, LinkedGroup[]>;
}
