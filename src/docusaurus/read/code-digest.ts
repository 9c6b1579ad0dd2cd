import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { build, type Plugin } from "esbuild";
import { compareText } from "../../lib/values/compare-text";
import { installedVersion } from "./package-versions";

/** A file of code, and the packages that it imports. */
type Input = { file: string; packages: string[] };

/**
 * A digest of all that decides what the functions of a configuration do: its file, others that it was `made` of, such
 * as presets by their paths and what they read, the files of the project that all of these import, and the versions of
 * the packages. Packages that are not installed count by their names.
 */
export async function codeDigest(file: string, made: readonly string[] = []): Promise<string> {
  const found = new Map<string, Input>();
  for (const one of [file, ...made])
    if (!found.has(one)) for (const input of await inputsOf(one)) found.set(input.file, input);
  const hash = createHash("md5");
  for (const [name, { packages }] of [...found].sort(([a], [b]) => compareText(a, b))) {
    if (existsSync(name)) hash.update(readFileSync(name));
    for (const imported of packages) hash.update(versionOf(imported, path.dirname(name)));
  }
  return hash.digest("hex");
}

const CODE = /\.[cm]?[jt]sx?$/;

/** A file, and the files that it imports; of what cannot be read as code the file alone. */
async function inputsOf(file: string): Promise<Input[]> {
  const alone = [{ file, packages: [] }];
  if (!CODE.test(file)) return alone;
  const folder = path.dirname(file);
  try {
    const { metafile } = await build({
      entryPoints: [file],
      absWorkingDir: folder,
      bundle: true,
      write: false,
      metafile: true,
      platform: "node",
      format: "esm",
      packages: "external",
      loader: { ".js": "jsx" },
      plugins: [LENIENT],
      logLevel: "silent",
    });
    return Object.entries(metafile.inputs).map(([name, { imports }]) => ({
      file: path.resolve(folder, name),
      packages: imports.flatMap((imported) => (imported.external ? [imported.path] : [])),
    }));
  } catch {
    return alone;
  }
}

const ASKED = "asked";

/** Goes on where an import leads nowhere, and does not look into what is no code. */
const LENIENT: Plugin = {
  name: "lenient",
  setup(bundler) {
    bundler.onResolve({ filter: /^[./]/ }, async ({ path: name, pluginData, kind, importer, resolveDir }) => {
      if (pluginData === ASKED || kind === "entry-point") return undefined;
      const found = await bundler.resolve(name, { kind, importer, resolveDir, pluginData: ASKED });
      return found.errors.length > 0 ? { path: name, external: true } : found;
    });
    bundler.onLoad({ filter: /./ }, ({ path: name }) =>
      CODE.test(name) || name.endsWith(".json") ? undefined : { contents: "", loader: "empty" },
    );
  },
};

/** A package with its version, as it is found from a folder. */
function versionOf(name: string, folder: string): string {
  const [own = "", second = ""] = name.split("/");
  const packageName = own.startsWith("@") ? `${own}/${second}` : own;
  const version = installedVersion(packageName, folder);
  return version === undefined ? packageName : `${packageName}@${version}`;
}
