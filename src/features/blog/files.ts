import { readYamlFile } from "../../build/nodes/yaml-file";
import type { BlogInstance } from "../../lib/site-config";
import { tagsFileSchema } from "../../lib/tags";
import { authorsFileSchema, lenientAuthorsFileSchema } from "./author";

/** The tags file of a blog; undefined where there is none. */
export function readTagsFile(root: string, { content }: Pick<BlogInstance, "content">) {
  return readYamlFile(root, `${content}/tags.yml`, "tags file", tagsFileSchema, {});
}

/** The authors file of a blog; undefined where there is none. */
export function readAuthorsFile(
  root: string,
  { content, authorsFile }: Pick<BlogInstance, "content" | "authorsFile">,
  lenient = false,
) {
  const schema = lenient ? lenientAuthorsFileSchema : authorsFileSchema;
  return readYamlFile(root, `${content}/${authorsFile}`, "authors file", schema, {});
}
