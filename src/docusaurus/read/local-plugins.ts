import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { AnyFunction } from "../config";
import { pathFrom } from "../../files/path-from";
import { writeChanged } from "../../files/write-changed";
import type { LocalPlugins } from "../map/folder";
import { firstLineOf, type Note } from "../note";
import { pluginUse, entryParts } from "../plugins";
import { packageAround } from "./around-plugins";
import { calledBy, recordingModule, type CalledPlugins, type ContentCall } from "./content-calls";
import { loadModule, projectFile } from "./load-module";
import { partNote, partsWithoutEffect } from "./parts-without-effect";
import { pluginContext, type Configured } from "./plugin-context";
import { pageFileOf, type PluginFolders, type PluginRoute } from "./plugin-pages";
import { bundlerSettings } from "./bundler-settings";
import { moduleName } from "./relative-folders";
import { translatedContent, type TranslatedParts } from "./translated-content";

/**
 * What plugins are run with: the project, its configuration and its file, what stands for missing packages, and the
 * folders of what they add.
 */
export type Running = Configured & PluginFolders & { stub: string };

type Tag = { tagName: string; attributes?: Record<string, unknown>; innerHTML?: string };
type HtmlTags = Partial<Record<"headTags" | "preBodyTags" | "postBodyTags", unknown>>;
type Instance = Record<string, unknown> &
  TranslatedParts & {
    postBuild?: (input: object) => unknown;
    name?: string;
    loadContent?: () => unknown;
    contentLoaded?: (input: object) => unknown;
    getClientModules?: () => string[];
    configureWebpack?: AnyFunction;
    injectHtmlTags?: (input: { content: unknown }) => HtmlTags | undefined;
    configurePostCss?: (options: PostCssOptions) => PostCssOptions | undefined;
    getThemePath?: () => string;
  };
/** What a project's plugins say of PostCSS, each of what those before it have said. */
type PostCssOptions = { plugins: unknown[] };

/** A plugin as it ran: what messages call it, what it made of itself, and what it has loaded. */
export type RanPlugin = { title: string; instance: Instance; content: unknown };

type Given = { plugins: LocalPlugins; postCss: PostCssOptions; ran: RanPlugin[] } & Record<
  "data" | "files" | "texts",
  string[]
>;
type RunPlugins = {
  plugins: LocalPlugins;
  postCss: readonly unknown[];
  notes: Note[];
  called: CalledPlugins;
  /** The plugins that have run without a failure, in their order. */
  ran: readonly RanPlugin[];
  /** The files of their data, from the folder for these. */
  data: readonly string[];
  /** The files that they are made of. */
  files: readonly string[];
  /** The files of their texts that were read, from the folder of the language. */
  texts: readonly string[];
};

/**
 * How a plugin is made, how its options are checked and completed, if it says so, the folder in which it lies, and the
 * files that it is made of.
 */
type Made = { make: unknown; validateOptions?: unknown; folder: string; files?: string[] };

/** What is known of a project's own plugins where none has run. */
export function noPlugins(): RunPlugins {
  const ofBundler = { aliases: {}, definitions: {} };
  const plugins = {
    names: [],
    globalData: {},
    clientModules: [],
    ...ofBundler,
    headTags: [],
    pages: [],
    themeFolders: [],
  };
  return { plugins, postCss: [], notes: [], called: {}, ran: [], data: [], files: [], texts: [] };
}

/**
 * Runs the plugins and themes that a project has itself: what they load becomes data that components ask for, client
 * modules and tags of the head, and what they write becomes files. Pages that they add, the folders of their modules of
 * the theme, and what they add to PostCSS, are told; what else they do is named.
 */
export async function runLocalPlugins(running: Running): Promise<RunPlugins> {
  const { plugins } = noPlugins();
  const given: Given = { plugins, postCss: { plugins: [] }, ran: [], data: [], files: [], texts: [] };
  const notes: Note[] = [];
  const called: Record<number, CalledPlugins[number]> = {};
  for (const { entry, index, kind } of entriesOf(running.config)) {
    const use = pluginUse(entry, kind, index);
    const [written, options, around] = entryParts(entry);
    // What is of a package is named by it.
    const isLocal = use?.name.startsWith(`${kind} function `) || /^[./]/.test(use?.name ?? "");
    if (!use || (!isLocal && around === undefined)) continue;
    plugins.names.push(use.name);
    const name = around === undefined ? use.name + placeOf(written, running) : String(written);
    const { notes: own, call } = await runEntry({ name, written, options, around }, given, running);
    notes.push(...own);
    if (call && kind === "plugin") called[index] = call;
  }
  return { ...given, postCss: given.postCss.plugins, notes, called };
}

