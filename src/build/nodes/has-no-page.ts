import type { PageFields } from "../../lib/content/page-fields";
import type { FileFields } from "./content-node";

type PageState = Pick<PageFields, "draft"> & Pick<FileFields, "leftOut">;

/** Whether readers get no page of a content file: builds leave drafts out, and functions of instances what they do. */
export function hasNoPage({ draft, leftOut }: PageState, production: boolean): boolean {
  return leftOut === true || (production && draft);
}

/** The route of the page that is made of a content file's node; undefined where readers get none. */
export function routeOfNode(
  node: (PageState & Pick<PageFields, "permalink">) | null | undefined,
  production: boolean,
): string | undefined {
  return node && !hasNoPage(node, production) ? node.permalink : undefined;
}
