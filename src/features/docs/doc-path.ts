import type { NumberedName, NumberPrefixOf } from "../../lib/settings/function-settings";
import { withoutNumberPrefix } from "../../lib/content/number-prefix";
import { joinPath, routeOf } from "../../lib/routes/url";
import { withoutMdxEnding } from "../../lib/content/mdx-file";

/** What an instance says of number prefixes: that there are some, none, or a rule of its own. */
export type NumberPrefixes = boolean | NumberPrefixOf;

/** Names that rules of instances were asked for: each is asked once. */
const known = new WeakMap<NumberPrefixOf, Map<string, NumberedName>>();

/** A name without its number prefix, by what its instance says of them. */
export function numberedNameOf(name: string, prefixes: NumberPrefixes = true): NumberedName {
  if (typeof prefixes === "boolean") return prefixes ? withoutNumberPrefix(name) : { name };
  const names = known.get(prefixes) ?? new Map<string, NumberedName>();
  known.set(prefixes, names);
  const found = names.get(name) ?? prefixes(name);
  names.set(name, found);
  return found;
}

/** The parts of a doc's path that decide its id and route (Docusaurus' rules for number prefixes and index files). */
type DocPath = {
  /** Folders, without number prefixes. */
  folders: string[];
  /** File name without extension and number prefix. */
  name: string;
  /** The file name's number prefix. */
  position?: number;
  /** Whether the doc is the index of its folder: named `index`, `readme` or like the folder. */
  isIndex: boolean;
};

/**
 * Takes apart a doc's path inside its version: `2-guides/01-index.mdx`. Without number prefixes, numbers before names
 * are a part of them.
 */
export function docPathOf(path: string, numberPrefixes?: NumberPrefixes): DocPath {
  const plain = (written: string) => numberedNameOf(written, numberPrefixes);
  const parts = withoutMdxEnding(path).split("/");
  const fileName = parts.pop() ?? "";
  const { name, position } = plain(fileName);
  const folder = parts.at(-1);
  const indexNames = ["index", "readme", ...(folder ? [folder.toLowerCase()] : [])];
  return {
    folders: parts.map((part) => plain(part).name),
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
