/** A heading with the headings below it. */
export type TocBranch<Entry> = { entry: Entry; branches: TocBranch<Entry>[] };

/** Headings as a tree: each stands below the nearest heading before it that has a lower level. */
export function tocTreeOf<Entry extends { level: number }>(entries: readonly Entry[]): TocBranch<Entry>[] {
  const roots: TocBranch<Entry>[] = [];
  const open: TocBranch<Entry>[] = [];
  for (const entry of entries) {
    while (open.length > 0 && (open.at(-1)?.entry.level ?? 0) >= entry.level) open.pop();
    const branch = { entry, branches: [] };
    (open.at(-1)?.branches ?? roots).push(branch);
    open.push(branch);
  }
  return roots;
}
