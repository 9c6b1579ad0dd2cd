import type { InlinePart, LetterGroup } from "../../lib/content/glossary";

/** A term as the page shows it: `id` is its anchor, `link` the address to read more at. */
export type ShownTerm = { id: string; term: string; also: string[]; description: InlinePart[]; link?: string };

/** All terms, in their order. */
export type ShownGlossary = LetterGroup<ShownTerm>[];
