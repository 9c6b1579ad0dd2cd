import { compareText } from "../lib/values/compare-text";

/** Something of a Docusaurus folder that the site does otherwise or not at all. */
export type Note = {
  /** What it is called there, such as `plugins: docusaurus-plugin-sass` or `i18n.locales`. */
  name: string;
  /** What its absence means for the site. */
  means: string;
  /** What its owner can do. */
  remedy: string;
};

/** The first line of what an error says: more of it has no place in a note. */
export function firstLineOf(error: unknown): string {
  const { message = String(error) } = Object(error) as { message?: string };
  return message.split("\n")[0] ?? "";
}

/** Notes without those that say the same of the same thing, by name. */
export function distinctNotes(notes: readonly Note[]): Note[] {
  const byName = new Map(notes.map((note) => [`${note.name} ${note.means}`, note]));
  return [...byName.values()].sort((a, b) => compareText(a.name, b.name));
}

/** Notes as lines for a terminal; the empty text where there are none. */
export function formatNotes(notes: readonly Note[], folder: string): string {
  if (notes.length === 0) return "";
  const lines = notes.map(({ name, means, remedy }) => `  ${name}\n    ${means}\n    → ${remedy}`);
  return [`Of ${folder}, the site does otherwise or not at all:`, ...lines].join("\n");
}
