import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { nearOnes, type Problem } from "../../lib/problem";
import type { SiteContext } from "../context/context";
import type { Feature } from "../feature";
import { siteFileLine } from "./site-links";

/** How many folders an error names. */
const SHOWN = 5;

/** An error for each folder of content that the configuration names and that is not there. */
export function missingFolders(
  features: readonly Feature[],
  { root, site }: Pick<SiteContext, "root" | "site">,
): Problem[] {
  const sources = features.flatMap((feature) => feature.sources?.(site) ?? []);
  return sources
    .filter(({ folder }) => !existsSync(path.join(root, folder)))
    .map(({ name, folder }) => ({
      severity: "error",
      file: site.configFile,
      line: siteFileLine(root, site, folder),
      message: `The content of '${name}' is to lie in '${folder}', and there is no such folder.`,
      remedy: "Create the folder, or correct `content` of this instance.",
      choices: nearOnes(folder, foldersBeside(root, folder), SHOWN).slice(0, SHOWN),
    }));
}

function foldersBeside(root: string, folder: string): string[] {
  const parent = path.posix.dirname(folder);
  if (!existsSync(path.join(root, parent))) return [];
  const entries = readdirSync(path.join(root, parent), { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => path.posix.join(parent, name));
}
