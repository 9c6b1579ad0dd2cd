import type { Node } from "gatsby";

/**
 * Gatsby's `getNodesByType` for as long as no node changes, as while pages are made: Gatsby reads all nodes of a type
 * from its database at each call, and half a dozen places ask for the docs.
 */
export function readOnce(getNodesByType: (type: string) => Node[]): (type: string) => Node[] {
  const known = new Map<string, Node[]>();
  return (type) => {
    const nodes = known.get(type) ?? getNodesByType(type);
    known.set(type, nodes);
    // Whoever sorts its list does not sort that of others.
    return [...nodes];
  };
}
