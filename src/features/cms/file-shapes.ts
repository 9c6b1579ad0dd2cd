import type { CollectionFile, ContentCollection, FolderCollection } from "../../lib/content/content-collection";
import { fieldsOf, isRecord, recordFieldsOf } from "./editor-field";
import type { FileShape } from "./file-format/content-file";

/** The shapes of the files of collections, by their names: that of a folder, or those of single files. */
export function fileShapesOf(collections: readonly ContentCollection[]): Record<string, FileShape> {
  return Object.fromEntries(
    collections.flatMap((collection) =>
      "files" in collection
        ? collection.files.map((file) => [file.name, fileShapeOf(file)] as const)
        : [[collection.name, folderShapeOf(collection)] as const],
    ),
  );
}

/** The shape of the files of a folder. */
export function folderShapeOf({ extension, schema }: Pick<FolderCollection, "extension" | "schema">): FileShape {
  return { extension, kind: extension === "yml" ? "yaml" : "markdown", fields: fieldsOf(schema) };
}

/** The shape of a single file. */
export function fileShapeOf({ file, schema }: Pick<CollectionFile, "file" | "schema">): FileShape {
  const extension = file.replace(/^.*\./, "");
  if (!schema) return { extension, kind: "text", fields: [] };
  return isRecord(schema)
    ? { extension, kind: "record", fields: recordFieldsOf(schema) }
    : { extension, kind: "yaml", fields: fieldsOf(schema) };
}
