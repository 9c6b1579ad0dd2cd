import type { CreateNodeArgs, Node, NodeInput, SourceNodesArgs } from "gatsby";
import type { Problem } from "../../lib/problem";
import { md5 } from "../../files/digest";
import type { BuildContext } from "../context/context";
import { gitDigestOf } from "../context/git";

/** A node of gatsby-source-filesystem, as far as features read it. */
export type FileNode = Node & {
  absolutePath: string;
  relativePath: string;
  sourceInstanceName: string;
  ext: string;
  extension: string;
};

/** What hooks need of Gatsby to make nodes. */
export type NodeArgs = Pick<CreateNodeArgs | SourceNodesArgs, "actions" | "createNodeId">;

/** What every node made from a content file keeps, beside its feature's own fields. */
export type FileFields = {
  /** Path from the site's root. */
  file: string;
  problems: Problem[];
  /** Files that the node was made from beside its own, from the site's root, with their MD5. */
  dependencies: Record<string, string>;
  /** The day of the file's last change in git when the node was made. */
  gitDate?: string;
  /** The digest of all that git knew of the file when the node was made; absent where it knew nothing. */
  gitDigest?: string;
  /** From when the page is published, as an ISO day or time, where its kind waits for that. */
  appearsFrom?: string | null;
  /** Whether that was to come when the node was made. */
  waiting?: boolean;
  /** Whether a function of the page's instance leaves it out. */
  leftOut?: boolean;
  /** The build's digest when the node was made: an older one makes the node stale. */
  buildDigest: string;
};

/** The type of the nodes that keep what is wrong with a file of which no node can be made. */
export const INVALID_TYPE = "InvalidContent";

/** Whether a file is no page of its own: it, or a folder it lies in, begins with `_`. */
export function isPartial(relativePath: string): boolean {
  return relativePath.split("/").some((segment) => segment.startsWith("_"));
}

/** The id of the node of a content file, by which links to the file find it. */
export function contentIdOf(file: string, createNodeId: (input: string) => string): string {
  return createNodeId(`content ${file}`);
}

/** Creates the node of a content file below the node it comes from; `fields` are all but those that the build adds. */
export async function createContentNode(
  { actions, createNodeId }: NodeArgs,
  { buildDigest, git }: Pick<BuildContext, "buildDigest" | "git">,
  {
    type,
    parent,
    fields,
  }: { type: string; parent: Node; fields: Pick<FileFields, "file" | "problems" | "dependencies"> },
): Promise<void> {
  const update = git.get(fields.file);
  const data = { ...fields, gitDate: update?.date, gitDigest: gitDigestOf(update), buildDigest };
  const node: NodeInput = {
    ...data,
    id: type === INVALID_TYPE ? createNodeId(`invalid ${fields.file}`) : contentIdOf(fields.file, createNodeId),
    parent: parent.id,
    children: [],
    internal: { type, contentDigest: md5(JSON.stringify(data)) },
  };
  await actions.createNode(node);
  actions.createParentChildLink({ parent, child: node });
}
