import { readdirSync } from "node:fs";
import path from "node:path";
import type { CreatePagesArgs, Node, NodeInput, Reporter, SourceNodesArgs } from "gatsby";
import type { ContentSource } from "../../build/feature";
import { innerFolders } from "../../build/inner-folders";
import type { FileNode } from "../../build/nodes/content-node";
import { md5 } from "../../mdx/compile/digest";

/** The files that gatsby-plugin-mdx takes. */
const MDX_FILE = /^\.mdx?$/;

/** Nodes in memory, with as much of Gatsby's functions as features use to make nodes and to ask for them. */
export class NodeStore {
  readonly #nodes = new Map<string, Node>();
  readonly #types = new Map<string, Node[]>();

  /** What Gatsby hands to hooks that make nodes or pages. */
  readonly args: SourceNodesArgs & CreatePagesArgs = {
    actions: {
      createNode: (node: NodeInput) => this.add(node),
      createParentChildLink: () => undefined,
      deleteNode: () => undefined,
    },
    createNodeId: (input: string) => md5(input),
    createContentDigest: (input: unknown) => md5(JSON.stringify(input)),
    getNode: (id: string) => this.#nodes.get(id),
    getNodesByType: (type: string) => this.#types.get(type) ?? [],
    reporter: { info: () => undefined } as Partial<Reporter>,
  } as unknown as SourceNodesArgs & CreatePagesArgs;

  /** Adds a node. */
  add(input: NodeInput): void {
    const node = input as unknown as Node;
    this.#nodes.set(node.id, node);
    const { type } = node.internal;
    const ofType = this.#types.get(type);
    if (ofType) ofType.push(node);
    else this.#types.set(type, [node]);
  }
}

/** A content file, and whether it becomes a page of MDX. */
export type SourceFile = { node: FileNode; isMdx: boolean };

/**
 * The files of a content folder as gatsby-source-filesystem tells of them: all but those that begin with a dot, and
 * those in the folder of another source inside.
 */
export function filesOf(
  root: string,
  { name, folder }: ContentSource,
  sources: readonly ContentSource[],
): SourceFile[] {
  const base = path.join(root, folder);
  const inner = innerFolders(folder, sources, root).map((other) => `${other}${path.sep}`);
  return readdirSync(base, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name))
    .filter((file) => !inner.some((other) => file.startsWith(other)))
    .filter(
      (file) =>
        !path
          .relative(base, file)
          .split(path.sep)
          .some((part) => part.startsWith(".")),
    )
    .sort()
    .map((file) => sourceFileOf(file, base, name));
}

function sourceFileOf(file: string, base: string, sourceInstanceName: string): SourceFile {
  const { ext } = path.parse(file);
  const node = {
    id: file,
    children: [],
    internal: { type: "File" },
    absolutePath: file,
    relativePath: path.relative(base, file).split(path.sep).join("/"),
    sourceInstanceName,
    ext,
    extension: ext.slice(1),
  } as unknown as FileNode;
  return { node, isMdx: MDX_FILE.test(ext) };
}
