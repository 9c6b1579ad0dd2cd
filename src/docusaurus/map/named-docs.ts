import { isMapping } from "../../lib/values/is-mapping";
import type { DocusaurusFolder } from "./folder";
import { isCustom } from "./frame";

/**
 * The ids of docs to which a project's own components for the navbar lead: those that their code names, and those
 * anywhere in the items of the configuration that these components alone draw.
 */
export function mapNamedDocs({ config, navbarCode }: Pick<DocusaurusFolder, "config" | "navbarCode">): string[] {
  const items = config.themeConfig.navbar.items.filter(({ type }) => isCustom(type));
  return [...new Set([...navbarCode.docIds, ...docIdsIn(items)])];
}

function docIdsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(docIdsIn);
  if (!isMapping(value)) return [];
  const { docId, ...others } = value;
  return [...(typeof docId === "string" ? [docId] : []), ...Object.values(others).flatMap(docIdsIn)];
}
