import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { AnyFunction } from "../config";
import type { LocalPlugins } from "../map/folder";
import type { Note } from "../note";
import { pluginUse } from "../plugins";
import { loadModule, projectFile } from "./load-module";
import { pluginContext, type Configured } from "./plugin-context";
import { moduleName } from "./relative-folders";

/** What plugins are run with: the project, its configuration and its file, and what stands for missing packages. */
type Running = Configured & { stub: string };

type Tag = { tagName: string; attributes?: Record<string, unknown>; innerHTML?: string };
type HtmlTags = Partial<Record<"headTags" | "preBodyTags" | "postBodyTags", unknown>>;
type Instance = Record<string, unknown> & {
  name?: string;
  loadContent?: () => unknown;
  contentLoaded?: (input: object) => unknown;
  getClientModules?: () => string[];
  injectHtmlTags?: (input: { content: unknown }) => HtmlTags | undefined;
};

/** Parts of a plugin that run here, or that only Docusaurus' commands ask for. */
const RUN = [
  ...["name", "loadContent", "contentLoaded", "getClientModules", "injectHtmlTags"],
  ...["getPathsToWatch", "extendCli", "getTranslationFiles", "translateContent", "translateThemeConfig"],
];

/**
 * Runs the plugins that a project has itself: what they load becomes data that components ask for, client modules and
 * tags of the head. What else they do is named.
 */
export async function runLocalPlugins(running: Running): Promise<{ plugins: LocalPlugins; notes: Note[] }> {
  const plugins: LocalPlugins = { names: [], globalData: {}, clientModules: [], headTags: [] };
  const notes: Note[] = [];
  for (const [index, entry] of running.config.plugins.entries()) {
    const use = pluginUse(entry, "plugin", index);
    const [written, options] = (Array.isArray(entry) ? entry : [entry]) as [unknown, unknown];
    // What is of a package is named by it.
    const isLocal = use?.name.startsWith("plugin function ") || /^[./]/.test(use?.name ?? "");
    if (!use || !isLocal) continue;
    plugins.names.push(use.name);
    try {
      const make = typeof written === "function" ? written : await pluginOf(String(written), running);
      const given = { id: "default", ...(Object(options) as object) };
      const without = await runOne(make as AnyFunction, given, plugins, running);
      if (without.length > 0) notes.push(partNote(use.name + placeOf(written, running), without));
    } catch (error) {
      notes.push(failureNote(use.name + placeOf(written, running), error));
    }
  }
  return { plugins, notes };
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

async function pluginOf(name: string, { project, stub }: Running): Promise<unknown> {
  const file = projectFile(project, name);
  if (!file) throw new Error("there is no such file");
  return (await loadModule(file, stub)).value;
}

/** Runs a plugin; returns what of it has no effect. */
async function runOne(
  make: AnyFunction,
  options: { id: string },
  plugins: LocalPlugins,
  running: Running,
): Promise<string[]> {
  const { project } = running;
  const context = pluginContext(running);
  const instance = (await (make as (context: object, options: object) => unknown)(context, options)) as Instance | null;
  if (!instance) return [];
  const { name = "plugin" } = instance;
  const without = Object.keys(instance).filter((key) => typeof instance[key] === "function" && !RUN.includes(key));
  const content: unknown = await instance.loadContent?.();
  const actions = {
    addRoute: ({ path: route }: { path: string }) => void without.push(`the page ${route}`),
    createData: (data: string) => path.join(project, ".docusaurus", name, options.id, data),
    setGlobalData: (data: unknown) => {
      plugins.globalData[name] = {
        ...plugins.globalData[name],
        [options.id]: JSON.parse(JSON.stringify(data)) as never,
      };
    },
  };
  await instance.contentLoaded?.({ content, actions, allContent: {} });
  const modules = instance.getClientModules?.() ?? [];
  plugins.clientModules.push(...modules.map((module) => moduleName(module, project)));
  const { headTags, ...others } = instance.injectHtmlTags?.({ content }) ?? {};
  const tags = [headTags ?? []].flat() as (Tag | string)[];
  for (const tag of tags) {
    if (typeof tag === "string") without.push("headTags of text");
    else plugins.headTags.push({ attributes: {}, ...tag });
  }
  return [...new Set([...without, ...Object.keys(others)])];
}

/** What to do in the place of parts of a plugin that have no effect. */
const INSTEAD: readonly [part: RegExp, remedy: string][] = [
  [/^the page /, "Write pages as files of `src/pages`."],
  [/Tags/, "Write tags as `headTags` of the configuration."],
  [/^configure/, "Import files by their paths, as `@site/src/…`: no bundler of Docusaurus' runs here."],
  [/^post(?:Build|Start)$/, "Run what it does then as a script of its own, after the build."],
];

function partNote(name: string, parts: readonly string[]): Note {
  return {
    name,
    means: `The plugin runs, but this of it has no effect: ${parts.join(", ")}.`,
    remedy:
      INSTEAD.filter(([pattern]) => parts.some((part) => pattern.test(part)))
        .map(([, remedy]) => remedy)
        .join(" ") || "Nothing needs to be done where the site does the same by itself.",
  };
}

function failureNote(name: string, error: unknown): Note {
  const { message = String(error) } = Object(error) as { message?: string };
  return {
    name,
    means: `The plugin failed, and what it makes is missing: ${message.split("\n")[0]}`,
    remedy: "Mend it, or take it out: it is run as Docusaurus does it, and nothing that it makes is written.",
  };
}
