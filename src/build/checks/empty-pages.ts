import { splitFrontMatter } from "../../lib/content/front-matter";
import type { Problem } from "../../lib/problem";
import type { SiteContext } from "../context/context";
import type { Page } from "../feature";
import type { PageNode } from "../nodes/mdx-reader";
import { translatedText } from "../nodes/translated-text";

/**
 * A warning for each file whose page needs text and that has none below its front matter. A comment says that this is
 * meant; drafts wait for their text, and components around parts of pages may draw a page of front matter alone.
 */
export function emptyPages(
  pages: readonly Page[],
  nodes: readonly PageNode[],
  { root, site }: Pick<SiteContext, "root" | "site">,
): Problem[] {
  if (Object.keys(site.themeParts).length > 0) return [];
  const asked = new Set(pages.flatMap(({ node, needsText }) => (needsText && node !== undefined ? [node] : [])));
  // Few pages are without a word: of others no file is read.
  const wordless = nodes.filter(
    ({ id, words, unparsed, draft }) => asked.has(id) && words === 0 && !unparsed && !draft,
  );
  return wordless.flatMap(({ file }) => {
    const { source } = translatedText(file, { root, site });
    if (splitFrontMatter(source).body.trim() !== "") return [];
    return [
      {
        severity: "warning",
        file,
        message: "The file has no text, so its page is empty.",
        remedy: `Write its text, or say in a comment why there is none: \`${file.endsWith(".md") ? "<!-- … -->" : "{/* … */}"}\`.`,
      },
    ];
  });
}
