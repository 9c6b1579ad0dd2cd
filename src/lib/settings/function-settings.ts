import { z } from "zod";
import type { Tag } from "../content/tags";
import type { WholeFeedItem } from "../pages/feed";
import { escapedAddress, escapedPath } from "../routes/url";

/** A setting that is a function; `what` says of what it is one. */
export function functionSetting<F>(what: string): z.ZodType<F, F> {
  const kind = `function of ${what}`;
  return z.custom<F>((value) => typeof value === "function", { error: `must be a ${kind}`, params: { kind } });
}

/** A page whose source can be edited, as a function in the place of an instance's `editUrl` gets it. */
export type EditedPage = {
  /** Folder of the page's instance, or of its version, from the site's root. */
  folder: string;
  /** The file's path inside that folder. */
  path: string;
  permalink: string;
  /** The name of a doc's version. */
  version?: string;
};

/** Gives the address at which a page's source is edited; none for a page without one. */
export type EditUrlOf = (page: EditedPage) => string | null | undefined;

/** A name of a file or folder without what stands for its place, and that place. */
export type NumberedName = { name: string; position?: number };

/** Reads such a name. */
export type NumberPrefixOf = (name: string) => NumberedName;

/** A folder that a sidebar is to list, as the function `sidebarItems` of an instance gets it. */
export type GeneratedFolder = {
  /** From the version's folder, as the sidebar names it. */
  dirName: string;
  /** All docs of the version; files are named from the site's root. */
  docs: { docId: string; title: string; file: string; path: string; position?: number }[];
  /** What the version's category files say, by their folders. */
  categories: Readonly<Record<string, unknown>>;
  /** The version's name, and its folder from the site's root. */
  version: { name: string; folder: string };
};

/** Gives the items of a sidebar that stand for a folder, as a sidebars file would write them. */
export type SidebarItemsOf = (folder: GeneratedFolder) => unknown;

/** Gives the text of a content file as it is to be read; the file is named from the site's root. */
export type ChangeSource = (text: string, file: string) => string;

/**
 * Sees the front matter of a file as it is written, and gives what stands for it; the file's path is from the site's
 * root.
 */
export type ChangeFrontMatter = (frontMatter: Record<string, unknown>, file: string) => Record<string, unknown>;

/** Where an address is written: its file, from the site's root, and the place in that. */
type AddressPlace = { file: string; line?: number; column?: number };

/** Gives what takes the place of an address whose file is not there; nothing where it stays. */
export type MendAddress = (address: string, place: AddressPlace) => string | null | undefined;

/** A finished build: the absolute folder of its files, and the routes of its pages without the base URL. */
export type FinishedBuild = { outDir: string; routes: readonly string[] };

/** Does what a project does once a build is there, and gives what failed of that, by the names of who does it. */
export type AfterBuild = (built: FinishedBuild) => { name: string; message: string }[];

/** Gives the minutes that it takes to read a post, by its file from the site's root; nothing for a post without. */
export type ReadingTimeOf = (file: string) => number | null | undefined;

/** A post as functions of a blog get it; its file is named from the site's root, routes are without the base URL. */
export type PostFacts = {
  file: string;
  permalink: string;
  slug: string;
  title: string;
  description: string;
  /** An ISO day, or an ISO time in UTC. */
  date: string;
  unlisted: boolean;
  truncated: boolean;
  readingMinutes: number | null;
  tags: Tag[];
  authors: Readonly<Record<"key" | "name" | "title" | "url" | "imageUrl" | "email" | "permalink", string | null>>[];
};

/**
 * What a function made of the posts of a blog: the files of those that stay, in their order, and by files what else it
 * changed, which has no effect.
 */
export type ProcessedPosts = { files: string[]; unmet: Record<string, string[]> };
/** Gets the posts of a blog in the order in which its lists show them, and leaves some out or gives another order. */
export type ProcessPosts = (posts: PostFacts[]) => ProcessedPosts;

/** A post, and the item of a feed that the site makes of it. */
export type FeedEntry = { post: PostFacts; item: WholeFeedItem };
/** Gives the items of a feed of a blog; `folder` is the absolute path of the published files. */
export type FeedItemsOf = (entries: FeedEntry[], folder: string) => WholeFeedItem[];

/** Gives the old routes that lead to a page, by its route. */
export type OldRoutesOf = (route: string) => string | string[] | null | undefined;

/** A content file as a transform gets it, beside its syntax tree; its path is from the site's root. */
export type SyntaxFile = { path: string; text: string; frontMatter: Record<string, unknown> };

/** What a plugin that failed says, with the place in the content, and `at` the line of code that failed. */
export type PluginFailure = { plugin: string; message: string; at?: string; line?: number; column?: number };

/**
 * A syntax tree, with the milliseconds that each plugin took for it and the absolute paths of the files that plugins
 * read for it; or the plugin that failed.
 */
export type TransformResult =
  | { tree: unknown; milliseconds: Record<string, number>; files: string[]; folders: string[] }
  | { failed: PluginFailure };

/** Changes a syntax tree: one of Markdown (mdast), or one of HTML (hast). */
export type TransformSyntax = (tree: unknown, file: SyntaxFile) => TransformResult;

/** A syntax tree of Markdown; or what is wrong with the text, with the place; or the plugin that failed. */
type ParseResult =
  | { tree: unknown }
  | { invalid: { reason: string; line?: number; column?: number } }
  | { failed: PluginFailure };

/** Reads a text of Markdown into a syntax tree (mdast). */
export type ParseSyntax = (text: string) => ParseResult;

/**
 * Reads an instance's files in place of the compiler's own parser, and changes their syntax trees while they are
 * compiled: that of Markdown before headings have their ids and after, and that of HTML. The compiler runs in threads
 * of its own, so these functions come from a program that such threads can start.
 */
export const transforms = z.strictObject({
  parse: functionSetting<ParseSyntax>("a text").optional(),
  beforeMarkdown: functionSetting<TransformSyntax>("a tree and its file").optional(),
  markdown: functionSetting<TransformSyntax>("a tree and its file").optional(),
  html: functionSetting<TransformSyntax>("a tree and its file").optional(),
});
export type Transforms = z.output<typeof transforms>;

/** The address of a source below one that may have escapes and a slash at its end; parts of its path may be empty. */
export function editAddressBelow(address: string, ...parts: string[]): string {
  const path = parts.filter(Boolean).map(escapedPath);
  return [escapedAddress(address.replace(/\/+$/, "")), ...path].join("/");
}

/** The address of a page's source by its instance's setting; the parts are those below a setting that is an address. */
export function editAddress(
  setting: string | EditUrlOf | undefined,
  parts: readonly string[],
  page: EditedPage,
): string | undefined {
  if (typeof setting === "function") return setting(page) ?? undefined;
  return setting && editAddressBelow(setting, ...parts);
}
