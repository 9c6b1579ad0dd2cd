import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { builtLocales } from "../../lib/settings/locale-site";
import { nearOnes, type Problem } from "../../lib/problem";
import { copiedFolders } from "../../mdx/compile/static-candidates";
import type { SiteContext } from "../context/context";
import type { Feature } from "../feature";
import { siteFileLine } from "./site-links";

/** How many folders an error names. */
const SHOWN = 5;

/**
 * An error for each folder of content, of translations or of static files that the configuration names and that is not
 * there. Gatsby's own static folder may be missing: it is there without having been asked for.
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
      setting:
        folder === site.home?.content
          ? "`content` of `home` in src/site.ts, where `home: null` stands for no home page"
          : "`content` of this instance",
    }));
  const staticFiles = copiedFolders(site.staticFolders).map((folder) => ({
    folder,
    what: "Static files are",
    setting: "`staticFolders`",
  }));
  return [...content, ...translations(site), ...staticFiles]
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

/** The folders of translations; in a project of Docusaurus, nobody has named them, and they may be missing. */
function translations({ i18n, lenient }: SiteContext["site"]) {
  if (lenient) return [];
  const others = builtLocales(i18n).slice(1);
  return others.map((name) => ({
    folder: i18n.locales[name]?.content ?? "",
    what: `The translations into '${name}' are`,
    setting: "`content` of this language in `i18n.locales`",
  }));
}

function foldersBeside(root: string, folder: string): string[] {
  const parent = path.posix.dirname(folder);
  if (!existsSync(path.join(root, parent))) return [];
  const entries = readdirSync(path.join(root, parent), { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => path.posix.join(parent, name));
}
