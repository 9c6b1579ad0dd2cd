import { absentYamlFile, readYamlFile, type YamlFile } from "../../build/nodes/yaml-file";
import type { BlogInstance } from "../../lib/site-config";
import { tagsFileIn } from "../../build/nodes/tags-file";
import { authorsFileOf, authorsFileSchema, lenientAuthorsFileSchema, type AuthorsFile } from "./author";

/** The files that a blog reads beside its posts, from the site's root: its tags file and its authors file. */
export function namedBlogFiles(blog: Pick<BlogInstance, "content" | "authorsFile" | "tagsFile">): string[] {
  return [tagsFileIn(blog.content, blog.tagsFile) ?? [], authorsFileOf(blog)].flat();
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
