import type { Alternate } from "../../lib/pages/frame-context";
import type { Version } from "./version";

/**
 * What telling the other versions of a page needs of a version: itself, where links to it as a whole lead, and the
 * route of each page in it by what names the page in every version.
 */
export type VersionRoutes = { version: Version; mainPath: string; routes: ReadonlyMap<string, string> };

/**
 * A page in the other versions of its instance, newest first: its route there, or the main doc of a version that does
 * not have it.
 * `name` is what the page is called in every version: a doc's id, an index page's path below its version.
 */
export function alternatesOf(name: string, own: Version, instance: readonly VersionRoutes[]): Alternate[] {
  return instance
    .filter(({ version }) => version.name !== own.name)
    .sort((a, b) => a.version.order - b.version.order)
    .map(({ version, mainPath, routes }) => {
      const route = routes.get(name);
      const { label, isLast } = version;
      return { version: version.name, label, isLast, path: route ?? mainPath, sameDoc: route !== undefined };
    });
}
