import { readCompiled } from "../../mdx/compile/store";
import type { ContentNode } from "../../mdx/content-node";
import type { ContentFields } from "./mdx-reader";

/** The content of a page's node as data; read from disk at each call. */
export function compiledContent(root: string, { contentKey }: Pick<ContentFields, "contentKey">): ContentNode[] {
  return readCompiled(root, contentKey).tree;
}
