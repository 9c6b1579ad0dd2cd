import { z } from "zod";
import { editAddress } from "../../lib/settings/function-settings";
import { dateOf, isAhead } from "../../lib/content/dates";
import {
  pageFieldsOf,
  pageFrontMatter,
  writtenDate,
  type PageFields,
  type PageSource,
} from "../../lib/content/page-fields";
import type { Problem } from "../../lib/problem";
import type { BlogInstance } from "../../lib/site-config";
import { tagSchema, tagsOf, unknownTags, type Tag, type TagsFile } from "../../lib/content/tags";
import { joinPath, routeOf } from "../../lib/routes/url";
import { webAddress } from "../../lib/content/web-address";
import { authorsOf, authorsSchema, type AuthorsFile } from "./author";
import type { PostAuthor } from "./post-author";
import { permalinkOf, postPathOf, type PostPath } from "./post-path";

const text = z.string();

/** The front matter that a post may have. */
export const postFrontMatterSchema = pageFrontMatter({
  id: text.optional().describe("Known to Docusaurus' first version; it has no effect."),
  date: writtenDate.optional().describe("The day of the post, as 2024-05-03, where its file's name does not say it."),
  authors: authorsSchema.meta({ editor: "list", description: "Keys of the authors file." }),
  tags: z.array(tagSchema).default([]).describe("Names of the tags file, or other words."),
  hide_reading_time: z.boolean().default(false).describe("Leaves out how long it takes to read the post."),
  sidebar_label: text.optional().describe("What the list of posts calls the post, where that is not its title."),
  retells: webAddress
    .optional()
    .describe("Address of a public announcement that the post tells again in its own words."),
});
export type PostFrontMatter = z.output<typeof postFrontMatterSchema>;

/** A post's own fields: what its path and front matter say. */
export type Post = PageFields & {
  instance: string;
  /** Route below the blog's, with a leading slash and without a trailing one. */
  slug: string;
  /** An ISO day, or an ISO time in UTC. */
  date: string;
  authors: PostAuthor[];
  tags: Tag[];
  /** Null where no reading time shows. */
  readingMinutes: number | null;
  /** Whether a mark ends the part that lists show. */
  truncated: boolean;
  sidebarLabel: string | null;
  /** Whether the title of front matter stands above the text also where that begins with a heading. */
  titleWins: boolean;
  /** Address of what the post tells again in its own words. */
  retells: string | null;
  /** Its date, where the blog waits for that; null for a draft. */
  appearsFrom: string | null;
  /** Whether the post waits: then builds hold it back as a draft, or mark it. */
  waiting: boolean;
} & Partial<Processed>;

/** What a blog's function for its posts says of one; absent in blogs without. */
export type Processed = {
  /** Whether the post has no page; then it is a draft, too. */
  leftOut: boolean;
  /** Its place among the posts that stay, from 0, newest first if the function changes no order. */
  place: number;
  /** What the function changed of it in vain. */
  unmet: string[];
};

/** What a post is made from. */
export type PostSource = Pick<PageSource, "contentTitle" | "firstParagraph" | "gitUpdate" | "headingLevels"> & {
  instance: BlogInstance;
  /** Path inside the instance's folder. */
  path: string;
  /** The file in which the post's text is, from the site's root, where that is its translation. */
  textFile?: string;
  frontMatter: PostFrontMatter;
  /** Line of `authors` in the file. */
  authorsLine?: number;
  tagsLine?: number;
  dateLine?: number;
  authorsFile: AuthorsFile;
  authorsText?: string;
  /** From the site's root, where that is a translation. */
  authorsFilePath?: string;
  tagsFile: TagsFile;
  /** From the site's root. */
  tagsFilePath?: string;
  words: number;
  truncated: boolean;
  /** The files that the post publishes, as `AuthorsSource` has them. */
  assets?: Readonly<Record<string, string>>;
  /** When git first saw the file. */
  gitDate?: string;
  /** Whether the history is cut off there, as in a shallow clone. */
  isGitCutOff?: boolean;
  /** The moment of the build, as an ISO time. */
  now: string;
};

