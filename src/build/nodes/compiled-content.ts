import { readCompiled } from "../../mdx/compile/store";
import type { ContentNode } from "../../mdx/content-node";
import type { ContentFields } from "./mdx-reader";

type Keyed = Pick<ContentFields, "contentKey">;

/** The content of a page's node as data; read from disk at each call. */
export function compiledContent(root: string, { contentKey }: Keyed): ContentNode[] {
  return readCompiled(root, contentKey).tree;
}

/** The files that this content is made from beside the page's own, with their MD5; read from disk at each call. */
export function contentDependencies(root: string, { contentKey }: Keyed): Record<string, string> {
  return readCompiled(root, contentKey).facts.dependencies;
}
