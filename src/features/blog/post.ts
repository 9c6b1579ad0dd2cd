import { z } from "zod";
import { dateOf } from "../../lib/dates";
import type { Problem } from "../../lib/problem";
import type { BlogInstance } from "../../lib/site-config";
import { tagSchema, tagsOf, unknownTags, type Tag, type TagsFile } from "../../lib/tags";
import { joinPath, routeOf } from "../../lib/url";
import { authorsOf, authorsSchema, type AuthorsFile } from "./author";
import type { PostAuthor } from "./post-author";
import { permalinkOf, postPathOf, type PostPath } from "./post-path";

const text = z.string();
const headingLevel = z.int().min(2).max(6);
// YAML reads a bare day as midnight in UTC; no author means that time.
const day = z.date().transform((date) => date.toISOString().replace(/T00:00:00\.000Z$/, ""));
const writtenDate = text.or(day).refine((written) => dateOf(written) !== undefined, "must be a date, as `2024-05-03`");

/** The front matter that a post may have. */
export const postFrontMatterSchema = z.strictObject({
  /** Known to Docusaurus' first version; only warned about. */
  id: text.optional(),
  slug: text.optional(),
  title: text.optional(),
  title_meta: text.optional(),
  description: text.optional(),
  date: writtenDate.optional(),
  authors: authorsSchema,
  tags: z.array(tagSchema).default([]),
  keywords: z.array(text).optional(),
  image: text.optional(),
  draft: z.boolean().default(false),
  unlisted: z.boolean().default(false),
  hide_table_of_contents: z.boolean().default(false),
  toc_min_heading_level: headingLevel.optional(),
  toc_max_heading_level: headingLevel.optional(),
  hide_reading_time: z.boolean().default(false),
  sidebar_label: text.optional(),
  custom_edit_url: text.nullable().optional(),
  last_update: z.strictObject({ author: text.optional(), date: writtenDate.optional() }).optional(),
});
export type PostFrontMatter = z.output<typeof postFrontMatterSchema>;

/** When and by whom a post was last changed. */
export type LastUpdate = { date: string | null; author: string | null };

/** A post's own fields: what its path and front matter say. */
export type Post = {
  instance: string;
  /** Route below the blog's, with a leading slash and without a trailing one. */
  slug: string;
  permalink: string;
  title: string;
  titleMeta: string | null;
  description: string;
  /** An ISO day, or an ISO time in UTC. */
  date: string;
  authors: PostAuthor[];
  tags: Tag[];
  draft: boolean;
  unlisted: boolean;
  /** Null where no reading time shows. */
  readingMinutes: number | null;
  /** Whether a mark ends the part that lists show. */
  truncated: boolean;
  image: string | null;
  keywords: string[];
  hideTableOfContents: boolean;
  tocMinHeadingLevel: number;
  tocMaxHeadingLevel: number;
  sidebarLabel: string | null;
  editUrl: string | null;
  lastUpdate: LastUpdate | null;
};

/** What a post is made from. */
export type PostSource = {
  instance: BlogInstance;
  /** Path inside the instance's folder. */
  path: string;
  frontMatter: PostFrontMatter;
  /** Line of `authors` in the file. */
  authorsLine?: number;
  authorsFile: AuthorsFile;
  tagsFile: TagsFile;
  /** From the compiled file. */
  contentTitle?: string;
  firstParagraph: string;
  words: number;
  truncated: boolean;
  /** When git first saw the file. */
  gitDate?: string;
  gitUpdate?: LastUpdate;
  headingLevels: { min: number; max: number };
};

