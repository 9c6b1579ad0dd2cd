import { readFileSync } from "node:fs";
import { build, stop, type BuildOptions } from "esbuild";
import { BROWSER_SCRIPT } from "../../lib/build/browser-script";
import { KEPT_FOLDER } from "../../lib/build/kept-folder";
import { asUser } from "../../lib/build/last-user";
import { BUILD_SIDE } from "../build-side-options.cjs";
import { catalogueText, withCatalogue } from "./catalogue";
import { keptFiles } from "./kept-files";

const FILE = "script.js";

/**
 * The text of a script for browsers that esbuild makes by these options, kept under a name until something changes that
 * it is made of: what plugins do is part of the build side.
 */
export async function keptScript(root: string, name: string, options: BuildOptions): Promise<string> {
  const key = JSON.stringify({ ...BROWSER_SCRIPT, ...options, words: catalogueText() });
  const place = { root, folder: `${KEPT_FOLDER}/${name}`, key };
  const plugins = [...(options.plugins ?? []), ...withCatalogue()];
  const files = await keptFiles(place, async () => {
    const bundle = build({ ...BROWSER_SCRIPT, ...options, plugins, absWorkingDir: root, metafile: true, write: false });
    const { outputFiles, metafile } = await asUser(bundle, stop);
    return {
      files: new Map([[FILE, outputFiles[0]?.text ?? ""]]),
      inputs: [BUILD_SIDE, ...Object.keys(metafile.inputs)],
    };
  });
  return readFileSync(files.get(FILE) ?? "", "utf8");
}
