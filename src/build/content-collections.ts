import { existsSync } from "node:fs";
import path from "node:path";
import { filesIn } from "../files/files-in";
import { md5, shortDigest } from "../files/digest";
import type { CollectionFile, FilesCollection, FolderCollection } from "../lib/content/content-collection";

/**
 * The Markdown files below a folder as a collection; those that end in `.md`, where there are some, as one more,
 * because a collection has one ending.
 */
export function markdownCollections(root: string, collection: Omit<FolderCollection, "extension">): FolderCollection[] {
  const { name, label, folder } = collection;
  const mdx: FolderCollection = { ...collection, extension: "mdx" };
  const hasMd = filesIn(path.join(root, folder)).some((file) => file.endsWith(".md"));
  return hasMd ? [mdx, { ...collection, name: `${name}-md`, label: `${label} (.md)`, extension: "md" }] : [mdx];
}

/** A collection of those of its files that are there; none without any. */
export function filesCollection(root: string, collection: FilesCollection): FilesCollection[] {
  const files = collection.files.filter(({ file }) => existsSync(path.join(root, file)));
  return files.length > 0 ? [{ ...collection, files }] : [];
}

/** A file that is edited as text. */
export function textFile(file: string, label: string): CollectionFile {
  return { name: fileNameOf(file), label, file };
}

/** A name for a file that no other has: with a digest where other signs than letters, dots and slashes are in it. */
export function fileNameOf(file: string): string {
  return /[^\w./]/.test(file) ? `${nameOf(file)}-${shortDigest(md5(file))}` : nameOf(file);
}

/** A name of letters, digits and hyphens. */
export function nameOf(text: string): string {
  return text.replace(/[^\w]+/g, "-");
}
