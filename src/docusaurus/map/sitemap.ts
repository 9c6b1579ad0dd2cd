import type { Note } from "../note";
import type { PluginUse } from "../plugins";
import { NO_EQUIVALENT, unreadOptions } from "./options";

/**
 * Patterns of the sitemap as this site has them: without the base URL, with a slash at the end of a page's route. Those
 * of all below a page match that page, too.
 */
export function sitemapPatterns({ options: { ignorePatterns } }: PluginUse, baseUrl: string): string[] {
  const patterns = Array.isArray(ignorePatterns) ? (ignorePatterns as string[]) : [];
  return patterns.flatMap((pattern) => {
    const inside = pattern.startsWith(baseUrl) ? `/${pattern.slice(baseUrl.length)}` : pattern;
    if (inside.endsWith("/**")) return [inside.slice(0, -"**".length), inside];
    return /[*/]$/.test(inside) ? [inside] : [inside, `${inside}/`];
  });
}

/** What is said of the sitemap's options that have no effect; days of changes are in it in any case. */
export function sitemapNotes(use: PluginUse): Note[] {
  const read = ["id", "ignorePatterns", ...(use.options.lastmod === "date" ? ["lastmod"] : [])];
  return unreadOptions(use, read).map((key) => ({ name: `${use.name}: ${key}`, ...(MEANINGS[key] ?? NO_EQUIVALENT) }));
}

const UNUSED: Omit<Note, "name"> = {
  means: "The sitemap does not have it: search engines do not read it.",
  remedy: "Take it out.",
};
const MEANINGS: Readonly<Record<string, Omit<Note, "name">>> = {
  filename: {
    means: "The sitemap is `sitemap-index.xml`, which names the others.",
    remedy: "Name that file where search engines are told of the sitemap.",
  },
  createSitemapItems: {
    means: "The function does not run: the sitemap has all pages that search engines should find.",
    remedy: "Name the pages that it leaves out in `ignorePatterns`.",
  },
  lastmod: {
    means: "The sitemap has the day of a page's last change, without the time, where git or front matter knows one.",
    remedy: 'Take it out, or write `lastmod: "date"`, which says the same.',
  },
  changefreq: UNUSED,
  priority: UNUSED,
};