/** The entries of a configuration's plugins, then those of its themes, which Docusaurus runs like plugins. */
function entriesOf({ plugins, themes }: Running["config"]) {
  return [
    ...plugins.map((entry, index) => ({ entry, index, kind: "plugin" as const })),
    ...themes.map((entry, index) => ({ entry, index, kind: "theme" as const })),
  ];
}

/** A plugin as a configuration names it, with the package around which its file is known to be written. */
type Entry = { name: string; written: unknown; options: unknown; around: unknown };

/** Runs one plugin; `call` is what it called of Docusaurus' plugins for content. */
async function runEntry(
  { name, written, options, around }: Entry,
  given: Given,
  running: Running,
): Promise<{ notes: Note[]; call?: CalledPlugins[number] }> {
  const { headTags } = given.plugins;
  const calls: ContentCall[] = [];
  const notes: Note[] = typeof around === "string" ? [aroundNote(name, around)] : [];
  let own: { id: string } | undefined;
  const called = () => own && calledBy({ own: { ...own }, around }, calls, running);
  const isAround = () => around !== undefined || called() !== undefined;
  try {
    const made: Made =
      typeof written === "function"
        ? { make: written, folder: running.project }
        : await pluginOf(String(written), running, calls);
    given.files.push(...(made.files ?? []));
    own = givenOptions(made.validateOptions, options);
    const before = headTags.length;
    const without = await runOne(
      { title: name, make: made.make as AnyFunction, folder: made.folder, options: own, isAround },
      given,
      running,
    );
    if (isAround()) headTags.push(...headTags.splice(before).filter((tag) => !isOfFeed(tag)));
    else if (without.length > 0) notes.push(partNote(name, without));
  } catch (error) {
    notes.push(failureNote(name, error));
  }
  const call = called();
  if (call && around === undefined) notes.unshift(aroundNote(name, call.name));
  return { notes, call };
}

/** The media types that Docusaurus gives to feeds of a blog. */
const FEEDS: readonly unknown[] = ["application/rss+xml", "application/atom+xml", "application/json"];

/** Whether a tag names a feed: pages of a blog have such tags from the site itself. */
function isOfFeed({ tagName, attributes }: LocalPlugins["headTags"][number]): boolean {
  return tagName === "link" && attributes.rel === "alternate" && FEEDS.includes(attributes.type);
}

type Schema = { validate: (options: object, settings: object) => { value?: object; error?: Error } };

/** The options that a plugin gets: with its defaults, where it has any. Throws what it finds wrong with them. */
function givenOptions(validateOptions: unknown, options: unknown): { id: string } {
  const { id = "default", ...written } = Object(options) as { id?: string };
  if (typeof validateOptions !== "function") return { id, ...written };
  const validate = (schema: Schema, own: object = {}) => {
    const { value, error } = schema.validate(own, { convert: false });
    if (error) throw error;
    return value;
  };
  return { ...(validateOptions as (input: object) => object)({ validate, options: written }), id };
}

/** How many lines of a function tell it from others. */
const TELLING_LINES = 3;

/** Where the configuration's file has a function; nothing where that is not certain. */
function placeOf(written: unknown, { file }: Running): string {
  if (typeof written !== "function" || !existsSync(file)) return "";
  const [first = "", ...next] = String(written)
    .split("\n", TELLING_LINES)
    .map((line) => line.trim());
  const lines = readFileSync(file, "utf8").split("\n");
  const found = lines.flatMap((line, index) => {
    const follow = next.every((text, further) => lines[index + 1 + further]?.trim().startsWith(text));
    return line.includes(first) && follow ? [index + 1] : [];
  });
  return found.length === 1 ? ` (${path.basename(file)}:${found[0]})` : "";
}

async function pluginOf(name: string, { project, stub }: Running, calls: ContentCall[]): Promise<Made> {
  const file = projectFile(project, name);
  if (!file) throw new Error("there is no such file");
  const content = packageAround(name, project);
  const modules = content === undefined ? {} : recordingModule(content, file, calls);
  const { value, exported, files } = await loadModule(file, stub, undefined, modules);
  const checks = [value, exported].map((one) => (Object(one) as Partial<Made>).validateOptions);
  return {
    make: value,
    validateOptions: checks.find((check) => check !== undefined),
    folder: path.dirname(file),
    files,
  };
}

