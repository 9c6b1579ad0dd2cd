import { z } from "zod";
import { routeOf } from "../../lib/url";

/** The front matter that a standalone page may have. */
export const standaloneFrontMatterSchema = z.strictObject({
  title: z.string().optional(),
  description: z.string().optional(),
  slug: z.string().optional(),
  keywords: z.array(z.string()).default([]),
  image: z.string().optional(),
  draft: z.boolean().default(false),
  unlisted: z.boolean().default(false),
  hide_table_of_contents: z.boolean().default(false),
  toc_min_heading_level: z.int().min(2).max(6).optional(),
  toc_max_heading_level: z.int().min(2).max(6).optional(),
  /** Class for the element around the page's content. */
  wrapperClassName: z.string().optional(),
});

/** A page of its own, in no docs and no blog. */
export type StandalonePage = {
  instance: string;
  permalink: string;
  title: string;
  description: string;
  keywords: string[];
  image: string | null;
  draft: boolean;
  unlisted: boolean;
  hideTableOfContents: boolean;
  tocMinHeadingLevel: number;
  tocMaxHeadingLevel: number;
  wrapperClassName: string | null;
};

type Source = {
  instance: { id: string; routeBasePath: string };
  /** Path inside the instance's folder. */
  path: string;
  frontMatter: z.output<typeof standaloneFrontMatterSchema>;
  contentTitle?: string;
  firstParagraph: string;
  headingLevels: { min: number; max: number };
};

/** A standalone page from its file: the route is the path without extension and `index`; a slug is a route of the whole site when it begins with a slash. */
export function standaloneOf({
  instance,
  path,
  frontMatter,
  contentTitle,
  firstParagraph,
  headingLevels,
}: Source): StandalonePage {
  const name = path.replace(/\.mdx?$/, "").replace(/(^|\/)index$/, "$1");
  const { slug } = frontMatter;
  const min = frontMatter.toc_min_heading_level ?? headingLevels.min;
  return {
    instance: instance.id,
    permalink: slug?.startsWith("/") ? routeOf(slug) : routeOf(instance.routeBasePath, slug ?? name),
    title: frontMatter.title ?? contentTitle ?? name,
    description: frontMatter.description ?? firstParagraph,
    keywords: frontMatter.keywords,
    image: frontMatter.image ?? null,
    draft: frontMatter.draft,
    unlisted: !frontMatter.draft && frontMatter.unlisted,
    hideTableOfContents: frontMatter.hide_table_of_contents,
    tocMinHeadingLevel: min,
    tocMaxHeadingLevel: Math.max(frontMatter.toc_max_heading_level ?? headingLevels.max, min),
    wrapperClassName: frontMatter.wrapperClassName ?? null,
  };
}