/** A post from its file, with what its author must mend: dates, routes, titles and authors by Docusaurus' rules. */
export function postOf(source: PostSource): { post: Post; problems: Problem[] } {
  const { instance, path, frontMatter, authorsFile, tagsFile, now } = source;
  const file = `${instance.content}/${path}`;
  const parts = postPathOf(path);
  const slug = frontMatter.slug ?? parts.slug;
  const dated = datedOf(source, parts, file);
  const { authorsLine: line, authorsText, authorsFilePath, assets } = source;
  const written = { authorsFile, authorsText, authorsFilePath };
  const signed = authorsOf(frontMatter.authors, { instance, ...written, file, line, assets });
  const permalink = permalinkOf(instance.routeBasePath, slug);
  const appearsFrom = instance.futurePosts === "publish" || frontMatter.draft ? null : dated.date;
  const waiting = appearsFrom !== null && isAhead(appearsFrom, now);
  const isHeld = waiting && instance.futurePosts === "hold";
  const post: Post = {
    ...pageFieldsOf({
      ...source,
      permalink,
      fallbackTitle: parts.name,
      editUrl: editAddress(instance.editUrl, [path], { folder: instance.content, path, permalink }),
      showLastUpdate: { time: instance.showLastUpdateTime, author: instance.showLastUpdateAuthor },
      noIndex: waiting,
    }),
    draft: frontMatter.draft || isHeld,
    instance: instance.id,
    slug: joinPath(slug),
    date: dated.date,
    authors: signed.authors,
    tags: tagsOf(frontMatter.tags, tagsFile, routeOf(instance.routeBasePath, instance.paths.tags)),
    readingMinutes: readingMinutesOf(source),
    truncated: source.truncated,
    sidebarLabel: frontMatter.sidebar_label ?? null,
    titleWins: frontMatter.title !== undefined,
    retells: frontMatter.retells ?? null,
    appearsFrom,
    waiting,
  };
  const warnings = [
    ...unknownTags(
      frontMatter.tags,
      tagsFile,
      { file, line: source.tagsLine, listedIn: source.tagsFilePath },
      instance.onInlineTags,
    ),
    ...idWarning(frontMatter, file),
    ...(isHeld ? [heldNote(dated.date, file, source.dateLine)] : []),
  ];
  return { post, problems: [...dated.problems, ...signed.problems, ...warnings] };
}

// A post in error still needs a date to be a post: the build ends before a reader could see it.
const NO_DATE = "1970-01-01";
const WRITE_DATE = "write `date: 2024-05-03` into its front matter";

function datedOf(
  { frontMatter, gitDate, isGitCutOff }: PostSource,
  path: PostPath,
  file: string,
): { date: string; problems: Problem[] } {
  const written = frontMatter.date ?? path.date ?? gitDate;
  const date = written && dateOf(written);
  const isUncertain = isGitCutOff && !frontMatter.date && !path.date;
  if (date) return { date, problems: isUncertain ? [uncertainDay(date, file)] : [] };
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

function uncertainDay(date: string, file: string): Problem {
  return {
    severity: "warning",
    file,
    message: `The post's day, ${date.slice(0, 10)}, is that of the oldest commit of a shallow clone: it may be older.`,
    remedy: `Fetch the whole history (\`git fetch --unshallow\`, in a CI \`fetch-depth: 0\`), or ${WRITE_DATE}.`,
  };
}

function heldNote(date: string, file: string, line: number | undefined): Problem {
  return {
    severity: "info",
    file,
    line,
    message: `The post appears on ${date}: builds for readers leave it out until then.`,
    remedy: "Nothing needs to be done but a build from then on; a day begins at midnight in UTC.",
  };
}

function readingMinutesOf({ instance, path, textFile, frontMatter, words }: PostSource): number | null {
  const { content, showReadingTime, readingTime, wordsPerMinute } = instance;
  if (!showReadingTime || frontMatter.hide_reading_time) return null;
  const minutes = readingTime ? readingTime(textFile ?? `${content}/${path}`) : words / wordsPerMinute;
  return Number.isFinite(minutes) ? Math.max(1, Math.ceil(Number(minutes))) : null;
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
