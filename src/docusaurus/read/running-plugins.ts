import type { AnyFunction } from "../config";
import type { LocalPlugins } from "../map/folder";
import type { Configured } from "./plugin-context";
import type { PluginFolders } from "./plugin-pages";
import type { TranslatedParts } from "./translated-content";

/**
 * What plugins are run with: the project, its configuration and its file, what stands for missing packages, and the
 * folders of what they add.
 */
export type Running = Configured & PluginFolders & { stub: string };

/** A tag by its parts. */
export type Tag = { tagName: string; attributes?: Record<string, unknown>; innerHTML?: string };
/** The tags that a plugin adds to pages, by their places. */
export type HtmlTags = Partial<Record<"headTags" | "preBodyTags" | "postBodyTags", unknown>>;

/** What a plugin makes of itself: its name, and the parts that run here. */
export type Instance = Record<string, unknown> &
  TranslatedParts & {
    postBuild?: (input: object) => unknown;
    name?: string;
    loadContent?: () => unknown;
    contentLoaded?: (input: object) => unknown;
    allContentLoaded?: (input: object) => unknown;
    getClientModules?: () => string[];
    configureWebpack?: AnyFunction;
    injectHtmlTags?: (input: { content: unknown }) => HtmlTags | undefined;
    configurePostCss?: (options: PostCssOptions) => PostCssOptions | undefined;
    getThemePath?: () => string;
  };

/** What a project's plugins say of PostCSS, each of what those before it have said. */
export type PostCssOptions = { plugins: unknown[] };

/** A tag as a plugin gives it: text, or its parts. */
export type GivenTag = Tag | string;

/**
 * A plugin that has loaded its content: what messages call it, its name and id, the folder in which it lies, what it
 * made of itself, its content, what of it has no effect, and whether the site makes the pages of its content.
 */
export type LoadedPlugin = {
  title: string;
  name: string;
  id: string;
  folder: string;
  instance: Instance;
  content: unknown;
  without: string[];
  isAround: () => boolean;
};

/**
 * What the plugins have given until now; `ran` are those that have run without a failure, in their order. Of the files
 * `data` are those that they wrote, `files` those that they are made of, `texts` those of the language that were read.
 */
export type Given = { plugins: LocalPlugins; postCss: PostCssOptions; ran: LoadedPlugin[] } & Record<
  "data" | "files" | "texts",
  string[]
>;
