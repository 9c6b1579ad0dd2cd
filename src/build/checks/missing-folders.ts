import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { nearOnes, type Problem } from "../../lib/problem";
import { copiedFolders } from "../../mdx/compile/static-candidates";
import type { SiteContext } from "../context/context";
import type { Feature } from "../feature";
import { siteFileLine } from "./site-links";

/** How many folders an error names. */
const SHOWN = 5;

/**
 * An error for each folder of content or of static files that the configuration names and that is not there. Gatsby's
 * own static folder may be missing: it is there without having been asked for.
 */
export function missingFolders(
  features: readonly Feature[],
  { root, site }: Pick<SiteContext, "root" | "site">,
): Problem[] {
  const content = features
    .flatMap((feature) => feature.sources?.(site) ?? [])
    .map(({ name, folder }) => ({
      folder,
      what: `The content of '${name}' is`,
      setting: "`content` of this instance",
    }));
  const staticFiles = copiedFolders(site.staticFolders).map((folder) => ({
    folder,
    what: "Static files are",
    setting: "`staticFolders`",
  }));
  return [...content, ...staticFiles]
    .filter(({ folder }) => !existsSync(path.join(root, folder)))
    .map(({ folder, what, setting }) => ({
      severity: "error",
      file: site.configFile,
      line: siteFileLine(root, site, folder),
      message: `${what} to lie in '${folder}', and there is no such folder.`,
      remedy: `Create the folder, or correct ${setting}.`,
      choices: nearOnes(folder, foldersBeside(root, folder), SHOWN).slice(0, SHOWN),
    }));
}

function foldersBeside(root: string, folder: string): string[] {
  const parent = path.posix.dirname(folder);
  if (!existsSync(path.join(root, parent))) return [];
  const entries = readdirSync(path.join(root, parent), { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => path.posix.join(parent, name));
}
