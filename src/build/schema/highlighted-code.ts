import { highlight } from "../../mdx/compile/builders/code/highlight";

/** Code that is no part of content as HTML in colours; throws for a language without a grammar. */
export function highlightedCode(code: string, language: string): string {
  return highlight(code, language);
}
