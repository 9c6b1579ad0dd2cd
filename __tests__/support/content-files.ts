import { readdirSync, readFileSync } from "node:fs";
import type { Nodes, Root } from "mdast";
import { parse } from "yaml";
import { isPartial } from "../../src/build/nodes/content-node";
import { splitFrontMatter } from "../../src/lib/content/front-matter";
import { parseMarkdown } from "../../src/mdx/compile/parse/parse";
import { preprocess } from "../../src/mdx/compile/parse/preprocess";

/**
 * A Markdown file of content: its path from the root of the site, its front matter, and the text below it, in which
 * lines keep their numbers.
 */
export type ContentFile = { file: string; isPartial: boolean; frontMatter: Record<string, unknown>; body: string };

/** The Markdown files of content folders, partials too. */
export function contentFiles(...folders: string[]): ContentFile[] {
  return folders.flatMap((folder) => {
    const names = readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => /\.mdx?$/.test(name))
      .sort();
    return names.map((name) => {
      const { yaml, body } = splitFrontMatter(readFileSync(`${folder}/${name}`, "utf8"));
      return {
        file: `${folder}/${name}`,
        isPartial: isPartial(name),
        frontMatter: (parse(yaml) ?? {}) as Record<string, unknown>,
        body,
      };
    });
  });
}

// Most pages stand in all versions of the docs; those of one text are parsed once.
const trees = new Map<string, Root>();

/** The syntax tree of a file's Markdown. */
export function treeOf({ body }: Pick<ContentFile, "body">): Root {
  const tree = trees.get(body) ?? parseMarkdown(preprocess(body, "mdx"));
  trees.set(body, tree);
  return tree;
}

/** The nodes of some types in a tree, in order; a node within another of them counts too. */
export function nodesIn<T extends Nodes["type"]>(tree: Nodes, ...types: T[]): Extract<Nodes, { type: T }>[] {
  const found = (types as string[]).includes(tree.type) ? [tree as Extract<Nodes, { type: T }>] : [];
  return "children" in tree ? found.concat(tree.children.flatMap((child) => nodesIn(child, ...types))) : found;
}
