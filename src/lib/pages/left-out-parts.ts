/** Why a component of a project for a part of pages cannot be drawn: its part, its module, and what to do. */
export type PartFailure = { name: string; file: string; reason: string; remedy: string };

/** What stands for all components for parts of pages at once, where their script fails. */
export const ALL_PARTS = "parts of pages";

/** The attribute of `<html>` on pages without all of these components, because their script fails at build. */
export const WITHOUT_PARTS = "data-without-parts";

/** The attribute of the mark that stands for such a component where its page is without it, by the part's name. */
export const WITHOUT_PART = "data-without-part";

/** Where the program that makes HTML leaves why a component cannot be drawn, from the site's root. */
export function partFailureFile(name: string): string {
  return `.cache/part-failures/${encodeURIComponent(name)}.json`;
}

/** What is wrong with a component that cannot be drawn; `pages` is what is without it, "pages are" or how many. */
export function partProblem({ name, reason }: Pick<PartFailure, "name" | "reason">, pages = "pages are"): string {
  return `The component for ${name} cannot be drawn, and ${pages} without it: ${reason}`;
}
