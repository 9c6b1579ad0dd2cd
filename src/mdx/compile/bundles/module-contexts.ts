import { readdirSync, realpathSync, statSync } from "node:fs";
import path from "node:path";
import { build, type BuildOptions, type BuildResult } from "esbuild";
import { pathFrom } from "../../../files/path-from";
import { placeOfNames } from "../names-beside";
import { rewrittenModules, type Rewrite } from "./rewritten-modules";

const REGULAR_EXPRESSION = String.raw`\/(?<source>(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\[\n])+)\/(?<flags>[a-z]*)`;
/** How modules ask webpack for all files of a folder: `require.context("./data", false, /\.ya?ml$/, "sync")`. */
const CONTEXT = new RegExp(
  String.raw`\brequire\.context\(\s*(["'])(?<name>[^"'\n]+)\1\s*(?:,\s*(?<deep>true|false)\s*)?` +
    String.raw`(?:,\s*${REGULAR_EXPRESSION}\s*)?(?:,\s*["'](?<mode>[\w-]+)["']\s*)?,?\s*\)`,
  "g",
);
/** What is left of that in a bundle, whose names may be shortened. */
const MAY_ASK = /\.context\(/;
const YAML = /\.ya?ml$/;
/** The one of webpack's modes by which a file is there at once: all are in the bundle. */
const MODE = "sync";

/** What such a call says. */
type Asked = { name: string; deep?: string; source?: string; flags?: string; mode?: string };

/** A bundle, and what stands for the names in the folders, from the site's root, of which modules ask for all files. */
export type BundleWithContexts = BuildResult & { places: string[] };

/**
 * Makes a bundle in which modules may ask for all files of a folder by `require.context`: it is made once more where
 * one seems to, since few do, and looking into each module takes time. `rewrites` are other changes of modules.
 */
export async function buildWithContexts(
  options: BuildOptions,
  rewrites: readonly Rewrite[] = [],
): Promise<BundleWithContexts> {
  const first = await build(rewrites.length === 0 ? options : withRewrites(options, rewrites));
  const scripts = (first.outputFiles ?? []).filter((file) => file.path.endsWith(".js"));
  if (!scripts.some(({ text }) => MAY_ASK.test(text))) return { ...first, places: [] };
  const root = options.absWorkingDir ?? process.cwd();
  const folders = new Set<string>();
  const contexts = moduleContexts(root, options.alias ?? {}, folders);
  const second = await build(withRewrites(options, [contexts, ...rewrites]));
  return { ...second, places: [...folders].map((folder) => placeOfNames(pathFrom(root, folder))) };
}

function withRewrites(options: BuildOptions, rewrites: readonly Rewrite[]): BuildOptions {
  return { ...options, plugins: [...(options.plugins ?? []), rewrittenModules(rewrites)] };
}

/** Puts what webpack makes of such calls into their places, and notes the folders that were listed. */
function moduleContexts(root: string, alias: Readonly<Record<string, string>>, folders: Set<string>): Rewrite {
  return (text, file) => {
    if (!MAY_ASK.test(text)) return text;
    return text.replace(CONTEXT, (written: string, ...told) => {
      const { name, deep = "true", source, flags, mode = MODE } = told.at(-1) as Asked;
      const folder = folderOf(name, file, alias);
      if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return written;
      if (mode !== MODE) return otherMode(mode, `${pathFrom(root, file)}:${lineAt(text, told.at(-3) as number)}`);
      const test = source === undefined ? /^/ : new RegExp(source, flags);
      const from = `./${pathFrom(path.dirname(file), folder)}`;
      return contextOf(filesIn(folder, deep === "true", folders), from, test);
    });
  };
}

/** The text of an expression that fails where it runs, since the call may stand in a comment. */
function otherMode(mode: string, place: string): string {
  const problem = `\`require.context\` has the mode '${mode}' (${place}), by which no files are in a bundle.`;
  const remedy = `Write '${MODE}', the only mode that there is here, or leave it out.`;
  return `(() => { throw new Error(${JSON.stringify(`${problem} ${remedy}`)}); })()`;
}

function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split("\n").length;
}

function folderOf(name: string, file: string, alias: Readonly<Record<string, string>>): string {
  const [first = "", ...rest] = name.split("/");
  const base = alias[first];
  return base === undefined ? path.resolve(path.dirname(file), name) : path.join(base, ...rest);
}

/**
 * The files in a folder by their paths from it, as `./a.yaml`, in their order; as webpack has them, without hidden
 * ones, and with those in linked folders, of which a link to a folder around it is none.
 */
function filesIn(
  folder: string,
  isDeep: boolean,
  folders: Set<string>,
  before = "./",
  around: readonly string[] = [],
): string[] {
  const real = realpathSync(folder);
  if (around.includes(real)) return [];
  folders.add(folder);
  const names = readdirSync(folder).filter((name) => !name.startsWith("."));
  return names.sort().flatMap((name) => {
    const found = statSync(path.join(folder, name), { throwIfNoEntry: false });
    if (found?.isFile()) return [`${before}${name}`];
    if (!found?.isDirectory() || !isDeep) return [];
    return filesIn(path.join(folder, name), isDeep, folders, `${before}${name}/`, [...around, real]);
  });
}

/** The text of a function that gives the module of a file of a folder, by its path, and knows all paths. */
function contextOf(files: readonly string[], folder: string, test: RegExp): string {
  const modules = files
    .filter((file) => file.search(test) >= 0)
    .map((file) => {
      const required = `require(${JSON.stringify(`${folder}/${file.slice(2)}`)})`;
      // A loader for YAML gives a module; JSON is for webpack, too, what it holds.
      const given = YAML.test(file) ? `((data) => ({ ...data, default: data }))(${required})` : required;
      return `${JSON.stringify(file)}: () => ${given}`;
    });
  const asked = "Object.assign((key) => all[key](), { keys: () => Object.keys(all), resolve: (key) => key })";
  return `((all) => ${asked})({ ${modules.join(", ")} })`;
}
