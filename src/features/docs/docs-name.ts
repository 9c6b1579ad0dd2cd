import { translate } from "../../lib/words/translate";

/** What the docs of a version are called: by their instance alone, where that has no other version. */
export function docsName(instance: string | undefined, version: string | undefined, versionCount: number): string {
  const name = instance ?? translate({ id: "docs.title" });
  return version && versionCount > 1 ? `${name} ${version}` : name;
}
