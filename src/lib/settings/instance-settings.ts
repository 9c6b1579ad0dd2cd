import { z } from "zod";
import { below } from "../content/folder-path";
import {
  functionSetting,
  transforms,
  type EditUrlOf,
  type FeedItemsOf,
  type NumberPrefixOf,
  type ProcessPosts,
  type ReadingTimeOf,
  type SidebarItemsOf,
} from "./function-settings";

const version = z.strictObject({
  /** What readers see as its name; otherwise its name, or `Next` for the one that is being written. */
  label: z.string().optional(),
  /** Its part of routes; otherwise nothing for the last one, `next` for the one that is being written, or its name. */
  path: z.string().optional(),
  /** What stands above its docs; otherwise nothing for the last one, and by their place in the list for others. */
  banner: z.enum(["none", "unreleased", "unmaintained"]).optional(),
  /** Whether its docs show its label; otherwise where there are several versions. */
  badge: z.boolean().optional(),
  /** Keeps search engines away from its pages; otherwise as the instance says. */
  noIndex: z.boolean().optional(),
  /** Classes of `<html>` on the version's pages, where pages have any: in the place of `docs-version-<name>`. */
  className: z.string().optional(),
});

/** The address below which sources are edited, or a function that gives it for each page. */
const editUrl = z.union([z.string(), functionSetting<EditUrlOf>("a page")]).optional();
/** Where the files of a folder are edited, and their translations, where that is another address. */
const edited = { editUrl, translatedEditUrl: editUrl };
/** Whether search finds the instance's pages. */
const searched = z.boolean().default(true);
/**
 * What MDX may hold: `full` is code, which runs at build; `safe` has components of the registry with plain props, and
 * neither imports nor exports nor expressions.
 */
const mdx = z.enum(["full", "safe"]).default("full");
/** What happens when a page has a tag that the tags file does not list; nothing does where there is no tags file. */
const onInlineTags = z.enum(["ignore", "warn", "throw"]).default("warn");

/** Name of the file with the tags, in the folder of docs or posts; `null` for no such file. */
const tagsFile = z.string().min(1).nullable().default("tags.yml");
const listPath = (name: string) => z.string().regex(/[^/]/, "must name a path").default(name);

const files = {
  /** Globs of the files that an instance has and leaves out, from its folder; without them, all but partials. */
  include: z.array(z.string()).optional(),
  exclude: z.array(z.string()).optional(),
  transforms: transforms.optional(),
};

/** A folder of content, from the site's root; it has one name however it is written (`./docs/`, `docs`). */
const folderPath = z.string().overwrite((folder) => below("", folder.replaceAll("\\", "/")));

/** Where a version lies whose folder is not below its instance's. */
const versionSource = z.strictObject({
  name: z.string(),
  folder: folderPath,
  ...edited,
  /** Its sidebars, and the file that gives them; a version without has a generated one. */
  sidebars: z.strictObject({ file: z.string(), value: z.json() }).optional(),
  /** Texts of its sidebars in the language that is built, by the ids of Docusaurus' translations. */
  texts: z.record(z.string(), z.string()).optional(),
});

/** What each instance has. */
const instance = {
  /** Name of the instance, by which items of the navbar, commands and queries find it. */
  id: z.string().min(1, "must not be empty"),
  content: folderPath,
  /** Route below which its pages are; `/` for the root of the site. */
  routeBasePath: z.string(),
};

/** Feeds of an instance: how many entries they have, 0 for all, and their formats; none: no feed. */
const feed = z.strictObject({
  limit: z.int().nonnegative().default(20),
  formats: z.array(z.enum(["rss", "atom", "json"])).default(["rss", "atom", "json"]),
  /** Instead of what the instance says of itself. */
  title: z.string().optional(),
  description: z.string().optional(),
  copyright: z.string().optional(),
});

