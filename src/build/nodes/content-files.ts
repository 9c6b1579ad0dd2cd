import path from "node:path";
import type { SiteContext } from "../context/context";
import type { ContentSource, Feature } from "../feature";
import { innerFolders } from "../inner-folders";
import type { FileNode } from "./content-node";
import { linkedFilesIn } from "../../files/linked-files";
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
  return linkedFilesIn(base, isPassedOver)
    .map((file) => path.join(base, file))
    .filter((file) => !inner.some((other) => file.startsWith(other)))
    .sort()
    .map((file) => contentFileOf(file, base, name));
}

/** Whether nothing is read of a file or a folder of this name. */
function isPassedOver(name: string, isFolder: boolean): boolean {
  return name.startsWith(".") || (isFolder ? UNWATCHED.test(name) : isTemporaryName(name));
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
