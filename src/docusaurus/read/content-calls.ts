import { createRequire } from "node:module";
import path from "node:path";
import type { DocusaurusConfig } from "../config";
import { pathFrom } from "../../files/path-from";
import { allPlugins } from "../map/site";
import { idOf } from "./around-plugins";
import { entryParts } from "../plugins";

type Options = Record<string, unknown>;
/** A call of one of Docusaurus' plugins for content by one of the project's own: the package, and what it was given. */
export type ContentCall = { name: string; options: Options };

/**
 * A package of Docusaurus' for content as a file of the project gets it, whose calls join `calls`; none where it is not
 * installed.
 */
export function recordingModule(name: string, file: string, calls: ContentCall[]): Record<string, unknown> {
  try {
    const real = createRequire(file)(name) as { default?: unknown };
    const make = (real.default ?? real) as (context: unknown, options: Options) => unknown;
    const recording = (context: unknown, options: Options) => {
      calls.push({ name, options });
      const made = make(context, options);
      return made instanceof Promise ? made.then(withoutPostBuild) : withoutPostBuild(made);
    };
    return { [name]: { ...real, default: recording } };
  } catch {
    return {};
  }
}

/**
 * Stands for what Docusaurus' plugins for content do once a build is there: they write feeds, which the site has
 * written by then. A plugin around one of them has it as its own, or calls it.
 */
export function leftToSite(): void {}

function withoutPostBuild(instance: unknown): unknown {
  const { postBuild } = Object(instance) as { postBuild?: unknown };
  return postBuild ? Object.assign(instance as object, { postBuild: leftToSite }) : instance;
}

/**
 * Plugins of a project's own, by their places in the configuration, that called one of Docusaurus' plugins for content:
 * the package, and the options that they changed, as far as these are texts, numbers and the like.
 */
export type CalledPlugins = Readonly<Record<number, { name: string; options: Options }>>;

/** What a plugin was given, and the package around which its file is known to be written. */
type Given = { own: Options; around: unknown };

/** What a plugin called of Docusaurus' plugins for content; undefined for nothing, or where the id of that is taken. */
export function calledBy(
  { own, around }: Given,
  calls: readonly ContentCall[],
  { config, project }: { config: DocusaurusConfig; project: string },
): CalledPlugins[number] | undefined {
  const isTaken = ({ name, options }: ContentCall) =>
    around === undefined && allPlugins(config).some((use) => use.name === name && idOf(use.options) === idOf(options));
  const call = calls.find((one) => !isTaken(one));
  if (!call) return undefined;
  const isPlain = (value: unknown) => value === null || ["string", "number", "boolean"].includes(typeof value);
  const changed = Object.entries(call.options).filter(([key, value]) => own[key] !== value && isPlain(value));
  const { path: folder, ...options } = Object.fromEntries(changed);
  const place = typeof folder === "string" && { path: pathFrom(project, path.resolve(project, folder)) };
  return { name: call.name, options: { ...options, ...place } };
}

/** A configuration in which such plugins are told as `[file, options, package]`, with the options that they changed. */
export function withCalled(config: DocusaurusConfig, called: CalledPlugins): DocusaurusConfig {
  const plugins = config.plugins.map((entry, index) => {
    const call = called[index];
    const [written, options] = entryParts(entry);
    return call ? [written, { ...Object(options), ...call.options }, call.name] : entry;
  });
  return { ...config, plugins };
}
