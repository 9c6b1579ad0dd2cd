import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { build } from "esbuild";
import { compareText } from "../../lib/values/compare-text";

/**
 * A digest of all that decides what the functions of a configuration do: its file, the files of the project that it
 * imports, and the versions of the packages. Packages that are not installed count by their names.
 */
export async function codeDigest(file: string): Promise<string> {
  const { metafile } = await build({
    entryPoints: [file],
    absWorkingDir: path.dirname(file),
    bundle: true,
    write: false,
    metafile: true,
    platform: "node",
    format: "esm",
    packages: "external",
    // What cannot be bundled, such as stylesheets, is not looked into.
    loader: { ".css": "empty", ".md": "text", ".mdx": "text", ".svg": "empty" },
    logLevel: "silent",
  }).catch(() => ({ metafile: { inputs: { [path.basename(file)]: { imports: [] } } } }));
  const hash = createHash("md5");
  for (const [name, { imports }] of Object.entries(metafile.inputs).sort(([a], [b]) => compareText(a, b))) {
    const absolute = path.resolve(path.dirname(file), name);
    if (existsSync(absolute)) hash.update(readFileSync(absolute));
    for (const imported of imports as { path: string; external?: boolean }[])
      if (imported.external) hash.update(versionOf(imported.path, path.dirname(absolute)));
  }
  return hash.digest("hex");
}

/** A package with its version, as it is found from a folder. */
function versionOf(name: string, folder: string): string {
  const [own = "", second = ""] = name.split("/");
  const packageName = own.startsWith("@") ? `${own}/${second}` : own;
  for (let at = folder; ; at = path.dirname(at)) {
    const file = path.join(at, "node_modules", packageName, "package.json");
    if (existsSync(file))
      return `${packageName}@${(JSON.parse(readFileSync(file, "utf8")) as { version?: string }).version ?? ""}`;
    if (at === path.dirname(at)) return packageName;
  }
}
