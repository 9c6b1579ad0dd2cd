import { z } from "zod";
import { pageFieldsOf, pageFrontMatter, type PageFields, type PageSource } from "../../lib/page-fields";
import { routeOf } from "../../lib/url";

/** The front matter that a standalone page may have. */
export const standaloneFrontMatterSchema = pageFrontMatter({
  /** Class for the element around the page's content. */
  wrapperClassName: z.string().optional(),
});
export type StandaloneFrontMatter = z.output<typeof standaloneFrontMatterSchema>;

/** A page of its own, in no docs and no blog. */
export type StandalonePage = PageFields & { instance: string; wrapperClassName: string | null };

/** What a standalone page is made from. */
export type StandaloneSource = Pick<PageSource, "contentTitle" | "firstParagraph" | "headingLevels"> & {
  instance: { id: string; routeBasePath: string; editUrl?: string };
  /** Path inside the instance's folder. */
  path: string;
  frontMatter: StandaloneFrontMatter;
};

/**
 * A standalone page from its file: the route is the path without extension and `index`; a slug is a route of the whole
 * site when it begins with a slash.
 */
export function standaloneOf(source: StandaloneSource): StandalonePage {
  const { instance, path, frontMatter } = source;
  const name = path.replace(/\.mdx?$/, "").replace(/(^|\/)index$/, "$1");
  const { slug } = frontMatter;
  return {
    ...pageFieldsOf({
      ...source,
      permalink: slug?.startsWith("/") ? routeOf(slug) : routeOf(instance.routeBasePath, slug ?? name),
      fallbackTitle: name,
      editUrl: instance.editUrl && encodeURI(`${instance.editUrl}/${path}`),
      showLastUpdate: { time: false, author: false },
    }),
    instance: instance.id,
    wrapperClassName: frontMatter.wrapperClassName ?? null,
  };
}
