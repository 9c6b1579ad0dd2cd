import type { LabelledLink } from "../../../lib/docs/sidebar-tree";
import { projectAddress } from "./project-address";

/** What stands before and after a page. */
export type Neighbours = { previous?: LabelledLink; next?: LabelledLink };

type Neighbour = { title: string; permalink: string };

/** A link to a page before or after as Docusaurus has it. */
export function neighbourOf(link: LabelledLink | undefined): Neighbour | undefined {
  return link?.href === undefined ? undefined : { title: link.label, permalink: projectAddress(link.href) };
}

/** What Docusaurus gives to components that lead to the pages before and after, by their names. */
export function propsOfNeighbours(name: string, neighbours: Neighbours | undefined): object | undefined {
  if (!neighbours) return undefined;
  const [previous, next] = [neighbourOf(neighbours.previous), neighbourOf(neighbours.next)];
  return name === "DocPaginator" ? { previous, next } : { prevItem: previous, nextItem: next };
}
