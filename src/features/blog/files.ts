import path from "node:path";
import { absentYamlFile, readYamlFile, type YamlFile } from "../../build/nodes/yaml-file";
import type { BlogInstance } from "../../lib/site-config";
import { tagsFileIn } from "../../lib/tags";
import { authorsFileSchema, lenientAuthorsFileSchema, type AuthorsFile } from "./author";

/** The files that a blog reads beside its posts, from the site's root: its tags file and its authors file. */
export function namedBlogFiles({ content, authorsFile }: Pick<BlogInstance, "content" | "authorsFile">): string[] {
  return [tagsFileIn(content), authorsFileOf({ content, authorsFile })];
}

/** It may lie outside of the blog's folder, from where its changes are told by this path. */
function authorsFileOf({ content, authorsFile }: Pick<BlogInstance, "content" | "authorsFile">): string {
  return path.posix.join(content, authorsFile);
}

/** The authors file of a blog; empty where there is none. */
export function readAuthorsFile(
  root: string,
  blog: Pick<BlogInstance, "content" | "authorsFile">,
  lenient = false,
): YamlFile<AuthorsFile> {
  const schema = lenient ? lenientAuthorsFileSchema : authorsFileSchema;
  const file = authorsFileOf(blog);
  return readYamlFile(root, file, "authors file", schema, {}) ?? absentYamlFile<AuthorsFile>(file, {});
}
