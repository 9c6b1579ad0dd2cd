import { existsSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import type { CreateNodeArgs, CreatePagesArgs, Node, SourceNodesArgs } from "gatsby";
import { distinct } from "../../lib/values/distinct";
import { fileDigest } from "../../mdx/compile/file-digest";
import { placesAround, placesBeside } from "../../mdx/compile/names-beside";
import type { BuildContext } from "../context/context";
import type { Feature } from "../feature";
import { INVALID_TYPE, type FileNode } from "./content-node";
import { Dependents, digestReader, isDated, isStale, type AgingNode } from "./freshness";
import type { PageNode } from "./mdx-reader";

type Args = CreateNodeArgs | CreatePagesArgs | SourceNodesArgs;

/** What is known of a node that has changed. */
type NodeOfChange = Pick<Node, "id" | "internal">;

/** Pause in milliseconds between two looks whether Gatsby has told of all nodes that changed. */
const PAUSE_MS = 5;

/** The types of nodes that MDX files become: the pages with content. */
export function pageTypesOf(features: readonly Feature[]): string[] {
  return features.flatMap(({ mdx }) => mdx?.nodeType ?? []);
}

/** The types of all nodes that content files become. */
export function contentTypesOf(features: readonly Feature[]): string[] {
  return [...pageTypesOf(features), ...features.flatMap(({ data }) => data?.nodeType ?? []), INVALID_TYPE];
}

/** The nodes that content files became, made and kept in step with their files. */
export class ContentNodes {
  readonly #dependents = new Dependents();
  readonly #underWay = new Set<Promise<void>>();
  /** The digests of nodes that have changed, by their ids, until Gatsby's hook tells of them. */
  readonly #expected = new Map<string, string>();
  #lateChange: NodeOfChange | undefined;
  /** What git knew when pages were made last. */
  #git: BuildContext["git"] | undefined;
  /** The parents of nodes to make again. */
  #stale: (string | null)[] = [];
  readonly #features: readonly Feature[];

  constructor(features: readonly Feature[]) {
    this.#features = features;
  }

  /** Notes that a node has changed, or is gone: Gatsby's hook tells of a change only later. */
  expect(node: NodeOfChange, isGone = false): void {
    const { id, internal } = node;
    this.#lateChange = node;
    if (isGone) this.#expected.delete(id);
    else this.#expected.set(id, internal.contentDigest);
  }

  /** Does what follows from a node of which Gatsby's hook tells: `settled` waits for it. */
  follow({ id, internal }: NodeOfChange, work: () => Promise<void>): Promise<void> {
    const done = work().finally(() => this.#underWay.delete(done));
    this.#underWay.add(done);
    if (this.#expected.get(id) === internal.contentDigest) this.#expected.delete(id);
    return done;
  }

  /**
   * Resolves once nothing that was expected is to come, and no content node is being made: in develop Gatsby waits for
   * no hook that tells of a node, so pages could be made of what content was before, or while a changed doc is away.
   */
  async settled(): Promise<void> {
    while (this.#expected.size > 0 || this.#underWay.size > 0) {
      await Promise.allSettled(this.#underWay);
      await setTimeout(PAUSE_MS);
    }
  }

  /** Notes that pages are made of the nodes as they are now. */
  beginPages(): void {
    this.#lateChange = undefined;
  }

  /** The last node that has changed, or is gone, since pages were begun: they do not know of it. */
  get lateChange(): NodeOfChange | undefined {
    return this.#lateChange;
  }

  /**
   * Notes what the nodes of an earlier build were made from, before there are others: to read those, too, took 400 MB
   * of a first build of 10,000 docs.
   */
  noteKept({ getNodesByType }: Pick<Args, "getNodesByType">, context: BuildContext): void {
    const digestOf = digestReader(context.root);
    const kept = contentTypesOf(this.#features).flatMap((type) => getNodesByType(type) as AgingNode[]);
    for (const node of kept) if (node.parent) this.#dependents.note(node.parent, node.dependencies);
    this.#stale = kept.filter((node) => isStale(node, context, digestOf)).map(({ parent }) => parent);
  }

  /** Makes the nodes of an earlier build again that are no longer what their files say. */
  async remakeStale(args: SourceNodesArgs, context: BuildContext): Promise<void> {
    const parents = this.#stale;
    this.#stale = [];
    await this.#makeBelow(args, parents, context);
  }

  /** Makes the nodes again that were made from another state of a file, or of the names beside or around it. */
  async followFile(args: CreateNodeArgs, file: string, context: BuildContext): Promise<void> {
    const places = [file, ...placesBeside([file]), ...placesAround(file)];
    const parents = places
      .filter((place) => this.#dependents.has(place))
      .flatMap((place) => this.#dependents.staleParents(place, fileDigest(context.root, place)));
    await this.#makeBelow(args, distinct(parents), context);
  }

  /**
   * Makes the nodes again of whose files git says something else than it did when they were made, where the history was
   * read again since pages were made last.
   */
  async remakeDated(args: CreatePagesArgs, context: BuildContext): Promise<void> {
    const before = this.#git ?? context.git;
    this.#git = context.git;
    if (before === context.git) return;
    const nodes = contentTypesOf(this.#features).flatMap((type) => args.getNodesByType(type) as AgingNode[]);
    const dated = nodes.filter((node) => isDated(node, context)).map(({ parent }) => parent);
    await this.#makeBelow(args, dated, context);
  }

  /** The files, from the site's root, that content is made from and that lie in none of these folders. */
  filesOutside(folders: readonly string[]): string[] {
    return this.#dependents.files().filter((file) => !folders.some((folder) => file.startsWith(`${folder}/`)));
  }

  async #makeBelow(args: Args, parentIds: (string | null)[], context: BuildContext): Promise<void> {
    const parents = parentIds.map((id) => (id === null ? undefined : args.getNode(id)));
    await Promise.all(
      parents.filter((parent) => parent !== undefined).map((parent) => this.make(args, parent, context)),
    );
  }

  /** Makes the content node below an `Mdx` or `File` node, where a feature takes the file. */
  async make(args: Args, parent: Node, context: BuildContext): Promise<void> {
    const file = (parent.internal.type === "File" ? parent : args.getNode(parent.parent ?? "")) as FileNode | undefined;
    // A file that was deleted since the last build still has its nodes; Gatsby removes them when all files are known.
    if (!file || !existsSync(file.absolutePath)) return;
    // A file that has become valid, or invalid, becomes a node of another type.
    const before = parent === file ? this.#nodeBelow(args, parent) : undefined;
    if (before) args.actions.deleteNode(before);
    for (const { mdx, data } of this.#features) {
      const isTaken =
        parent === file
          ? (await data?.create(args, file, context)) || (await mdx?.createOfCode?.(args, file, context))
          : await mdx?.create(args, file, parent, context);
      if (isTaken) break;
    }
    const made = this.#nodeBelow(args, parent);
    if (made) this.#dependents.note(parent.id, made.dependencies);
  }

  #nodeBelow({ getNode }: Args, parent: Node): AgingNode | undefined {
    const types = contentTypesOf(this.#features);
    const children = (getNode(parent.id)?.children ?? []).map((id) => getNode(id));
    return children.find((child) => child && types.includes(child.internal.type)) as AgingNode | undefined;
  }
}

/** The nodes of all pages with content. */
export function pageNodesOf(features: readonly Feature[], getNodesByType: (type: string) => Node[]): PageNode[] {
  return pageTypesOf(features).flatMap((type) => getNodesByType(type) as PageNode[]);
}
