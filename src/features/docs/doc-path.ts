import { joinPath, routeOf } from "../../lib/url";

const NUMBER_PREFIX = /^(\d+)\s*[-_.]+\s*([^-_.\s].*)$/;
const DATE_OR_VERSION = /^\d+[-_.]\d+/;

/**
 * A file or folder name without its number prefix, and that number: `02-intro` gives `intro` and 2. Dates and version
 * numbers are left alone.
 */
export function withoutNumberPrefix(name: string): { name: string; position?: number } {
  const match = DATE_OR_VERSION.test(name) ? null : NUMBER_PREFIX.exec(name);
  return match?.[2] ? { name: match[2], position: Number(match[1]) } : { name };
}

/** The parts of a doc's path that decide its id and route (Docusaurus' rules for number prefixes and index files). */
export type DocPath = {
  /** Folders, without number prefixes. */
  folders: string[];
  /** File name without extension and number prefix. */
  name: string;
  /** The file name's number prefix. */
  position?: number;
  /** Whether the doc is the index of its folder: named `index`, `readme` or like the folder. */
  isIndex: boolean;
};

/** Takes apart a doc's path inside its version: `2-guides/01-index.mdx`. */
export function docPathOf(path: string): DocPath {
  const parts = path.replace(/\.mdx?$/, "").split("/");
  const fileName = parts.pop() ?? "";
  const { name, position } = withoutNumberPrefix(fileName);
  const folder = parts.at(-1);
  const indexNames = ["index", "readme", ...(folder ? [folder.toLowerCase()] : [])];
  return {
    folders: parts.map((part) => withoutNumberPrefix(part).name),
    name,
    position,
    isIndex: indexNames.includes(fileName.toLowerCase()),
  };
}

/** A doc's id: its folders and its name, or the `id` of its front matter in place of the name. */
export function docIdOf(path: DocPath, frontMatterId: string | undefined): string {
  return [...path.folders, frontMatterId ?? path.name].join("/");
}

/**
 * A doc's route: the version's path and the slug, which may be absolute (from the version's root) or relative (from the
 * doc's folder).
 */
export function permalinkOf(versionPath: string, path: DocPath, frontMatter: { id?: string; slug?: string }): string {
  const folder = joinPath(...path.folders);
  const { slug, id } = frontMatter;
  if (slug?.startsWith("/")) return routeOf(versionPath, slug);
  if (slug !== undefined) return routeOf(versionPath, routeOf(folder, slug));
  return routeOf(versionPath, folder, path.isIndex ? "" : (id ?? path.name));
}
