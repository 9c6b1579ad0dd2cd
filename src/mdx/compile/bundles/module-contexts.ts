import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { build, type BuildOptions, type BuildResult, type Plugin } from "esbuild";
import { pathFrom } from "../../../files/path-from";
import { placeOfNames } from "../names-beside";
import { CODE, loaderOf } from "./file-addresses";

/** How modules ask webpack for all files of a folder: `require.context("./data", false, /\.ya?ml$/)`. */
const CONTEXT =
  /\brequire\.context\(\s*(["'])([^"'\n]+)\1\s*(?:,\s*(true|false)\s*)?(?:,\s*\/((?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\[\n])+)\/([a-z]*)\s*)?,?\s*\)/g;
/** What is left of that in a bundle, whose names may be shortened. */
const MAY_ASK = /\.context\(/;
const YAML = /\.ya?ml$/;

/** A bundle, and what stands for the names in the folders, from the site's root, of which modules ask for all files. */
type BundleWithContexts = BuildResult & { places: string[] };

/**
 * Makes a bundle in which modules may ask for all files of a folder by `require.context`: it is made once more where
 * one seems to, since few do, and looking into each module takes time.
 */
export async function buildWithContexts(options: BuildOptions): Promise<BundleWithContexts> {
  const first = await build(options);
  const scripts = (first.outputFiles ?? []).filter((file) => file.path.endsWith(".js"));
  if (!scripts.some(({ text }) => MAY_ASK.test(text))) return { ...first, places: [] };
  const root = options.absWorkingDir ?? process.cwd();
  const folders = new Set<string>();
  const plugins = [moduleContexts(options.alias ?? {}, folders), ...(options.plugins ?? [])];
  const second = await build({ ...options, plugins });
  return { ...second, places: [...folders].map((folder) => placeOfNames(pathFrom(root, folder))) };
}

/** Puts what webpack makes of such calls into their places, and notes the folders that were listed. */
function moduleContexts(alias: Readonly<Record<string, string>>, folders: Set<string>): Plugin {
  return {
    name: "module contexts",
    setup: (bundle) =>
      bundle.onLoad({ filter: CODE, namespace: "file" }, ({ path: file }) => {
        const text = readFileSync(file, "utf8");
        if (!MAY_ASK.test(text)) return undefined;
        const contents = text.replace(CONTEXT, (written, _quote, name: string, deep = "true", source, flags) => {
          const folder = folderOf(name, file, alias);
          if (!existsSync(folder)) return written;
          const test = source === undefined ? /^/ : new RegExp(source as string, flags as string);
          const from = `./${pathFrom(path.dirname(file), folder)}`;
          return contextOf(filesIn(folder, deep === "true", folders), from, test);
        });
        return { contents, loader: loaderOf(file) };
      }),
  };
}

function folderOf(name: string, file: string, alias: Readonly<Record<string, string>>): string {
  const [first = "", ...rest] = name.split("/");
  const base = alias[first];
  return base === undefined ? path.resolve(path.dirname(file), name) : path.join(base, ...rest);
}

/** The files in a folder by their paths from it, as `./a.yaml`, in their order. */
function filesIn(folder: string, isDeep: boolean, folders: Set<string>, before = "./"): string[] {
  folders.add(folder);
  const entries = readdirSync(folder, { withFileTypes: true }).sort((one, other) => (one.name < other.name ? -1 : 1));
  return entries.flatMap((entry) => {
    if (!entry.isDirectory()) return [`${before}${entry.name}`];
    return isDeep ? filesIn(path.join(folder, entry.name), isDeep, folders, `${before}${entry.name}/`) : [];
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
