import { createRequire } from "node:module";
import path from "node:path";
import type { DocusaurusConfig } from "../config";
import { allPlugins } from "../map/site";
import { idOf } from "./around-plugins";

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
      return make(context, options);
    };
    return { [name]: { ...real, default: recording } };
  } catch {
    return {};
  }
}

/** What a project's own plugin was given, and its entry in the configuration: `[file, options]` or a file. */
type Given = { written: unknown; options: unknown; own: Options; around: unknown };

/**
 * The entry `[file, options, package]` that stands for a plugin which called one of Docusaurus' plugins for content,
 * with the options that it changed; undefined for one that called none, or one of an id that is taken.
 */
export function calledEntry(
  { written, options, own, around }: Given,
  calls: readonly ContentCall[],
  { config, project }: { config: DocusaurusConfig; project: string },
): [unknown, Options, string] | undefined {
  const isTaken = ({ name, options: given }: ContentCall) =>
    around === undefined && allPlugins(config).some((use) => use.name === name && idOf(use.options) === idOf(given));
  const call = calls.find((one) => !isTaken(one));
  if (!call) return undefined;
  const changed = Object.entries(call.options).filter(([key, value]) => own[key] !== value);
  const { path: folder, ...others } = Object.fromEntries(changed);
  const place = typeof folder === "string" && { path: path.relative(project, path.resolve(project, folder)) };
  return [written, { ...Object(options), ...others, ...place }, call.name];
}
