import { z } from "zod";
import { dateOf } from "./dates";

const text = z.string();
const headingLevel = z.int().min(2).max(6);
// YAML reads a bare day as midnight in UTC; no author means that time.
const day = z.date().transform((date) => date.toISOString().replace(/T00:00:00\.000Z$/, ""));

/** A date in front matter: a day or a time that the calendar has. */
export const writtenDate = text
  .or(day)
  .refine((written) => dateOf(written) !== undefined, "must be a date, as `2024-05-03`");

const shape = {
  title: text.optional(),
  title_meta: text.optional(),
  description: text.optional(),
  keywords: z.array(text).default([]),
  image: text.optional(),
  slug: text.optional(),
  /** Routes at which the page stood before, each with a leading slash. */
  redirect_from: z.array(text.startsWith("/", "must be a route of the site, as `/old/`")).default([]),
  draft: z.boolean().default(false),
  unlisted: z.boolean().default(false),
  hide_table_of_contents: z.boolean().default(false),
  toc_min_heading_level: headingLevel.optional(),
  toc_max_heading_level: headingLevel.optional(),
  custom_edit_url: text.nullable().optional(),
  last_update: z.strictObject({ author: text.optional(), date: writtenDate.optional() }).optional(),
};

/** The schema of a page's front matter: the keys that every kind of page may have, and those of its own kind. */
export function pageFrontMatter<Own extends z.core.$ZodLooseShape>(own: Own) {
  return z
    .strictObject({ ...shape, ...own })
    .refine((page) => !((page as { draft: boolean }).draft && (page as { unlisted: boolean }).unlisted), {
      message: "a draft cannot be unlisted as well: drafts are not published at all",
      path: ["draft"],
    });
}

/** The front matter that every kind of page may have. */
export type PageFrontMatter = z.output<z.ZodObject<typeof shape>>;

/** When and by whom a page was last changed. */
export type LastUpdate = { date: string | null; author: string | null };

/** The fields that every kind of page has in its node, beside its content. */
export type PageFields = {
  permalink: string;
  title: string;
  /** Title for the browser's tab, where it differs from the page's. */
  titleMeta: string | null;
  description: string;
  keywords: string[];
  image: string | null;
  /** Routes that lead to the page. */
  redirectFrom: string[];
  draft: boolean;
  unlisted: boolean;
  /** Whether search engines are kept away. */
  noIndex: boolean;
  hideTableOfContents: boolean;
  tocMinHeadingLevel: number;
  tocMaxHeadingLevel: number;
  editUrl: string | null;
  lastUpdate: LastUpdate | null;
};

/** What a page's fields are made from. */
export type PageSource = {
  frontMatter: PageFrontMatter;
  permalink: string;
  /** The title where neither front matter nor content has one. */
  fallbackTitle: string;
  /** From the compiled file. */
  contentTitle?: string;
  firstParagraph: string;
  /** The last change that git knows. */
  gitUpdate?: LastUpdate;
  /** Address of the file's source, where the site has one. */
  editUrl?: string;
  showLastUpdate: { time: boolean; author: boolean };
  /** Heading levels of the site's tables of contents. */
  headingLevels: { min: number; max: number };
  /** Whether search engines are kept away from all pages of its kind. */
  noIndex?: boolean;
};

/** The fields of a page by its front matter and what its file and the site say where that is silent. */
export function pageFieldsOf(source: PageSource): PageFields {
  const { frontMatter, headingLevels } = source;
  const min = frontMatter.toc_min_heading_level ?? headingLevels.min;
  const unlisted = !frontMatter.draft && frontMatter.unlisted;
  return {
    permalink: source.permalink,
    title: frontMatter.title ?? source.contentTitle ?? source.fallbackTitle,
    titleMeta: frontMatter.title_meta ?? null,
    description: frontMatter.description ?? source.firstParagraph,
    keywords: frontMatter.keywords,
    image: frontMatter.image ?? null,
    redirectFrom: frontMatter.redirect_from,
    draft: frontMatter.draft,
    unlisted,
    noIndex: unlisted || source.noIndex === true,
    hideTableOfContents: frontMatter.hide_table_of_contents,
    tocMinHeadingLevel: min,
    tocMaxHeadingLevel: Math.max(frontMatter.toc_max_heading_level ?? headingLevels.max, min),
    editUrl: frontMatter.custom_edit_url === undefined ? (source.editUrl ?? null) : frontMatter.custom_edit_url,
    lastUpdate: lastUpdateOf(source),
  };
}

function lastUpdateOf({ frontMatter, gitUpdate, showLastUpdate }: PageSource): LastUpdate | null {
  const written = frontMatter.last_update;
  const date = (written?.date && dateOf(written.date)) ?? gitUpdate?.date ?? null;
  const author = written?.author ?? gitUpdate?.author ?? null;
  const shown = { date: showLastUpdate.time ? date : null, author: showLastUpdate.author ? author : null };
  return shown.date || shown.author ? shown : null;
}
