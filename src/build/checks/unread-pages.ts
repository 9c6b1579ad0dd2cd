import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { distinct } from "../../lib/values/distinct";
import type { Problem } from "../../lib/problem";
import type { SiteContext } from "../context/context";
import type { Feature } from "../feature";
import { isMdxFile } from "../../lib/content/mdx-file";

/** Endings of Markdown, of which not all make a page. */
const MARKDOWN = /\.(?:mdx?|markdown|mdown|mkdn?)$/i;

/**
 * A warning for each file in the folders of pages that becomes none, for the ending of its name or since it is a link
 * to a file that is not there; none in a project of Docusaurus, which passes over the same files.
 */
export function unreadPages(
  features: readonly Feature[],
  { root, site }: Pick<SiteContext, "root" | "site">,
): Problem[] {
  if (site.lenient) return [];
  const folders = features.flatMap(({ mdx, sources }) => (mdx && sources ? sources(site) : []));
  const files = folders.flatMap(({ folder }) => markdownIn(root, folder));
  // The content of one instance may lie in that of another.
  return distinct(files.flatMap((file) => unreadPage(root, file) ?? []));
}

function markdownIn(root: string, folder: string): string[] {
  const absolute = path.join(root, folder);
  if (!existsSync(absolute)) return [];
  const names = readdirSync(absolute, { recursive: true, encoding: "utf8" }).map((name) => name.split(path.sep));
  const own = names.filter((parts) => !parts.some((part) => part.startsWith(".") || part === "node_modules"));
  return own.map((parts) => path.posix.join(folder, ...parts)).filter((file) => MARKDOWN.test(file));
}

function unreadPage(root: string, file: string): Problem | undefined {
  if (!isMdxFile(file)) {
    const name = path.posix.basename(file).replace(MARKDOWN, /x$/i.test(file) ? ".mdx" : ".md");
    const message = "No part of the site reads this file: the names of pages end in `.mdx` or `.md`.";
    return { severity: "warning", file, message, remedy: `Rename it to '${name}'.`, choices: [name] };
  }
  if (existsSync(path.join(root, file))) return undefined;
  const message = "There is no page of this file: it is a link to one that is not there.";
  return { severity: "warning", file, message, remedy: "Let the link lead to a file, or remove it." };
}
