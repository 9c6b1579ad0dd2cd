import { absentYamlFile, readYamlFile, type YamlFile } from "../../build/nodes/yaml-file";
import type { BlogInstance } from "../../lib/site-config";
import { tagsFileIn } from "../../build/nodes/tags-file";
import { authorsFileOf, authorsFileSchema, lenientAuthorsFileSchema, unshownFacts, type AuthorsFile } from "./author";

/** The files that a blog reads beside its posts, from the site's root: its tags file and its authors file. */
export function namedBlogFiles(blog: Pick<BlogInstance, "content" | "authorsFile" | "tagsFile">): string[] {
  return [tagsFileIn(blog.content, blog.tagsFile) ?? [], authorsFileOf(blog)].flat();
}

/**
 * The authors file of a blog; empty where there is none. Of a project of Docusaurus, which is read leniently, problems
 * also tell what is said of authors and not shown.
 */
export function readAuthorsFile(
  root: string,
  blog: Pick<BlogInstance, "content" | "authorsFile">,
  lenient = false,
): YamlFile<AuthorsFile> {
  const file = authorsFileOf(blog);
  const read = lenient ? readProjectAuthors(root, file) : readYamlFile(root, file, WHAT, authorsFileSchema, {});
  return read ?? absentYamlFile<AuthorsFile>(file, {});
}

const WHAT = "authors file";

function readProjectAuthors(root: string, file: string): YamlFile<AuthorsFile> | undefined {
  const read = readYamlFile(root, file, WHAT, lenientAuthorsFileSchema, {});
  return read && { ...read, problems: [...read.problems, ...unshownFacts(read.data, file, read.source)] };
}
