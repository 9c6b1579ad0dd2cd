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
