import { isMapping } from "../values/is-mapping";

/** A category as Docusaurus takes it, for which an object without a `type` as its `link` is none, as `null` is. */
export function withoutEmptyLink(category: Record<string, unknown>): Record<string, unknown> {
  const { link } = category;
  return isMapping(link) && link.type === undefined ? { ...category, link: null } : category;
}
