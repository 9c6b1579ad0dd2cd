import type { CreatePagesArgs, Node, NodeInput, Reporter, SourceNodesArgs } from "gatsby";
import { md5 } from "../../files/digest";

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

  /** Adds a node, in the place of one with its id. */
  add(input: NodeInput): void {
    const node = input as unknown as Node;
    const before = this.#nodes.get(node.id);
    this.#nodes.set(node.id, node);
    const { type } = node.internal;
    const ofType = this.#types.get(type);
    if (ofType && before) ofType[ofType.indexOf(before)] = node;
    else if (ofType) ofType.push(node);
    else this.#types.set(type, [node]);
  }
}
