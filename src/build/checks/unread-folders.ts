import { readFileSync } from "node:fs";
import path from "node:path";
import { linkedFilesIn } from "../../files/linked-files";
import { isMdxFile } from "../../lib/content/mdx-file";
import type { Problem } from "../../lib/problem";
import { allTranslations, CONTENT } from "../../lib/settings/locale-site";
import { SITE_FILE } from "../../lib/settings/site-file";
import { distinct } from "../../lib/values/distinct";
import type { SiteContext } from "../context/context";
import type { Feature } from "../feature";

/** Files that people read where they lie, in the repository. */
const OF_REPOSITORY = /^(?:readme|changelog|contributing|license|security|code_of_conduct)\.mdx?$/i;

/** An import of a page, in Markdown as in code. */
const IMPORT = /\b(?:from|import|require)\s*\(?\s*["']((?:\.{1,2}|@site)\/[^"'\n]+\.mdx?)["']/g;

/**
 * A warning for each folder below `content` with pages that no part of the site reads and no file imports, at the first
 * of them: their author would look for them in vain. None in a project of Docusaurus, which has other folders, too.
 */
export function unreadFolders(
  features: readonly Feature[],
  { root, site, part }: Pick<SiteContext, "root" | "site" | "part">,
): Problem[] {
  // A part of a site does not know the folders of other languages.
  if (site.lenient || part) return [];
  const sources = features.flatMap((feature) => feature.sources?.(site) ?? []);
  const translations = allTranslations(site.i18n).map(({ translated }) => translated);
  const read = [...sources.map(({ folder }) => folder), ...translations];
  const files = filesBelow(root, CONTENT);
  const unread = files.filter((file) => isPage(file) && !read.some((folder) => file.startsWith(`${folder}/`)));
  if (unread.length === 0) return [];
  const alone = withoutImported(unread, root, [...files, ...filesBelow(root, "src")]);
  const choices = distinct(features.flatMap(({ mdx, sources: own }) => (mdx && own ? own(site) : [])));
  return distinct(alone.map((file) => outerFolder(file, read))).map((folder) => {
    const [first = folder, ...others] = alone.filter((file) => outerFolder(file, read) === folder);
    const more = others.length === 0 ? "" : ` and ${others.length} more in '${folder}'`;
    return {
      severity: "warning",
      file: first,
      message: `No part of the site reads this file${more}.`,
      remedy: `Move what is to show into a folder that is read, or name its own as the \`content\` of docs or pages in ${SITE_FILE}.`,
      choices: choices.map((choice) => choice.folder),
    };
  });
}

function filesBelow(root: string, folder: string): string[] {
  const isLeftOut = (name: string) => name.startsWith(".") || name === "node_modules";
  return linkedFilesIn(path.join(root, folder), isLeftOut).map((file) => `${folder}/${file}`);
}

/** Whether a file would be a page if it were read: not a part of others, which begins with `_`, as may its folder. */
function isPage(file: string): boolean {
  return isMdxFile(file) && !file.includes("/_") && !OF_REPOSITORY.test(path.posix.basename(file));
}

/** The outermost folder around a file that holds nothing that is read. */
function outerFolder(file: string, read: readonly string[]): string {
  const parts = path.posix.dirname(file).split("/");
  const folders = parts.map((_, index) => parts.slice(0, index + 1).join("/"));
  return folders.find((folder) => !read.some((one) => one.startsWith(`${folder}/`))) ?? path.posix.dirname(file);
}

/** The files that none of the readers imports, by a path from itself or from the site's root; each is read once. */
function withoutImported(files: readonly string[], root: string, readers: readonly string[]): string[] {
  const code = readers.filter((file) => /\.(?:mdx?|[jt]sx?)$/.test(file));
  const imported = new Set(
    code.flatMap((reader) =>
      [...readFileSync(path.join(root, reader), "utf8").matchAll(IMPORT)].map(([, name = ""]) =>
        name.startsWith("@site/") ? name.slice("@site/".length) : path.posix.join(path.posix.dirname(reader), name),
      ),
    ),
  );
  return files.filter((file) => !imported.has(file));
}
