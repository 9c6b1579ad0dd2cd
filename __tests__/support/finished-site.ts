import type { FinishedSite } from "../../src/build/publish/publisher";

/** A finished site that has nothing beside its pages. */
export const nothingElse: FinishedSite = {
  unrouted: () => [],
  nodesOf: () => [],
  anchors: [],
  warnings: [],
  policies: [],
  collections: [],
};
