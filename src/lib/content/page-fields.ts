import { z } from "zod";
import { dateOf, looksLikeDate, writtenDateOf } from "./dates";
import { plainAddress } from "./plain-data";

const text = z.string();
const headingLevel = z.int().min(2).max(6);
// YAML reads a bare day as midnight in UTC; no author means that time.
const day = z.date().transform(writtenDateOf);

/** A date in front matter: a day or a time that the calendar has. */
export const writtenDate = text
  .or(day)
  .superRefine((written, context) => {
    if (dateOf(written) !== undefined) return;
    const message = `'${written}' is ${looksLikeDate(written) ? "not in the calendar" : "no date"}`;
    context.addIssue({ code: "custom", message, params: { remedy: "Write a day, as `2024-05-03`." } });
  })
  .meta({ editor: "date" });

const shape = {
  title: text.optional().describe("The page's heading. Without it the first heading of the text is the title."),
  title_meta: text
    .optional()
    .describe("The title in the browser's tab and for search engines, where it is another one."),
  description: text.optional().meta({
    editor: "long-text",
    description: "What the page is about, in one or two sentences, for lists and search.",
  }),
  keywords: z.array(text).default([]).describe("Words for search engines."),
  image: text.optional().meta({ editor: "image", description: "The picture that shared links show." }),
  slug: text.optional().describe("The page's route, where it is not that of its file. `/` at its start is the root."),
  redirect_from: z
    .array(text.startsWith("/", "must be a route of the site, as `/old/`"))
    .default([])
    .describe("Routes at which the page stood before, each with a slash at its start: they lead here."),
  draft: z.boolean().default(false).describe("A draft is not published, and shows in develop alone."),
  unlisted: z.boolean().default(false).describe("Whoever has the address can read the page; nothing leads to it."),
  hide_table_of_contents: z.boolean().default(false).describe("Leaves the table of contents out."),
  toc_min_heading_level: headingLevel.optional().describe("The highest headings in the table of contents, 2 to 6."),
  toc_max_heading_level: headingLevel.optional().describe("The lowest headings in the table of contents, 2 to 6."),
  custom_edit_url: plainAddress
    .nullable()
    .optional()
    .describe("Where the page is edited, if that is not its own file."),
  last_update: z
    .strictObject({
      author: text.optional().describe("Who changed the page."),
      date: writtenDate.optional().describe("When the page was changed, as 2024-05-03."),
    })
    .optional()
    .describe("By whom and when the page was last changed, where that is not what git says."),
};

/** The schema of a page's front matter: the keys that every kind of page may have, and those of its own kind. */
export function pageFrontMatter<Own extends z.core.$ZodLooseShape>(own: Own) {
  return z
    .strictObject(shape)
    .extend(own)
    .refine((page) => !((page as { draft: boolean }).draft && (page as { unlisted: boolean }).unlisted), {
      message: "a draft cannot be unlisted as well: drafts are not published at all",
      path: ["draft"],
    })
    .superRefine((page, context) => {
      const { toc_min_heading_level: min, toc_max_heading_level: max } = page as Partial<PageFrontMatter>;
      if (min === undefined || max === undefined || min <= max) return;
      const message = `it is ${min}, which must not be above \`toc_max_heading_level\`, ${max}`;
      const params = { remedy: "Write two levels from 2 to 6, of which this one is not the higher." };
      context.addIssue({ code: "custom", message, path: ["toc_min_heading_level"], params });
    });
}

/** The front matter that every kind of page may have. */
type PageFrontMatter = z.output<z.ZodObject<typeof shape>>;

/** When and by whom a page was last changed. */
type LastUpdate = { date: string | null; author: string | null };

/** The fields that every kind of page has in its node, beside its content. */
export type PageFields = {
  permalink: string;
  title: string;
  /** Title for the browser's tab, where it differs from the page's; empty for the site's own. */
  titleMeta: string | null;
  description: string;
  /** Whether front matter gives the description. */
  ownDescription: boolean;
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
    ownDescription: frontMatter.description !== undefined,
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
