/** A place in Sveltia's script: what it is, how it reads with whatever names the release gives, and what it becomes. */
export type Change = { place: string; before: RegExp; after: string };

/** A pattern in which `ID` stands for a name that each release may give anew. */
export const reading = (text: string) => new RegExp(text.replaceAll("ID", "[\\w$]+"), "g");

/** Sveltia's script with changes that a file of this folder lists; throws where a release reads otherwise. */
export function changedScript(script: string, changes: readonly Change[], file: string): string {
  return changes.reduce((text, { place, before, after }) => {
    const found = [...text.matchAll(before)];
    if (found.length !== 1)
      throw new Error(
        `@sveltia/cms has ${found.length} places that read as ${place}, where one is looked for: see src/features/cms/${file}, or go back to the version before.`,
      );
    // At the place that is known: to look for it again in two million characters takes as long.
    const there = new RegExp(before.source, "y");
    there.lastIndex = found[0]?.index ?? 0;
    return text.replace(there, after);
  }, script);
}
