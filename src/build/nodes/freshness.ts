import type { Node } from "gatsby";
import { isAhead } from "../../lib/content/dates";
import { fileDigest } from "../../mdx/compile/file-digest";
import type { BuildContext } from "../context/context";
import { gitDigestOf } from "../context/git";
import type { FileFields } from "./content-node";

/** A node made from a content file, as far as its age is concerned. */
export type AgingNode = Node &
  Pick<FileFields, "file" | "buildDigest" | "dependencies" | "gitDigest" | "appearsFrom" | "waiting">;

/** Whether git says something else of a node's file than it did when the node was made. */
export function isDated(node: Pick<AgingNode, "file" | "gitDigest">, { git }: Pick<BuildContext, "git">): boolean {
  return node.gitDigest !== gitDigestOf(git.get(node.file));
}

/**
 * Whether a node kept from an earlier build must be made again: the build side, a file that it was made from, or what
 * git knows of its own file has changed, or the day has come for which its page waited.
 */
export function isStale(
  node: AgingNode,
  context: Pick<BuildContext, "buildDigest" | "git" | "now">,
  digestOf: (file: string) => string,
): boolean {
  if (node.buildDigest !== context.buildDigest || isDated(node, context)) return true;
  if (node.appearsFrom && isAhead(node.appearsFrom, context.now) !== node.waiting) return true;
  return Object.entries(node.dependencies).some(([file, digest]) => digestOf(file) !== digest);
}

/** The MD5 of files by path from the site's root, each read once; `GONE` for a file that is not there. */
export function digestReader(root: string): (file: string) => string {
  const known = new Map<string, string>();
  return (file) => {
    const digest = known.get(file) ?? fileDigest(root, file);
    known.set(file, digest);
    return digest;
  };
}

/** Which nodes were made from which files, so that a changed partial, image or tags file makes its pages again. */
export class Dependents {
  readonly #byFile = new Map<string, Map<string, string>>();
  readonly #filesOf = new Map<string, readonly string[]>();

  /** Notes what the node below a parent was made from, in the place of what was noted before. */
  note(parentId: string, dependencies: Record<string, string>): void {
    for (const file of this.#filesOf.get(parentId) ?? [])
      if (!Object.hasOwn(dependencies, file)) this.#forget(file, parentId);
    this.#filesOf.set(parentId, Object.keys(dependencies));
    for (const [file, digest] of Object.entries(dependencies)) {
      const users = this.#byFile.get(file) ?? new Map<string, string>();
      this.#byFile.set(file, users.set(parentId, digest));
    }
  }

  #forget(file: string, parentId: string): void {
    const users = this.#byFile.get(file);
    users?.delete(parentId);
    if (users?.size === 0) this.#byFile.delete(file);
  }

  /** The files, from the site's root, that nodes were made from. */
  files(): string[] {
    return [...this.#byFile.keys()];
  }

  /** Whether nodes were made from a file. */
  has(file: string): boolean {
    return this.#byFile.has(file);
  }

  /** The parents of nodes that were made from another state of a file than the given one. */
  staleParents(file: string, digest: string): string[] {
    return [...(this.#byFile.get(file) ?? [])].filter(([, seen]) => seen !== digest).map(([parentId]) => parentId);
  }
}
