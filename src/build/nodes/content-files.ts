import { readdirSync, realpathSync, statSync, type Stats } from "node:fs";
import path from "node:path";
import type { SiteContext } from "../context/context";
import type { ContentSource, Feature } from "../feature";
import { innerFolders } from "../inner-folders";
import type { FileNode } from "./content-node";
import { pathFrom } from "../../files/path-from";
import { isTemporaryName } from "../../files/temporary-files";

/** The files that gatsby-plugin-mdx takes. */
const MDX_FILE = /^\.mdx?$/;

/** Folders that the plugin never looks into: it says so itself, and of names that end in a tilde its watcher does. */
const UNWATCHED = /^node_modules$|~$/;

/** A content file, and whether it becomes a page of MDX. */
export type ContentFile = { node: FileNode; isMdx: boolean };

/** The files of all content folders, each once. */
export function contentFiles(features: readonly Feature[], { root, site }: SiteContext): ContentFile[] {
  const all = features.flatMap(({ sources }) => sources?.(site) ?? []);
  return all.flatMap((source) => filesOf(root, source, all));
}

/**
 * The files of a content folder as gatsby-source-filesystem tells of them: all but those that begin with a dot,
 * those that programs write for a moment, and those in the folder of another source inside.
 */
export function filesOf(
  root: string,
  { name, folder }: ContentSource,
  sources: readonly ContentSource[],
): ContentFile[] {
  const base = path.join(root, folder);
  const inner = innerFolders(folder, sources, root).map((other) => `${other}${path.sep}`);
  return filesBelow(base)
    .filter((file) => !inner.some((other) => file.startsWith(other)))
    .filter(
      (file) =>
        !pathFrom(base, file)
          .split("/")
          .some((part) => part.startsWith(".")),
    )
    .sort()
    .map((file) => contentFileOf(file, base, name));
}

/** The files below a folder; links are followed, but for those that lead back to a folder that they are in. */
function filesBelow(folder: string, above: readonly string[] = [realpathSync(folder)]): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const place = path.join(folder, entry.name);
    const kind = entry.isSymbolicLink() ? targetOf(place) : entry;
    if (kind?.isFile()) return isTemporaryName(entry.name) ? [] : [place];
    if (!kind?.isDirectory() || UNWATCHED.test(entry.name)) return [];
    const real = entry === kind ? path.join(above.at(-1) ?? folder, entry.name) : realpathSync(place);
    return above.includes(real) ? [] : filesBelow(place, [...above, real]);
  });
}

/** What a link leads to; undefined for nothing, and for itself. */
function targetOf(link: string): Stats | undefined {
  try {
    return statSync(link, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}

function contentFileOf(file: string, base: string, sourceInstanceName: string): ContentFile {
  const { ext } = path.parse(file);
  const node = {
    id: file,
    children: [],
    internal: { type: "File" },
    absolutePath: file,
    relativePath: pathFrom(base, file),
    sourceInstanceName,
    ext,
    extension: ext.slice(1),
  } as unknown as FileNode;
  return { node, isMdx: MDX_FILE.test(ext) };
}
