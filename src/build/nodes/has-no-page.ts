import type { PageFields } from "../../lib/content/page-fields";
import type { FileFields } from "./content-node";

/** Whether readers get no page of a content file: builds leave drafts out, and functions of instances what they do. */
export function hasNoPage(
  { draft, leftOut }: Pick<PageFields, "draft"> & Pick<FileFields, "leftOut">,
  production: boolean,
): boolean {
  return leftOut === true || (production && draft);
}
