import matter from "gray-matter";
import { yaml } from "gray-matter/lib/engines";

/**
 * Keeps gatsby-plugin-mdx from ending the whole build at the first file with malformed front matter: it gets an empty
 * one, and the file's feature reports it with file, line and remedy beside all other problems.
 */
export function guardFrontMatter(): void {
  const { parse } = yaml;
  yaml.parse = (text) => {
    try {
      return parse(text);
    } catch {
      return {};
    }
  };
}

/** Lets go of the text of every file, which gatsby-plugin-mdx's reader of front matter keeps: 70 MB of 10,000 docs. */
export function forgetFrontMatter(): void {
  (matter as unknown as { clearCache: () => void }).clearCache();
}
