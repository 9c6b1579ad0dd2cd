import path from "node:path";
import type { Node, NodeInput, NodePluginArgs } from "gatsby";
import { md5 } from "../../src/files/digest";

/** A page as it was handed to Gatsby. */
type CreatedPage = { path: string; component: string; context: Record<string, unknown> };

type Filter = Record<string, { eq: unknown }>;
type Query = { type: string; query: { filter: Filter } };

/**
 * As much of Gatsby as the site's hooks and resolvers ask for: a store of nodes that keeps Gatsby's rules, and a record
 * of all else.
 */
export class FakeGatsby {
  readonly nodes = new Map<string, Node>();
  /** What the reporter told, each with the name of the method. */
  readonly told: string[] = [];
  readonly pages: CreatedPage[] = [];
  /** The page of each route as Gatsby keeps it, with the time when it was made or marked as there still. */
  readonly known = new Map<string, { componentPath: string; context: unknown; updatedAt: number }>();
  /** The actions that are none of Gatsby's functions for hooks, by their types. */
  readonly dispatched: string[] = [];
  readonly types: string[] = [];
  readonly resolvers: Record<string, object>[] = [];
  readonly webpackConfigs: Record<string, unknown>[] = [];
  /** The queries that resolvers asked, as `Doc docId=a`. */
  readonly queries: string[] = [];
  /** The types of nodes that pages were told to follow, and the ids of single ones. */
  readonly followed: string[] = [];

  /** What Gatsby hands to a hook; `more` is what only that hook gets. */
  args<T extends NodePluginArgs>(more: Partial<T> = {}): T {
    const { getNode, getNodesByType, reporter, actions, store } = this;
    const createResolvers = (resolvers: Record<string, object>) => this.resolvers.push(resolvers);
    return {
      getNode,
      getNodesByType,
      reporter,
      actions,
      store,
      createResolvers,
      createNodeId: (input: string) => input,
      createContentDigest: (input: unknown) => md5(JSON.stringify(input)),
      ...more,
    } as unknown as T;
  }

  readonly getNode = (id: string): Node | undefined => this.nodes.get(id);
  readonly getNodesByType = (type: string): Node[] =>
    [...this.nodes.values()].filter(({ internal }) => internal.type === type);

  /** The one node of a type that was made from a file. */
  nodeOf<T extends Node>(type: string, file: string): T {
    const [node, ...others] = this.getNodesByType(type).filter((other) => other.file === file);
    if (!node || others.length > 0) throw new Error(`There are ${node ? "several nodes" : "is no node"} of ${file}.`);
    return node as T;
  }

  /** What GraphQL hands to a resolver. */
  readonly query = {
    nodeModel: {
      getNodeById: ({ id }: { id: string }) => this.nodes.get(id) ?? null,
      findAll: async (query: Query) => ({ entries: this.#found(query) }),
      findOne: async (query: Query) => this.#found(query)[0] ?? null,
      trackPageDependencies: (node: [] | { id: string }, { connectionType }: { connectionType?: string } = {}) =>
        this.followed.push(connectionType ?? ("id" in node ? node.id : "")),
    },
  };

  readonly actions = {
    createNode: async (input: NodeInput) => {
      const before = this.nodes.get(input.id);
      if (before?.internal.contentDigest === input.internal.contentDigest) return;
      if (before) this.#deleteBelow(before);
      this.nodes.set(input.id, { ...input, children: input.children ?? [], parent: input.parent ?? null } as Node);
    },
    /** As in Gatsby, the parent goes on naming the child. */
    deleteNode: ({ id }: { id: string }) => {
      const node = this.nodes.get(id);
      if (node) this.#deleteBelow(node);
      this.nodes.delete(id);
    },
    createParentChildLink: ({ parent, child }: { parent: Node; child: NodeInput }) => {
      const kept = this.nodes.get(parent.id);
      if (kept && !kept.children.includes(child.id)) kept.children.push(child.id);
    },
    createPage: (page: CreatedPage) => {
      this.pages.push(page);
      const componentPath = page.component.split(path.sep).join("/");
      this.known.set(page.path, { componentPath, context: page.context, updatedAt: Date.now() });
    },
    createTypes: (types: string) => this.types.push(types),
    setWebpackConfig: (config: Record<string, unknown>) => this.webpackConfigs.push(config),
    replaceWebpackConfig: () => undefined,
  };

  readonly store = {
    getState: () => ({ pages: this.known, componentsUsingSlices: new Map() }),
    dispatch: ({ type }: { type: string }) => void this.dispatched.push(type),
  };

  readonly reporter = {
    info: (text = "") => this.told.push(`info: ${text}`),
    warn: (text = "") => this.told.push(`warn: ${text}`),
    error: (text = "") => this.told.push(`error: ${text}`),
    panic: (text = "") => this.told.push(`panic: ${text}`),
    panicOnBuild: (text = "") => this.told.push(`panicOnBuild: ${text}`),
  };

  #found({ type, query: { filter } }: Query): Node[] {
    const wanted = Object.entries(filter).map(([key, { eq }]) => [key, eq] as const);
    this.queries.push([type, ...wanted.map(([key, value]) => `${key}=${String(value)}`)].join(" "));
    return this.getNodesByType(type).filter((node) => wanted.every(([key, value]) => node[key] === value));
  }

  #deleteBelow(node: Node): void {
    for (const id of node.children) this.actions.deleteNode({ id });
  }
}
