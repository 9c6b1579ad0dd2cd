import path from "node:path";
import type { ParentSpanPluginArgs } from "gatsby";
import type { SiteContext } from "../context/context";
import type { Feature } from "../feature";
import { INVALID_TYPE, type FileNode } from "./content-node";

type Args = Pick<ParentSpanPluginArgs, "actions" | "createNodeId" | "getNodesByType">;

/**
 * Forgets the files that an earlier build found in another place: the site was moved or copied with its cache, or a
 * source has another folder now. Gatsby itself would forget them only once the files of this place have their nodes,
 * and would delete the content nodes along with them, because those have the same ids in every place.
 */
export async function forgetMovedFiles(
  { actions, createNodeId, getNodesByType }: Args,
  features: readonly Feature[],
  { root, site }: Pick<SiteContext, "root" | "site">,
): Promise<void> {
  const sources = features.flatMap((feature) => feature.sources?.(site) ?? []);
  const isMoved = ({ sourceInstanceName, relativePath, absolutePath }: FileNode) => {
    const places = sources
      .filter(({ name }) => name === sourceInstanceName)
      .map(({ folder }) => path.join(path.resolve(root, folder), relativePath));
    return places.length > 0 && !places.includes(path.resolve(absolutePath));
  };
  const children = (getNodesByType("File") as FileNode[]).filter(isMoved).map(({ id }) => id);
  if (children.length === 0) return;
  // Nobody but their source may delete the files themselves, but with a node goes what is below it.
  const holder = {
    id: createNodeId("moved files"),
    children,
    internal: { type: INVALID_TYPE, contentDigest: "moved files" },
  };
  await actions.createNode(holder);
  actions.deleteNode(holder);
}
