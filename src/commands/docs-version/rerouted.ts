import { versionFolder, type Version } from "../../features/docs/version";
import { originalOf } from "../../lib/content/translations";
import { isMdxFile } from "../../lib/content/mdx-file";
import { resolveUrl, routeOf, splitUrl, decodeAddress } from "../../lib/routes/url";
import { versionFacts } from "../../lib/settings/version-facts";
import { CURRENT_VERSION, type DocsInstance } from "../../lib/site-config";
import { addressesIn } from "../move/addresses";
import type { Change, MovedContent } from "../move/changes";
import { isRelativeRoute } from "../move/follow";

/** A folder of docs from the site's root, and the route below which its pages lie before they get other ones. */
export type ReroutedFolder = { folder: string; path: string };

/**
 * The folders of an instance whose docs get other routes by a new version, or whose copy has others: those being
 * written, and the version that was the last one. `versions` are those before.
 */
export function reroutedFolders(name: string, instance: DocsInstance, versions: readonly Version[]): ReroutedFolder[] {
  const names = versions.flatMap((version) =>
    version.name === CURRENT_VERSION ? [CURRENT_VERSION, name] : version.name,
  );
  const after = new Map(
    versionFacts({ ...instance, sources: undefined }, names).map((facts) => [facts.name, facts.path]),
  );
  return versions
    .filter((version) => version.name === CURRENT_VERSION || after.get(version.name) !== version.path)
    .map((version) => ({ folder: versionFolder(instance, version), path: version.path }));
}

/**
 * What changes in docs whose pages get other routes: a route relative to the page that leads to a page of none of them
 * is written from the site's root. Files that cannot be parsed stay.
 */
export function routeChanges(
  { pages, texts, translated }: MovedContent,
  rerouted: readonly ReroutedFolder[],
): Change[] {
  const routes = new Map(pages.map(({ file, permalink }) => [file, permalink]));
  const files = new Map(pages.map(({ file, permalink }) => [permalink, file]));
  return [...texts].flatMap(([file, source]) => {
    const original = originalOf(file, translated) ?? file;
    const around = rerouted.find(({ folder }) => original.startsWith(`${folder}/`));
    const route = routes.get(original);
    if (!around || route === undefined || !isMdxFile(file)) return [];
    const leavesFolder = (url: string) => {
      const target = routeOf(decodeAddress(splitUrl(url).path));
      return !target.startsWith(around.path) || !(files.get(target) ?? original).startsWith(`${around.folder}/`);
    };
    const edits = parsedAddresses(source, original).flatMap(({ kind, url, start, end }) => {
      const next = kind === "address" && isRelativeRoute(url) ? resolveUrl(url, route) : undefined;
      return next !== undefined && leavesFolder(next) ? [{ start, end, text: next }] : [];
    });
    return edits.length > 0 ? [{ file, source, edits }] : [];
  });
}

function parsedAddresses(source: string, file: string): ReturnType<typeof addressesIn> {
  try {
    return addressesIn(source, file);
  } catch {
    return [];
  }
}
