import { existsSync, readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { distinct } from "../../lib/values/distinct";
import type { Problem } from "../../lib/problem";
import type { SiteContext } from "../context/context";
import type { Feature } from "../feature";
import { isCodePage } from "./code-pages";
import { isMdxFile } from "../../lib/content/mdx-file";

/** Endings of Markdown, of which not all make a page. */
const MARKDOWN = /\.(?:mdx?|markdown|mdown|mkdn?)$/i;

/**
 * A warning for each file in the folders of pages that becomes none, for the ending of its name, since it is code or a
 * link to a file that is not there; none in a project of Docusaurus, which passes over the same files.
 */
export function unreadPages(
  features: readonly Feature[],
  { root, site }: Pick<SiteContext, "root" | "site">,
): Problem[] {
  if (site.lenient) return [];
  const folders = features.flatMap(({ mdx, sources }) => (mdx && sources ? sources(site) : []));
  const files = distinct(folders.flatMap(({ folder }) => filesBelow(root, folder)));
  const markdown = files.filter((file) => MARKDOWN.test(file));
  return [...markdown.flatMap((file) => unreadPage(root, file) ?? []), ...codeIn(files, root, site.pages)];
}

/** A warning for each file of code in a folder of pages that no page imports, which is a page in other generators. */
function codeIn(files: readonly string[], root: string, instances: SiteContext["site"]["pages"]): Problem[] {
  const pages = files.flatMap((file) => {
    const content = instances.find((one) => file.startsWith(`${one.content}/`))?.content;
    const route = content === undefined ? "" : file.slice(content.length);
    return isCodePage(route.slice(1)) && /[jt]sx$/.test(route) && !route.includes("/_") ? [{ file, route }] : [];
  });
  return withoutImported(pages, files, root).map(({ file, route }) => ({
    severity: "warning",
    file,
    message: "No page imports this file, and it is no page: pages of a folder of content are `.mdx` or `.md`.",
    remedy: `Move it to src/pages, where Gatsby makes pages of components: 'src/pages${route}'.`,
  }));
}

/** The modules that no other file names, without their endings; each file is read once. */
function withoutImported<Page extends { file: string }>(pages: Page[], files: readonly string[], root: string): Page[] {
  let left = pages;
  for (const reader of files) {
    if (left.length === 0) return [];
    const file = path.join(root, reader);
    if (!/\.(?:mdx?|[jt]sx?)$/.test(reader) || !existsSync(file)) continue;
    const text = readFileSync(file, "utf8");
    const own = path.posix.basename(reader);
    left = left.filter((page) => {
      const name = path.posix.basename(page.file);
      return name === own || !text.includes(`/${name.replace(/\.[jt]sx$/, "")}`);
    });
  }
  return left;
}

function filesBelow(root: string, folder: string): string[] {
  const absolute = path.join(root, folder);
  if (!existsSync(absolute)) return [];
  const names = readdirSync(absolute, { recursive: true, encoding: "utf8" }).map((name) => name.split(path.sep));
  const own = names.filter((parts) => !parts.some((part) => part.startsWith(".") || part === "node_modules"));
  return own.map((parts) => path.posix.join(folder, ...parts));
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
