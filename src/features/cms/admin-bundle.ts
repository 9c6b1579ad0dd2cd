import { readdirSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { build, stop, type Plugin } from "esbuild";
import { asUser } from "../../lib/build/last-user";
import { FOR_BROWSERS, sveltiaFiles } from "./sveltia-script";

/** What makes the scripts, from the site's root: other files may make other ones of the same modules. */
const OWN_FILES = ["admin-bundle", "sveltia-script", "renamed-entries"].map((name) => `src/features/cms/${name}.ts`);

/** The site's own modules that pages of the CMS load. */
const ENTRIES = ["cms", "open-page"];

/** Scripts by their paths below a folder, and the files that they are made of. */
type AdminBundle = { files: Map<string, Uint8Array | string>; inputs: string[] };

/** The scripts of the CMS, by their paths below its folder: Sveltia, and the site's own, which name its main one. */
export function makeAdminBundle(root: string): Promise<AdminBundle> {
  return asUser(adminBundle(root), stop);
}

async function adminBundle(root: string): Promise<AdminBundle> {
  const { script, files } = await sveltiaFiles(sveltiaFolder(root), [...adminAssets(root).keys()]);
  const sveltia: Plugin = {
    name: "Sveltia's file",
    setup: (bundle) => bundle.onResolve({ filter: /^@sveltia\/cms$/ }, () => ({ path: `./${script}`, external: true })),
  };
  const { outputFiles, metafile } = await build({
    ...FOR_BROWSERS,
    entryPoints: ENTRIES.map((name) => `src/features/cms/admin/${name}.ts`),
    absWorkingDir: root,
    outdir: "/",
    entryNames: "[name]-[hash]",
    metafile: true,
    plugins: [sveltia],
  });
  for (const { path: file, contents } of outputFiles) files.set(path.basename(file), contents);
  return { files, inputs: [...OWN_FILES, ...Object.keys(metafile.inputs)] };
}

/** The absolute paths of the files that Sveltia loads by its own address, by their paths below that. */
export function adminAssets(root: string): Map<string, string> {
  const folder = path.join(sveltiaFolder(root), "assets");
  const names = readdirSync(folder).filter((name) => !name.endsWith(".map"));
  return new Map(names.map((name) => [`assets/${name}`, path.join(folder, name)]));
}

/** The folder of Sveltia's main script. */
function sveltiaFolder(root: string): string {
  return path.dirname(createRequire(path.join(root, "package.json")).resolve("@sveltia/cms"));
}
