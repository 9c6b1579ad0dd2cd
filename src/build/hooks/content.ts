import { readFileSync } from "node:fs";
import path from "node:path";
import type { CreateNodeArgs, Node, NodeInput } from "gatsby";
import type { z } from "zod";
import { readYaml, splitFrontMatter } from "../../lib/front-matter";
import type { Problem } from "../../lib/problem";
import type { CompiledFacts } from "../../mdx/compile/compile";
import { md5 } from "../../mdx/compile/digest";
import type { House } from "../context/context";
import type { FileNode } from "../feature";

/** What every page made from a content file keeps in its node, beside its room's own fields. */
export type ContentFields = Pick<
  CompiledFacts,
  "toc" | "anchors" | "links" | "head" | "dependencies" | "assets" | "words" | "truncated"
> & {
  /** Path from the site's root. */
  file: string;
  /** Folder that links such as `/a.mdx` start from. */
  contentRoot: string;
  /** Where the compiled content is kept. */
  contentKey: string;
  problems: Problem[];
  /** The house's digest when the node was made: an older one makes the node stale. */
  house: string;
};

/** A content file read, checked and compiled; front matter that is not valid is replaced by an empty one and reported among the problems. */
export type ReadContent<F> = {
  file: string;
  frontMatter: F;
  facts: CompiledFacts;
  contentKey: string;
  problems: Problem[];
};

/** Whether a file is no page of its own: it, or a folder it lies in, begins with `_`. */
export function isPartial(relativePath: string): boolean {
  return relativePath.split("/").some((segment) => segment.startsWith("_"));
}

/** The path of a file from the site's root, with forward slashes. */
export function sitePathOf(absolute: string, root: string): string {
  return path.relative(root, absolute).split(path.sep).join("/");
}

/** Reads a content file through its front matter's schema and compiles it. */
export async function readContent<S extends z.ZodType>(
  node: FileNode,
  schema: S,
  house: House,
): Promise<ReadContent<z.output<S>>> {
  const file = sitePathOf(node.absolutePath, house.root);
  const source = readFileSync(node.absolutePath, "utf8");
  const { yaml } = splitFrontMatter(source);
  const { data, problems } = readYaml({ yaml, file, linesAbove: 1, what: "front matter" }, schema);
  const { key, facts } = await house.compiler.factsOf({
    file,
    digest: md5(source),
    frontMatter: data as Record<string, unknown>,
  });
  const frontMatter = facts.image === undefined ? data : ({ ...(data as object), image: facts.image } as z.output<S>);
  return { file, frontMatter, facts, contentKey: key, problems: [...problems, ...facts.problems] };
}

/** The id of the node of a content file, by which links to the file find it. */
export function contentIdOf(file: string, createNodeId: (input: string) => string): string {
  return createNodeId(`content ${file}`);
}

/** Creates the node of a content file below its `Mdx` node; `more` are files beside the page's own that the node was made from, with their MD5. */
export async function createContentNode(
  { actions, createNodeId }: CreateNodeArgs,
  house: House,
  type: string,
  mdx: Node,
  content: ReadContent<unknown>,
  own: { fields: object; contentRoot: string; problems?: Problem[]; more?: Record<string, string> },
): Promise<void> {
  const { toc, anchors, links, head, assets, words, truncated, dependencies } = content.facts;
  const fields: ContentFields = {
    toc,
    anchors,
    links,
    head,
    assets,
    words,
    truncated,
    dependencies: { ...dependencies, ...own.more },
    file: content.file,
    contentRoot: own.contentRoot,
    contentKey: content.contentKey,
    problems: [...content.problems, ...(own.problems ?? [])],
    house: house.digest,
  };
  const data = { ...own.fields, ...fields };
  const node: NodeInput = {
    ...data,
    id: contentIdOf(content.file, createNodeId),
    parent: mdx.id,
    children: [],
    internal: { type, contentDigest: md5(JSON.stringify(data)) },
  };
  await actions.createNode(node);
  actions.createParentChildLink({ parent: mdx, child: node });
}