/** Settings of a docs instance. */
export const docsInstance = z.strictObject({
  ...instance,
  mdx,
  /** Name of the version at the root path; the newest released one when absent. */
  lastVersion: z.string().optional(),
  versions: z.record(z.string(), version).default({}),
  /** The versions, newest first, in the place of `versions.yml` and of folders below `content`. */
  sources: z.array(versionSource).min(1, "must name a version").optional(),
  ...files,
  /**
   * Whether numbers before names of files and folders say their place and are no part of ids and routes; a function
   * gives the name without what says its place, and that place.
   */
  numberPrefixes: z.union([z.boolean(), functionSetting<NumberPrefixOf>("a name")]).default(true),
  /** Gives the items that stand for a folder in generated sidebars. */
  sidebarItems: functionSetting<SidebarItemsOf>("a folder").optional(),
  /** Versions that are kept elsewhere, for the page of all versions. */
  archived: z.array(z.strictObject({ label: z.string(), href: z.string() })).default([]),
  /**
   * Names of docs that are their folder's page in generated sidebars, beside `index`, `readme` and the folder's own
   * name.
   */
  categoryIndexNames: z.array(z.string().lowercase()).default([]),
  tagsFile,
  /** Where lists of docs are, below the route of a version. */
  paths: z.strictObject({ tags: listPath("tags") }).prefault({}),
  /** How categories of generated sidebars are where their files do not say it. */
  categories: z
    .strictObject({ collapsible: z.boolean().default(true), collapsed: z.boolean().default(true) })
    .optional(),
  editUrl,
  onInlineTags,
  /** Whether docs show the categories above them. */
  breadcrumbs: z.boolean().default(true),
  /** Whether docs say when they were last changed, and by whom, by git or by their front matter. */
  showLastUpdateTime: z.boolean().default(false),
  showLastUpdateAuthor: z.boolean().default(false),
  /** Whether docs name everybody who wrote them, by git's history. */
  showContributors: z.boolean().default(false),
  /** Whether docs say what changed since the version before, with a page for each version that lists them. */
  showChanges: z.boolean().default(true),
  /** Feeds of the docs of the last version, by their last change in git. */
  feed: feed.prefault({}),
  /** Keeps search engines away from the docs of versions that do not say it themselves. */
  noIndex: z.boolean().default(false),
  /** What search calls docs that are in no category. */
  title: z.string().optional(),
  searched,
});

const COUNT = 'must be a whole number from 0, or "all"';

/** Settings of a blog. */
export const blogInstance = z.strictObject({
  ...instance,
  mdx,
  /** Heading and description of its list of posts. */
  title: z.string(),
  description: z.string(),
  /** How many posts a page of a list has. */
  postsPerPage: z.int().positive(),
  /** Heading of the list of posts in its sidebar. */
  sidebarTitle: z.string(),
  /**
   * How many posts its sidebar has, counted from the first one of lists, unlisted ones, too; with 0 it has no sidebar.
   */
  sidebarCount: z.union([z.int(COUNT).nonnegative(COUNT), z.literal("all")], COUNT).default("all"),
  /** Whether lists begin with the newest post (`descending`) or the oldest; archive and feeds do with the newest. */
  sortPosts: z.enum(["descending", "ascending"]).default("descending"),
  /** Leaves posts out of builds and of develop, and gives the others another order, which the archive alone has not. */
  processPosts: functionSetting<ProcessPosts>("posts").optional(),
  /** `false` for a blog without an archive page. */
  archive: z.boolean().default(true),
  /** Whether posts say how long reading them takes. */
  showReadingTime: z.boolean().default(true),
  wordsPerMinute: z.int().positive().default(200),
  /** Gives the reading time of each post in the place of one by the number of words. */
  readingTime: functionSetting<ReadingTimeOf>("a post's file").optional(),
  /** Whether posts say when they were last changed, and by whom, by git or by their front matter. */
  showLastUpdateTime: z.boolean().default(true),
  showLastUpdateAuthor: z.boolean().default(true),
  /** `timeline` lists entries as releases, `list` as posts with their first paragraphs. */
  layout: z.enum(["list", "timeline"]).default("list"),
  /**
   * What becomes of a post whose date is to come: `hold` leaves it out of builds as a draft until then, `preview` marks
   * it and keeps search engines away, `publish` takes it for any other.
   */
  futurePosts: z.enum(["hold", "preview", "publish"]).default("hold"),
  /** Feeds of the blog and of each of its tags; `items` gives those of each in the place of one for each post. */
  feed: feed.extend({ items: functionSetting<FeedItemsOf>("posts and a folder").optional() }).prefault({}),
  /** Name of the file with the authors, in the blog's folder. */
  authorsFile: z.string().default("authors.yml"),
  /** Whether authors without posts have their pages, too, and the list of authors names all of the file. */
  listsAllAuthors: z.boolean().default(false),
  tagsFile,
  /** Where lists are, below the blog's route; `page` is behind it, or behind that of a tag or an author. */
  paths: z
    .strictObject({
      tags: listPath("tags"),
      archive: listPath("archive"),
      authors: listPath("authors"),
      page: listPath("page"),
    })
    .prefault({}),
  ...files,
  ...edited,
  onInlineTags,
  searched,
});

/** Settings of a folder of standalone pages. */
export const pagesInstance = z.strictObject({
  ...instance,
  ...files,
  mdx,
  ...edited,
  searched,
});
