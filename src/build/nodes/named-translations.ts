import { translationOf } from "../../lib/content/translations";
import type { SiteContext } from "../context/context";
import type { Feature } from "../feature";

/**
 * The translations of the YAML and JSON files that features read by their names, from the site's root, whether they are
 * there or not; what nodes of the configuration are made of is the same in all languages.
 */
export function namedTranslations(features: readonly Feature[], context: Pick<SiteContext, "root" | "site">): string[] {
  const { site } = context;
  if (site.translations.length === 0) return [];
  const shared = new Set(features.flatMap(({ sourceFiles }) => sourceFiles?.(site) ?? []));
  const named = features.flatMap(({ namedFiles }) => namedFiles?.(context) ?? []);
  return named.filter((file) => !shared.has(file)).flatMap((file) => translationOf(file, site.translations) ?? []);
}
