import { addTo } from "../../lib/values/add-to";
import { oneLine } from "../../lib/content/one-line";

/** A page in the list for machines; `url` is absolute. */
type ListedPage = { url: string; title: string; description: string };

/** A part of that list, under a heading of its own. */
export type ListedPart = { heading: string; pages: ListedPage[] };

/** The text of `/llms.txt` as llmstxt.org has it: what the site is, and its pages with a line about each. */
export function llmsText({ title, tagline }: { title: string; tagline: string }, parts: readonly ListedPart[]): string {
  const lines = parts.flatMap(({ heading, pages }) => [
    `## ${oneLine(heading)}`,
    "",
    ...pages.map(({ url, title: name, description }) => {
      const words = oneLine(description);
      return `- [${oneLine(name).replace(/[[\]\\]/g, "\\$&")}](${url})${words === "" ? "" : `: ${words}`}`;
    }),
    "",
  ]);
  return [`# ${oneLine(title)}`, "", `> ${oneLine(tagline)}`, "", ...lines].join("\n");
}

/** Pages by their headings, both in the order in which they first come. */
export function partsOf(pages: readonly (ListedPage & { heading: string })[]): ListedPart[] {
  const parts = new Map<string, ListedPage[]>();
  for (const { heading, ...page } of pages) addTo(parts, heading, page);
  return [...parts].map(([heading, listed]) => ({ heading, pages: listed }));
}
