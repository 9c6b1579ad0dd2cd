import path from "node:path";
import type { DocusaurusConfig } from "../config";
import { isMapping } from "../../lib/values/is-mapping";
import { pathFrom } from "../../files/path-from";

type Options = Record<string, unknown>;

/**
 * A configuration in which folders of content, of static files and client modules are named from the project, as
 * mapping has them.
 */
export function withRelativeFolders(config: DocusaurusConfig, project: string): DocusaurusConfig {
  const fromProject = (folder: string) => (path.isAbsolute(folder) ? pathFrom(project, folder) || "." : folder);
  const named = (options: Options): Options =>
    typeof options.path === "string" ? { ...options, path: fromProject(options.path) } : options;
  const inPreset = (options: Options): Options =>
    Object.fromEntries(Object.entries(options).map(([key, part]) => [key, isMapping(part) ? named(part) : part]));
  return {
    ...config,
    staticDirectories: config.staticDirectories.map(fromProject),
    clientModules: config.clientModules.map((name) => moduleName(name, project)),
    presets: config.presets.map((entry) => withOptions(entry, inPreset)),
    plugins: config.plugins.map((entry) => withOptions(entry, named)),
  };
}

/** A module by its path from the project if it is one of its own files, and as it is written if it is of a package. */
export function moduleName(written: string, project: string): string {
  if (!path.isAbsolute(written)) return written;
  const name = pathFrom(project, written);
  return /(?:^|\/)(?:\.\.|node_modules)\/|^\w:/.test(name) ? written : `./${name}`;
}

/** A plugin with its options changed; one without options as it is. */
function withOptions(entry: unknown, change: (options: Options) => Options): unknown {
  if (!Array.isArray(entry) || !isMapping(entry[1])) return entry;
  const [plugin, options, ...rest] = entry as [unknown, Options, ...unknown[]];
  return [plugin, change(options), ...rest];
}
