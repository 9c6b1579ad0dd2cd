import type { ContentNode, TocEntry } from "./content-node";

/** Content as GraphQL hands it to a template: its JSON fields have no type of their own. */
export function contentOf(json: unknown): ContentNode[] {
  return Array.isArray(json) ? (json as ContentNode[]) : [];
}

/** A table of contents as GraphQL hands it to a template, cut to the levels that the page shows. */
export function tocOf(
  entries: readonly { id: string; level: number; children: unknown }[],
  min: number,
  max: number,
): TocEntry[] {
  return entries
    .filter(({ level }) => level >= min && level <= max)
    .map((entry) => ({ ...entry, children: contentOf(entry.children) }));
}
