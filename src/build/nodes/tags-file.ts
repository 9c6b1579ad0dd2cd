import path from "node:path";
import { tagsFileSchema, type TagsFile } from "../../lib/content/tags";
import type { TranslatedFolder } from "../../lib/content/translations";
import { absentYamlFile, readYamlFile, type YamlFile } from "./yaml-file";

/**
 * The path from the site's root of the tags file of a folder of docs or posts, which may lie outside of it; undefined
 * where settings want none.
 */
export function tagsFileIn(folder: string, name: string | null): string | undefined {
  return name === null ? undefined : path.posix.join(folder, name);
}

/**
 * The tags file of a folder, a path from the site's root, by its name, or its translation into the language that is
 * built; empty where there is none. Of a file with mistakes all names count as listed, so that no page that has such a
 * tag is told of.
 */
export function readTagsFile(
  root: string,
  folder: string,
  name: string | null,
  translations: readonly TranslatedFolder[] = [],
): Omit<YamlFile<TagsFile>, "file"> & { file?: string } {
  const file = tagsFileIn(folder, name);
  if (file === undefined) return { data: {}, problems: [], source: "", dependency: {} };
  const reading = { what: "tags file", schema: tagsFileSchema, fallback: {}, translations };
  const read = readYamlFile(root, file, reading) ?? absentYamlFile<TagsFile>(file, {}, translations);
  return read.problems.length > 0 ? { ...read, data: { ...namesIn(read.source), ...read.data } } : read;
}

/** The keys at the left edge of a text of YAML, which may be malformed, as tags of which nothing is said. */
function namesIn(yaml: string): TagsFile {
  const keys = yaml.matchAll(/^(?<quote>["']?)(?<name>[^\s"'#].*?)\k<quote>[ \t]*:(?=\s|$)/gm);
  return Object.fromEntries([...keys].map(({ groups }) => [groups?.name ?? "", null]));
}
