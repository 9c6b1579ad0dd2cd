import type { z } from "zod";

/** A file that authors edit: Markdown with a body below its front matter, or YAML. */
type ContentFormat = "mdx" | "md" | "yml";

/** What authors may edit in forms: the files of one kind below a folder. */
export type FolderCollection = {
  /** Unique among all collections; letters, digits and hyphens. */
  name: string;
  label: string;
  /** What one of its files is called. */
  singular: string;
  /** From the site's root. */
  folder: string;
  extension: ContentFormat;
  /** Of the front matter, or of the whole file where it is YAML. */
  schema: z.ZodType;
  /** Whether files lie in folders below the folder, too. */
  isNested?: boolean;
  /**
   * The name of a new file, without its ending: `{{title}}` and other fields, and today's `{{year}}`,
   * `{{month}}` and `{{day}}`, are filled in, and `{{title | slugify}}` as `npm run new` makes a name of a title.
   */
  newName?: string;
  /** A key that tells files of this kind from others in the folder: those without it are left out. */
  ownKey?: string;
};

/** A single file that authors edit; a file whose schema is a record is shown as a list. */
export type CollectionFile = {
  name: string;
  label: string;
  file: string;
  /** Without a schema the file is edited as text. */
  schema?: z.ZodType;
};

/** What authors may edit in forms: single files, under one heading. */
export type FilesCollection = { name: string; label: string; files: readonly CollectionFile[] };

/** What a feature gives authors to edit. */
export type ContentCollection = FolderCollection | FilesCollection;
