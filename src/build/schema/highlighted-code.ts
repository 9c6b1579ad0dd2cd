/**
 * Code that is no part of content as HTML in colours; rejects for a language without a grammar. The grammars load with
 * the first of it.
 */
export async function highlightedCode(code: string, language: string): Promise<string> {
  const { highlight } = await import("../../mdx/compile/builders/code/highlight");
  return highlight(code, language);
}
