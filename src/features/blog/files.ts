import { absentYamlFile, readYamlFile, type YamlFile } from "../../build/nodes/yaml-file";
import type { BlogInstance, Site } from "../../lib/site-config";
import { tagsFileIn } from "../../build/nodes/tags-file";
import { allAuthors, authorsFileOf, authorsFileSchema, lenientAuthorsFileSchema, type AuthorsFile } from "./author";
import type { PostAuthor } from "./post-author";

/** The files that a blog reads beside its posts, from the site's root: its tags file and its authors file. */
export function namedBlogFiles(blog: Pick<BlogInstance, "content" | "authorsFile" | "tagsFile">): string[] {
  return [tagsFileIn(blog.content, blog.tagsFile) ?? [], authorsFileOf(blog)].flat();
}

/**
 * The authors file of a blog; empty where there is none. Of a project of Docusaurus, whose authors say
 * more, it is read leniently.
 */
export function readAuthorsFile(
  root: string,
  blog: Pick<BlogInstance, "content" | "authorsFile">,
  { lenient = false, translations = [] }: Partial<Pick<Site, "lenient" | "translations">> = {},
): YamlFile<AuthorsFile> {
  const file = authorsFileOf(blog);
  const schema = lenient ? lenientAuthorsFileSchema : authorsFileSchema;
  const reading = { what: "authors file", schema, fallback: {}, translations };
  return readYamlFile(root, file, reading) ?? absentYamlFile<AuthorsFile>(file, {}, translations);
}

/** The authors of a blog's file, as posts have them. */
export function authorsIn(root: string, blog: BlogInstance, site: Site): PostAuthor[] {
  return allAuthors(readAuthorsFile(root, blog, site).data, blog);
}
