import type { SiteContext } from "../../build/context/context";
import { tagsFileIn } from "../../build/nodes/tags-file";
import { CATEGORY_FILE_NAMES, foldersFrom } from "./category-files";
import { readVersions } from "./files";
import { sidebarsFileOf, versionFolder, versionsFileOf } from "./version";

/** The files that docs read by their names, from the site's root, whether they are there or not. */
export function namedDocsFiles({ root, site }: Pick<SiteContext, "root" | "site">): string[] {
  return site.docs.flatMap((instance) => [
    ...(instance.sources ? [] : [versionsFileOf(instance)]),
    ...readVersions(root, instance).versions.flatMap((version) => {
      const folder = versionFolder(instance, version);
      return [
        ...(instance.sources ? [] : [sidebarsFileOf(folder)]),
        ...[tagsFileIn(folder, instance.tagsFile) ?? []].flat(),
        ...foldersFrom(root, folder).flatMap((one) => CATEGORY_FILE_NAMES.map((name) => `${one}/${name}`)),
      ];
    }),
  ]);
}