/** Components of pages that plugins for content make. */
const THEMED = /^@theme\//;

/** A plugin as it is to be made; once it is, `isAround` says whether the site makes the pages of its content. */
type Plugin = { title: string; make: AnyFunction; folder: string; options: { id: string }; isAround: () => boolean };

/** Runs a plugin; returns what of it has no effect. */
async function runOne(plugin: Plugin, given: Given, running: Running): Promise<string[]> {
  const { title, make, folder, options, isAround } = plugin;
  const { plugins } = given;
  const context = pluginContext(running);
  const instance = (await (make as (context: object, options: object) => unknown)(context, options)) as Instance | null;
  if (!instance) return [];
  const { name = "plugin" } = instance;
  const without = partsWithoutEffect(instance);
  const loaded: unknown = await instance.loadContent?.();
  const { content, texts } = await translatedContent({ name, id: options.id, instance, content: loaded }, context);
  given.texts.push(...texts);
  const actions = actionsOf({ name, id: options.id, isAround: isAround() }, given, running, without);
  await instance.contentLoaded?.({ content, actions, allContent: {} });
  const ofBundler = bundlerSettings(instance.configureWebpack?.bind(instance), content, running.project);
  Object.assign(plugins.aliases, ofBundler.aliases);
  Object.assign(plugins.definitions, ofBundler.definitions);
  without.push(...ofBundler.others);
  given.postCss = instance.configurePostCss?.(given.postCss) ?? given.postCss;
  const themePath = instance.getThemePath?.();
  // The modules of those that come later go before.
  if (themePath) plugins.themeFolders.unshift(pathFrom(running.project, path.resolve(folder, themePath)));
  const modules = instance.getClientModules?.() ?? [];
  plugins.clientModules.push(...modules.map((module) => moduleName(module, running.project)));
  const { headTags, ...others } = instance.injectHtmlTags?.({ content }) ?? {};
  const tags = [headTags ?? []].flat() as (Tag | string)[];
  for (const tag of tags) {
    if (typeof tag === "string") without.push("headTags of text");
    else plugins.headTags.push({ attributes: {}, ...tag });
  }
  given.ran.push({ title, instance, content });
  return [...new Set([...without, ...Object.keys(others)])];
}

/** A plugin that runs: its own name, its id, and whether it is written around one for content. */
type Named = { name: string; id: string; isAround: boolean };

/** What a plugin does with what it has loaded; pages that cannot be made are added to those `without` effect. */
function actionsOf({ name, id, isAround }: Named, { plugins, ...given }: Given, running: Running, without: string[]) {
  return {
    addRoute: (route: PluginRoute) => {
      if (isAround && THEMED.test(route.component)) return;
      const page = pageFileOf(route, { folder: running.pages, plugin: name, baseUrl: running.config.baseUrl });
      if (!page) without.push(`the page ${route.path}`);
      else if (plugins.pages.some(({ file }) => file === page.file)) without.push(`a second page ${route.path}`);
      else plugins.pages.push(page);
    },
    createData: (written: string, data: unknown) => {
      const file = path.join(running.data, name, id, written);
      writeChanged(file, typeof data === "string" ? data : JSON.stringify(data));
      given.data.push(pathFrom(running.data, file));
      return Promise.resolve(file);
    },
    setGlobalData: (data: unknown) => {
      plugins.globalData[name] = { ...plugins.globalData[name], [id]: JSON.parse(JSON.stringify(data)) as never };
    },
  };
}

function aroundNote(name: string, around: string): Note {
  return {
    name,
    means: `The site makes the pages of ${around}, around which it is written; of what it adds, data, modules, tags and pages with components of the project count.`,
    remedy: around.endsWith("blog")
      ? "For another order of posts, or fewer of them, write `processBlogPosts` into its options."
      : "Give pages that are missing a component of the project in the place of one of `@theme`.",
  };
}

function failureNote(name: string, error: unknown): Note {
  return {
    name,
    means: `The plugin failed, and what it makes after that is missing: ${firstLineOf(error)}`,
    remedy: "Mend it, or take it out: it is run as Docusaurus does it.",
  };
}
