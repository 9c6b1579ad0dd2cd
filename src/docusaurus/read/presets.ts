import { createRequire } from "node:module";
import path from "node:path";
import type { DocusaurusConfig } from "../config";
import { firstLineOf, type Note } from "../note";
import { CLASSIC, classicOptionsIn, CONTENT_PACKAGES, packageOf, pluginUse, pluginUses, entryParts } from "../plugins";
import { loadModule, projectFile } from "./load-module";
import { pluginContext, type Configured } from "./plugin-context";
import { withoutMissing } from "./without-missing";

/** What presets are run with, beside the configuration: what stands for missing packages. */
type Running = Configured & { stub: string };
/** What a preset gives: lists of plugins and themes, as configurations have them. */
type Given = { plugins?: unknown[]; themes?: unknown[] };
type Read = { config: DocusaurusConfig; missing: string[]; notes: Note[]; files: string[] };
type Ran = { given?: Given; missing: string[]; files: string[] };

/**
 * Runs the presets around the classic one: their places have the classic one with the options that they give it, and
 * plugins and themes that they add are the configuration's. A preset that fails is named, and keeps its own options.
 */
export async function withPresets(running: Running): Promise<Read> {
  const { config } = running;
  const isClassic = classicOptionsIn(config.presets);
  const read: Read = { config: { ...config, presets: [...config.presets] }, missing: [], notes: [], files: [] };
  for (const [index, entry] of config.presets.entries()) {
    const [written, options] = entryParts(entry);
    const name = pluginUse(entry, "preset", index)?.name;
    if (name === undefined || name === CLASSIC || !isClassic(options)) continue;
    try {
      const { given, missing, files } = await givenBy(written, options, running);
      read.missing.push(...missing);
      read.files.push(...files);
      if (given) take(given, index, read.config);
    } catch (error) {
      read.notes.push(failureNote(name, error));
    }
  }
  return read;
}

/** Puts what a preset gives into a configuration, if that has content: at its place, and at the ends of the lists. */
function take({ plugins = [], themes = [] }: Given, index: number, config: DocusaurusConfig): void {
  const classicAt = plugins.findIndex((entry) => Array.isArray(entry) && entry[0] === CLASSIC);
  const hasContent = pluginUses(plugins, "plugin").some(({ name }) => CONTENT_PACKAGES.includes(name));
  if (classicAt < 0 && !hasContent) return;
  config.presets[index] = plugins[classicAt] ?? false;
  config.plugins = [...config.plugins, ...plugins.filter((_, at) => at !== classicAt)];
  config.themes = [...config.themes, ...themes];
}

/** What a preset gives, with packages that it lacks and the files that it is made of; nothing where it is not there. */
async function givenBy(written: unknown, options: unknown, running: Running): Promise<Ran> {
  const run = async (preset: unknown) => {
    const make = await preset;
    if (typeof make !== "function") return undefined;
    return (await (make as (context: object, options: unknown) => unknown)(pluginContext(running), options)) as Given;
  };
  const ran = await ranBy(written, run, running);
  return { ...ran, given: withoutMissing(ran.given, running.stub) as Given | undefined };
}

async function ranBy(
  written: unknown,
  run: (preset: unknown) => Promise<Given | undefined>,
  { project, stub }: Running,
): Promise<Ran> {
  if (typeof written === "function") return { given: await run(written), missing: [], files: [] };
  const file = fileOf(String(written), project, stub);
  if (file === undefined) return { missing: [], files: [] };
  const { value, missing, files } = await loadModule(file, stub, run, { [CLASSIC]: classic });
  return { given: value as Given | undefined, missing, files };
}

/** Stands for the classic preset in others: it gives itself, with the options that it is called with. */
const give = (_context: unknown, options: unknown): Given => ({ plugins: [[CLASSIC, options]], themes: [] });
const classic = Object.assign(give, { default: give });

/** The file of a preset: the project's own, or that of its package; undefined where there is none. */
function fileOf(written: string, project: string, stub: string): string | undefined {
  if (written === stub) return undefined;
  if (/^[./]/.test(written) || path.isAbsolute(written)) return projectFile(project, written);
  try {
    return createRequire(path.join(project, "package.json")).resolve(packageOf(written, "preset"));
  } catch {
    return undefined;
  }
}

function failureNote(name: string, error: unknown): Note {
  return {
    name,
    means: `The preset failed: its options are read as those of the classic one, and what it adds is missing. ${firstLineOf(error)}`,
    remedy: "Mend it, or write what it adds into the options of the preset `classic`.",
  };
}
