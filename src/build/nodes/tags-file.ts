import path from "node:path";
import { tagsFileSchema, withLabels, type TagsFile } from "../../lib/content/tags";
import type { Site } from "../../lib/site-config";
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
 * tag is told of. In a project of Docusaurus all of them have labels.
 */
export function readTagsFile(
  root: string,
  folder: string,
  name: string | null,
  { lenient = false, translations = [] }: Partial<Pick<Site, "lenient" | "translations">> = {},
): Omit<YamlFile<TagsFile>, "file"> & { file?: string } {
  const file = tagsFileIn(folder, name);
  if (file === undefined) return { data: {}, problems: [], source: "", dependency: {} };
  const reading = { what: "tags file", schema: tagsFileSchema, fallback: {}, translations };
  const read = readYamlFile(root, file, reading) ?? absentYamlFile<TagsFile>(file, {}, translations);
  const data = read.problems.length > 0 ? { ...namesIn(read.source), ...read.data } : read.data;
  return { ...read, data: lenient ? withLabels(data) : data };
}

/** The keys at the left edge of a text of YAML, which may be malformed, as tags of which nothing is said. */
function namesIn(yaml: string): TagsFile {
  const keys = yaml.matchAll(/^(?<quote>["']?)(?<name>[^\s"'#].*?)\k<quote>[ \t]*:(?=\s|$)/gm);
  return Object.fromEntries([...keys].map(({ groups }) => [groups?.name ?? "", null]));
}
