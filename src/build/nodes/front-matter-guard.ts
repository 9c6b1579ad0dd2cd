import { packagesOf } from "../packages-of.cjs";

type Engines = { yaml: { parse: (text: string) => unknown } };

/** The part of gatsby-plugin-mdx that reads front matter, and no other copy of it. */
const readerOf = (root: string) => packagesOf(root, "gatsby-plugin-mdx");

/**
 * Keeps gatsby-plugin-mdx from ending the whole build at the first file with malformed front matter: it gets an empty
 * one, and the file's feature reports it with file, line and remedy beside all other problems.
 */
export function guardFrontMatter(root: string): void {
  const { yaml } = readerOf(root)("gray-matter/lib/engines") as Engines;
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
export function forgetFrontMatter(root: string): void {
  (readerOf(root)("gray-matter") as { clearCache: () => void }).clearCache();
}
