import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { pathFrom } from "../../files/path-from";
import type { LocalPlugins } from "../map/folder";
import { firstLineOf, type Note } from "../note";
import { pluginUse, entryParts } from "../plugins";
import { runAllContentLoaded } from "./all-content";
import { packageAround } from "./around-plugins";
import { bundlerSettings } from "./bundler-settings";
import { calledBy, recordingModule, type CalledPlugins, type ContentCall } from "./content-calls";
import { givenTags } from "./given-tags";
import { loadModule, projectFile } from "./load-module";
import { loadedPlugin } from "./loaded-plugin";
import { partNote } from "./parts-without-effect";
import { actionsOf } from "./plugin-actions";
import { givenOptions } from "./plugin-options";
import { moduleName } from "./relative-folders";
import type { Given, LoadedPlugin, Running } from "./running-plugins";

type RunPlugins = {
  plugins: LocalPlugins;
  postCss: readonly unknown[];
  notes: Note[];
  called: CalledPlugins;
  /** The plugins that have run without a failure, in their order. */
  ran: readonly LoadedPlugin[];
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
  const ofBundler = { aliases: {}, definitions: {}, fileRules: [] };
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
  const started: Started[] = [];
  for (const entry of entriesOf(running)) started.push(await startEntry(entry, given, running));
  const ofAll = await runAllContentLoaded(
    started.flatMap(({ loaded }) => loaded ?? []),
    given,
    running,
  );
  const called: Record<number, CalledPlugins[number]> = {};
  for (const one of started) {
    finishEntry(one, given, running);
    const call = one.called();
    if (call && one.around === undefined) one.notes.unshift(aroundNote(one.name, call.name));
    if (call && one.kind === "plugin") called[one.index] = call;
  }
  const notes = [...started.flatMap((one) => one.notes), ...ofAll];
  return { ...given, postCss: given.postCss.plugins, notes, called };
}

/**
 * A plugin as a configuration names it: what messages call it, where it stands, and the package around which its file
 * is known to be written.
 */
type Entry = {
  name: string;
  use: string;
  index: number;
  kind: "plugin" | "theme";
  written: unknown;
  options: unknown;
  around: unknown;
};

/** The project's own of a configuration's plugins, then of its themes, which Docusaurus runs like plugins. */
function entriesOf(running: Running): Entry[] {
  const { plugins, themes } = running.config;
  const all = [
    ...plugins.map((entry, index) => ({ entry, index, kind: "plugin" as const })),
    ...themes.map((entry, index) => ({ entry, index, kind: "theme" as const })),
  ];
  return all.flatMap(({ entry, index, kind }) => {
    const use = pluginUse(entry, kind, index)?.name;
    const [written, options, around] = entryParts(entry);
    // What is of a package is named by it.
    const isLocal = use?.startsWith(`${kind} function `) || /^[./]/.test(use ?? "");
    if (use === undefined || (!isLocal && around === undefined)) return [];
    const name = around === undefined ? use + placeOf(written, running) : String(written);
    return [{ name, use, index, kind, written, options, around }];
  });
}

/** A plugin that was started: what is told of it, what it called of Docusaurus' plugins for content, what it loaded. */
type Started = Entry & { notes: Note[]; called: () => CalledPlugins[number] | undefined; loaded?: LoadedPlugin };

/** Makes a plugin, and has it load its content and tell what it makes of that. */
async function startEntry(entry: Entry, given: Given, running: Running): Promise<Started> {
  const { name, written, around } = entry;
  given.plugins.names.push(entry.use);
  const calls: ContentCall[] = [];
  let options: { id: string } | undefined;
  const called = () => options && calledBy({ own: { ...options }, around }, calls, running);
  const notes: Note[] = typeof around === "string" ? [aroundNote(name, around)] : [];
  const started: Started = { ...entry, notes, called };
  try {
    const made: Made =
      typeof written === "function"
        ? { make: written, folder: running.project }
        : await pluginOf(String(written), running, calls);
    given.files.push(...(made.files ?? []));
    options = givenOptions(made.validateOptions, entry.options);
    const isAround = () => around !== undefined || called() !== undefined;
    const { make, folder } = made;
    const ran = await loadedPlugin({ title: name, make, folder, options, isAround }, running);
    if (!ran) return started;
    given.texts.push(...ran.texts);
    const { content, instance } = ran.loaded;
    await instance.contentLoaded?.({ content, actions: actionsOf(ran.loaded, given, running), allContent: {} });
    started.loaded = ran.loaded;
  } catch (error) {
    notes.push(failureNote(name, error));
  }
  return started;
}

/** Has a plugin that has loaded its content give all else, and tells what of it has no effect. */
function finishEntry({ name, notes, loaded }: Started, given: Given, running: Running): void {
  if (!loaded) return;
  const { headTags } = given.plugins;
  try {
    const before = headTags.length;
    const without = takeParts(loaded, given, running);
    if (loaded.isAround()) headTags.push(...headTags.splice(before).filter((tag) => !isOfFeed(tag)));
    else if (without.length > 0) notes.push(partNote(name, without));
  } catch (error) {
    notes.push(failureNote(name, error));
  }
}

/** The media types that Docusaurus gives to feeds of a blog. */
const FEEDS: readonly unknown[] = ["application/rss+xml", "application/atom+xml", "application/json"];

/** Whether a tag names a feed: pages of a blog have such tags from the site itself. */
function isOfFeed({ tagName, attributes }: LocalPlugins["headTags"][number]): boolean {
  return tagName === "link" && attributes.rel === "alternate" && FEEDS.includes(attributes.type);
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

/** Takes what a plugin gives beside data and pages; returns what of it has no effect. */
function takeParts(plugin: LoadedPlugin, given: Given, running: Running): string[] {
  const { instance, content, folder, without } = plugin;
  const { plugins } = given;
  const ofBundler = bundlerSettings(instance.configureWebpack?.bind(instance), content, running.project);
  Object.assign(plugins.aliases, ofBundler.aliases);
  Object.assign(plugins.definitions, ofBundler.definitions);
  plugins.fileRules.push(...ofBundler.fileRules);
  without.push(...ofBundler.others);
  given.postCss = instance.configurePostCss?.(given.postCss) ?? given.postCss;
  const themePath = instance.getThemePath?.();
  // The modules of those that come later go before.
  if (themePath) plugins.themeFolders.unshift(pathFrom(running.project, path.resolve(folder, themePath)));
  const modules = instance.getClientModules?.() ?? [];
  plugins.clientModules.push(...modules.map((module) => moduleName(module, running.project)));
  const ofPages = givenTags(instance.injectHtmlTags?.({ content }) ?? {});
  plugins.headTags.push(...ofPages.tags);
  given.ran.push(plugin);
  return [...new Set([...without, ...ofPages.without])];
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
