import { tagsFileIn, tagsFileSchema, type TagsFile } from "../../lib/tags";
import { absentYamlFile, readYamlFile, type YamlFile } from "./yaml-file";

/** The tags file of a folder of docs or posts, a path from the site's root; empty where there is none. */
export function readTagsFile(root: string, folder: string): YamlFile<TagsFile> {
  const file = tagsFileIn(folder);
  return readYamlFile(root, file, "tags file", tagsFileSchema, {}) ?? absentYamlFile<TagsFile>(file, {});
}
