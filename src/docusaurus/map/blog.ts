import { z } from "zod";
import type { TranslatedFolder } from "../../lib/content/translations";
import type { SiteInput } from "../../lib/site-config";
import { someFunction } from "../config";
import type { Note } from "../note";
import type { PluginUse } from "../plugins";
import { mapFeedItems } from "./feed-items";
import { mapProcessPosts } from "./processed-posts";
import { editUrlNotes, editUrlSetting } from "./edit-url";
import { below } from "../../lib/content/folder-path";
import type { DocusaurusFolder } from "./folder";
import { mapReadingTime } from "./functions";
import {
  absentTagsNotes,
  EXCLUDED,
  gravityOf,
  onInlineTags,
  optionsOf,
  tagsFileOf,
  tagsOption,
  unreadNotes,
  unreadOptions,
} from "./options";
import { translatedFolders, translationsOf } from "./translations";
import { mapTransforms, SYNTAX_OPTIONS } from "./transforms";
import { isRegExp } from "./truncate-markers";
import { withLeadingSlash } from "../../lib/routes/url";

type BlogInput = SiteInput["blogs"][number];

const FORMATS = ["rss", "atom", "json"] as const;
const format = z.enum(FORMATS);

const feedOptions = z.looseObject({
  type: z.union([z.literal("all"), format, z.array(format)]).nullish(),
  title: z.string().optional(),
  description: z.string().optional(),
  copyright: z.string().optional(),
  /** Feeds are pages in browsers anyway, by a stylesheet of the site's own. */
  xslt: z.union([z.boolean(), z.looseObject({})]).nullish(),
  createFeedItems: someFunction.optional(),
  limit: z
    .union([z.int(), z.literal(false)])
    .nullable()
    .default(20),
});
const FEED_KEYS = Object.keys(feedOptions.shape);

const blogOptions = z.looseObject({
  id: z.string().default("default"),
  path: z.string().default("blog"),
  routeBasePath: z.string().default("blog"),
  blogTitle: z.string().default("Blog"),
  blogDescription: z.string().default("Blog"),
  blogSidebarTitle: z.string().default("Recent posts"),
  blogSidebarCount: z.union([z.number(), z.literal("ALL")]).default(5),
  postsPerPage: z.union([z.int().positive(), z.literal("ALL")]).default(10),
  editUrl: z.union([z.string(), someFunction]).optional(),
  editLocalizedFiles: z.boolean().default(false),
  archiveBasePath: z.string().nullish(),
  tagsBasePath: z.string().optional(),
  authorsBasePath: z.string().optional(),
  pageBasePath: z.string().optional(),
  tags: tagsOption,
  truncateMarker: z.custom(isRegExp, "must be a regular expression").optional(),
  sortPosts: z.enum(["ascending", "descending"]).optional(),
  processBlogPosts: someFunction.optional(),
  include: z.array(z.string()).default(["**/*.{md,mdx}"]),
  exclude: z.array(z.string()).default(EXCLUDED),
  onInlineTags,
  showReadingTime: z.boolean().default(true),
  readingTime: someFunction.optional(),
  showLastUpdateTime: z.boolean().default(false),
  showLastUpdateAuthor: z.boolean().default(false),
  authorsMapPath: z.string().default("authors.yml"),
  feedOptions: feedOptions.prefault({}),
});
/** Options that only say how grave something is which cannot be wrong here, or what the site does by itself. */
const NEEDLESS = ["onInlineAuthors", "onUntruncatedBlogPosts", "admonitions"];
type BlogOptions = z.output<typeof blogOptions>;
const READ = [...Object.keys(blogOptions.shape), ...SYNTAX_OPTIONS, ...NEEDLESS];
/** More posts than a blog has: all of them on one page. */
const ALL = 100_000;

type MappedBlog = { instance: BlogInput; notes: Note[]; translations: TranslatedFolder[] };

