import { addTo } from "../../lib/values/add-to";
import { oneLine } from "../../lib/content/one-line";

/** A page in the list for machines; `url` is absolute. */
type ListedPage = { url: string; title: string; description: string };

/** A part of that list, under a heading of its own. */
export type ListedPart = { heading: string; pages: ListedPage[] };

/** What a site says of itself; the tagline may be empty. */
type AboutSite = { title: string; tagline: string };

/** The first lines of each file for machines: the site's title, and what it is about where that is said. */
export function llmsHead({ title, tagline }: AboutSite): string {
  const about = oneLine(tagline);
  return `# ${oneLine(title)}\n${about === "" ? "" : `\n> ${about}\n`}`;
}

/** The text of `/llms.txt` as llmstxt.org has it: what the site is, and its pages with a line about each. */
export function llmsText(site: AboutSite, parts: readonly ListedPart[]): string {
  const lines = parts.flatMap(({ heading, pages }) => [
    `## ${oneLine(heading)}`,
    "",
    ...pages.map(({ url, title: name, description }) => {
      const words = oneLine(description);
      return `- [${oneLine(name).replace(/[[\]\\]/g, "\\$&")}](${url})${words === "" ? "" : `: ${words}`}`;
    }),
    "",
  ]);
  return [llmsHead(site), ...lines].join("\n");
}

/** Pages by their headings, both in the order in which they first come. */
export function partsOf(pages: readonly (ListedPage & { heading: string })[]): ListedPart[] {
  const parts = new Map<string, ListedPage[]>();
  for (const { heading, ...page } of pages) addTo(parts, heading, page);
  return [...parts].map(([heading, listed]) => ({ heading, pages: listed }));
}