/** A post from its file, with what its author must mend: dates, routes, titles and authors by Docusaurus' rules. */
export function postOf(source: PostSource): { post: Post; problems: Problem[] } {
  const { instance, path, frontMatter, authorsFile, tagsFile, headingLevels } = source;
  const file = `${instance.content}/${path}`;
  const parts = postPathOf(path);
  const slug = frontMatter.slug ?? parts.slug;
  const dated = datedOf(source, parts, file);
  const signed = authorsOf(frontMatter.authors, { instance, authorsFile, file, line: source.authorsLine });
  const post: Post = {
    instance: instance.id,
    slug: joinPath(slug),
    permalink: permalinkOf(instance.routeBasePath, slug),
    title: frontMatter.title ?? source.contentTitle ?? parts.name,
    titleMeta: frontMatter.title_meta ?? null,
    description: frontMatter.description ?? source.firstParagraph,
    date: dated.date,
    authors: signed.authors,
    tags: tagsOf(frontMatter.tags, tagsFile, routeOf(instance.routeBasePath, "tags")),
    draft: frontMatter.draft,
    unlisted: !frontMatter.draft && frontMatter.unlisted,
    readingMinutes: readingMinutesOf(source),
    truncated: source.truncated,
    image: frontMatter.image ?? null,
    keywords: frontMatter.keywords ?? [],
    hideTableOfContents: frontMatter.hide_table_of_contents,
    tocMinHeadingLevel: frontMatter.toc_min_heading_level ?? headingLevels.min,
    tocMaxHeadingLevel: Math.max(
      frontMatter.toc_max_heading_level ?? headingLevels.max,
      frontMatter.toc_min_heading_level ?? 0,
    ),
    sidebarLabel: frontMatter.sidebar_label ?? null,
    editUrl: editUrlOf(source),
    lastUpdate: lastUpdateOf(source),
  };
  const warnings = [
    ...unknownTags(frontMatter.tags, tagsFile, file, instance.onInlineTags),
    ...idWarning(frontMatter, file),
  ];
  return { post, problems: [...dated.problems, ...signed.problems, ...warnings] };
}

// A post in error still needs a date to be a post: the build ends before a reader could see it.
const NO_DATE = "1970-01-01";
const WRITE_DATE = "write `date: 2024-05-03` into its front matter";

function datedOf(
  { frontMatter, gitDate }: PostSource,
  path: PostPath,
  file: string,
): { date: string; problems: Problem[] } {
  const written = frontMatter.date ?? path.date ?? gitDate;
  const date = written && dateOf(written);
  if (date) return { date, problems: [] };
  const mistake = written
    ? {
        message: `The day '${written}' in the post's path is not in the calendar.`,
        remedy: `Rename the file to a day that is, or ${WRITE_DATE}.`,
      }
    : {
        message: "The post has no date.",
        remedy: `Begin its file name with a day (\`2024-05-03-name.mdx\`), commit it to git, or ${WRITE_DATE}.`,
      };
  return { date: NO_DATE, problems: [{ severity: "error", file, ...mistake }] };
}

function readingMinutesOf({ instance, frontMatter, words }: PostSource): number | null {
  if (!instance.showReadingTime || frontMatter.hide_reading_time) return null;
  return Math.max(1, Math.ceil(words / instance.wordsPerMinute));
}

function editUrlOf({ instance, path, frontMatter }: PostSource): string | null {
  if (frontMatter.custom_edit_url !== undefined) return frontMatter.custom_edit_url;
  return instance.editUrl ? encodeURI(`${instance.editUrl}/${path}`) : null;
}

function lastUpdateOf({ frontMatter, gitUpdate }: PostSource): LastUpdate | null {
  const written = frontMatter.last_update;
  const date = (written?.date && dateOf(written.date)) ?? gitUpdate?.date ?? null;
  const author = written?.author ?? gitUpdate?.author ?? null;
  return date || author ? { date, author } : null;
}

function idWarning({ id }: PostFrontMatter, file: string): Problem[] {
  if (id === undefined) return [];
  return [
    {
      severity: "warning",
      file,
      message: `The key 'id' (${id}) has no effect on a post.`,
      remedy: "Remove it; write `slug` where the post should have a route of its own.",
    },
  ];
}
