import { existsSync, readFileSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { BUILD_STATE, CHANGED_BUILD } from "../../lib/build/build-state.cjs";
import { KEPT_FOLDER } from "../../lib/build/kept-folder";
import type { Problem } from "../../lib/problem";
import { filesIn } from "../../files/files-in";
import { writeWhole } from "../../files/write-whole";
import type { SiteContext } from "../context/context";
import type { Page } from "../feature";
import { removePublished } from "./static-files";

/** The files that plugins added to the last build, by their paths in it. */
const ADDED = `${KEPT_FOLDER}/added-files.json`;

/**
 * Does what the project does once a build is there, as plugins of Docusaurus do by `postBuild`; gives a warning for
 * each of them that fails. All files of the build have to be there. What it adds `removeAddedFiles` takes away; where
 * it changes or removes files, the next build begins anew.
 */
export function runAfterBuild({ root, site }: SiteContext, pages: readonly Pick<Page, "path">[]): Problem[] {
  if (!site.afterBuild) return [];
  const outDir = path.join(root, "public");
  const before = statesIn(outDir);
  const failures = site.afterBuild({ outDir, routes: pages.map((page) => page.path).sort() });
  noteChanges(root, before, statesIn(outDir));
  return failures.map(({ name, message }) => ({
    severity: "warning",
    file: site.configFile,
    message: `What the plugin '${name}' does after a build (\`postBuild\`) failed: ${message}`,
    remedy: "Mend it: it gets the folder of the build as `outDir`, addresses as `routesPaths`, and what it has loaded.",
  }));
}

/**
 * Removes what plugins added to the last build: a build goes on from files of its own, and a plugin, which may be gone
 * by now, gets the folder without what it wrote before, as it does from Docusaurus.
 */
export function removeAddedFiles(root: string): void {
  const list = path.join(root, ADDED);
  if (!existsSync(list)) return;
  const added = JSON.parse(readFileSync(list, "utf8")) as string[];
  for (const file of added) removePublished(file, root);
  rmSync(list);
}

/** When each file of a folder was written, in ms, and its size, by its path from there. */
type States = ReadonlyMap<string, string>;

function statesIn(folder: string): States {
  return new Map(
    filesIn(folder).map((file) => {
      const { mtimeMs, size } = statSync(path.join(folder, file));
      return [file, `${mtimeMs} ${size}`];
    }),
  );
}

function noteChanges(root: string, before: States, after: States): void {
  const added = [...after.keys()].filter((file) => !before.has(file));
  if (added.length > 0) writeWhole(path.join(root, ADDED), JSON.stringify(added));
  const isChanged = [...before].some(([file, state]) => after.get(file) !== state);
  // Pages that stay as they are would not be written again, and be changed once more.
  if (isChanged) writeWhole(path.join(root, BUILD_STATE), CHANGED_BUILD);
}
