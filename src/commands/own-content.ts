import path from "node:path";
import { folderChoiceOf } from "../build/context/site-input";
import type { Feature } from "../build/feature";
import { isAbove } from "../lib/content/folder-path";
import type { DocusaurusInput, Site, SiteFile } from "../lib/site-config";
import { pathFrom } from "../files/path-from";

/**
 * Throws for a site whose content is a Docusaurus project's, in which nothing changes; `remedy` says what to do in its
 * folder.
 */
export function refuseProject(
  input: SiteFile | DocusaurusInput,
  env: NodeJS.ProcessEnv,
  remedy: (folder: string) => string,
): void {
  const choice = folderChoiceOf(input, env);
  const { docs, blogs, pages } = choice?.settings ?? {};
  if (!choice || docs || blogs || pages) return;
  const where = env.DOCUSAURUS ? "the environment variable DOCUSAURUS" : "`docusaurus` in src/site.ts";
  throw new Error(
    `The site is built from the Docusaurus project '${choice.folder}' (${where}), in which nothing is changed.` +
      `\n  → ${remedy(choice.folder)}`,
  );
}

/** The folders inside of a site in which its features have their content, from the site's root. */
export function contentFolders(features: readonly Feature[], site: Site): string[] {
  const folders = features.flatMap(({ sources }) => sources?.(site) ?? []).map(({ folder }) => folder);
  return [...new Set(folders)].filter((folder) => folder !== "" && !isAbove(folder) && !path.isAbsolute(folder));
}

/** Throws for a path outside of the site's folder, where commands write nothing. */
export function assertInSite(root: string, file: string): void {
  const inside = pathFrom(root, path.resolve(root, file));
  // On Windows a path on another drive stays whole.
  if (!isAbove(inside) && !path.isAbsolute(inside)) return;
  throw new Error(
    `${file} lies outside of the site's folder, and nothing was written.` +
      "\n  → Move that folder into the site, and name its new path in src/site.ts.",
  );
}