/** A blog plugin as a blog of the site; `id` is its name among all instances. */
export function mapBlog(use: PluginUse, folder: DocusaurusFolder, id: string): MappedBlog {
  const options = optionsOf(use, blogOptions);
  const { feedOptions: feed } = options;
  const { transforms, notes } = mapTransforms(use, folder);
  const translated = translationsOf("blog", options.id);
  const texts = folder.texts[`${translated}/options.json`] ?? {};
  return {
    translations: translatedFolders(options.path, translated, folder),
    instance: {
      id,
      content: below(folder.folder, options.path),
      routeBasePath: withLeadingSlash(options.routeBasePath),
      title: texts.title ?? options.blogTitle,
      description: texts.description ?? options.blogDescription,
      ...sidebarOf(options, texts["sidebar.title"]),
      postsPerPage: options.postsPerPage === "ALL" ? ALL : options.postsPerPage,
      archive: options.archiveBasePath !== null,
      ...(options.onInlineTags && { onInlineTags: gravityOf(options.onInlineTags) }),
      showReadingTime: options.showReadingTime,
      ...(options.readingTime && { readingTime: mapReadingTime(options.readingTime, folder) }),
      showLastUpdateTime: options.showLastUpdateTime,
      showLastUpdateAuthor: options.showLastUpdateAuthor,
      authorsFile: options.authorsMapPath,
      listsAllAuthors: listsAuthors(folder.version),
      ...tagsFileOf(options.tags),
      ...pathsOf(options),
      ...(options.sortPosts && { sortPosts: options.sortPosts }),
      ...(options.processBlogPosts && { processPosts: mapProcessPosts(options.processBlogPosts, folder) }),
      futurePosts: "publish",
      ...(transforms && { transforms }),
      include: options.include,
      exclude: options.exclude,
      feed: {
        formats: formatsOf(feed.type),
        limit: feed.limit === false ? 0 : (feed.limit ?? 0),
        title: feed.title ?? `${folder.config.title} Blog`,
        description: feed.description ?? `${folder.config.title} Blog`,
        ...(feed.copyright !== undefined && { copyright: feed.copyright }),
        ...(feed.createFeedItems && { items: mapFeedItems(feed.createFeedItems, folder) }),
      },
      ...editUrlSetting(options, "blog", folder),
    },
    notes: [
      ...notesOf(use, options),
      ...absentTagsNotes(use, options, folder.has),
      ...editUrlNotes(use, options, "blog", folder),
      ...notes,
    ],
  };
}

/** Versions before 3.5, and ranges of versions that hold none since. */
const WITHOUT_AUTHORS = /^(?:[v=~^]?[12]|[v=~]?3\.[0-4])(?:\.|$)/;

/** Whether blogs list all authors of their files in a version; one that is not known is taken for a new one. */
function listsAuthors(version = ""): boolean {
  return !WITHOUT_AUTHORS.test(version);
}

/**
 * The heading of the sidebar, where it has no translation, and how many posts it has: Docusaurus cuts its list at the
 * whole part of the number.
 */
function sidebarOf(
  { blogSidebarTitle, blogSidebarCount: count }: BlogOptions,
  translated = blogSidebarTitle,
): Pick<BlogInput, "sidebarTitle" | "sidebarCount"> {
  return { sidebarTitle: translated, sidebarCount: count === "ALL" || count < 0 ? "all" : Math.trunc(count) };
}

/** Where lists of posts are, as far as the plugin says it. */
function pathsOf(options: BlogOptions): Pick<BlogInput, "paths"> {
  const written = {
    tags: options.tagsBasePath,
    archive: options.archiveBasePath ?? undefined,
    authors: options.authorsBasePath,
    page: options.pageBasePath,
  };
  const paths = Object.fromEntries(Object.entries(written).filter(([, path]) => path !== undefined));
  return Object.keys(paths).length > 0 ? { paths } : {};
}

function formatsOf(type: BlogOptions["feedOptions"]["type"]): (typeof FORMATS)[number][] {
  if (type === null) return [];
  if (type === undefined) return ["rss", "atom"];
  return type === "all" ? [...FORMATS] : [type].flat();
}

function notesOf(use: PluginUse, { id, blogSidebarCount, feedOptions: feed }: BlogOptions): Note[] {
  const at = (key: string) => `${use.name} (${id}): ${key}`;
  const special: (Note | false)[] = [
    blogSidebarCount !== "ALL" &&
      blogSidebarCount < 0 && {
        name: at("blogSidebarCount"),
        means: "The sidebar has all posts: the site does not count them from the last one.",
        remedy: "Write how many posts it is to have, from 0, or 'ALL'.",
      },
    typeof feed.xslt === "object" &&
      feed.xslt !== null && {
        name: at("feedOptions.xslt"),
        means: "Feeds look in browsers as the site's own stylesheet has it, and not as these files do.",
        remedy: "Nothing needs to be done: what the feeds say is the same.",
      },
  ];
  const feedKeys = unreadOptions({ ...use, options: feed }, FEED_KEYS).map((key) => ({
    name: at(`feedOptions.${key}`),
    means: "Feeds have no such option: the build writes them in its own way.",
    remedy: "Take it out, or write such a feed with a script after the build.",
  }));
  return [...unreadNotes(use, id, READ), ...feedKeys, ...special.filter((note) => note !== false)];
}
