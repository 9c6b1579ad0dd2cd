import path from "node:path";
import { absentYamlFile, readYamlFile, type YamlFile } from "../../build/nodes/yaml-file";
import type { BlogInstance } from "../../lib/site-config";
import { tagsFileSchema, type TagsFile } from "../../lib/tags";
import { authorsFileSchema, lenientAuthorsFileSchema, type AuthorsFile } from "./author";

/** The tags file of a blog; empty where there is none. */
export function readTagsFile(root: string, { content }: Pick<BlogInstance, "content">): YamlFile<TagsFile> {
  const file = `${content}/tags.yml`;
  return readYamlFile(root, file, "tags file", tagsFileSchema, {}) ?? absentYamlFile<TagsFile>(file, {});
}

/** The authors file of a blog; empty where there is none. */
export function readAuthorsFile(
  root: string,
  { content, authorsFile }: Pick<BlogInstance, "content" | "authorsFile">,
  lenient = false,
): YamlFile<AuthorsFile> {
  const schema = lenient ? lenientAuthorsFileSchema : authorsFileSchema;
  // It may lie outside of the blog's folder, from where its changes are told by this path.
  const file = path.posix.join(content, authorsFile);
  return readYamlFile(root, file, "authors file", schema, {}) ?? absentYamlFile<AuthorsFile>(file, {});
}
