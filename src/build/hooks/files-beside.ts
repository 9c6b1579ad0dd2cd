import type { SiteContext } from "../context/context";
import type { Feature } from "../feature";
import type { ContentNodes } from "../nodes/content-nodes";
import { namedTranslations } from "../nodes/named-translations";

/** The files of which the site is made beside those in the folders of content: of these Gatsby tells by itself. */
export function filesBeside(
  features: readonly Feature[],
  content: Pick<ContentNodes, "filesOutside">,
  { root, site }: Pick<SiteContext, "root" | "site">,
): string[] {
  const folders = features.flatMap(({ sources }) => (sources?.(site) ?? []).map(({ folder }) => folder));
  return [
    ...content.filesOutside(folders),
    ...Object.values(site.settingsFiles),
    ...namedTranslations(features, { root, site }),
  ];
}
