import { invariant } from "../../lib/values/invariant";
import type { DocsData, DocsInstanceData, DocsVersionData } from "../../lib/docs/docs-data";
import type { PageInfo } from "../../ui/page-info";
import type { PreferredVersions } from "./preferred-version";

/** What versions are chosen by: those that there are, the page, and what the reader prefers. */
export type VersionScope = { docs: DocsData; page: PageInfo; preferred: PreferredVersions };

type OfInstance = { docsPluginId: string };

/** The route of the page itself in its own version, of its doc in another one, else of that version's main doc. */
export function pathIn(version: DocsVersionData, item: OfInstance, scope: VersionScope): string {
  return sameDocIn(version, item, scope) ?? mainPathOf(version);
}

/** The route of a version's main doc; its root where it has no docs. */
export function mainPathOf({ mainDocPath, path }: DocsVersionData): string {
  return mainDocPath ?? path;
}

/** The route of the page itself in its own version, of its doc in another one; undefined where that has none. */
export function sameDocIn(
  version: DocsVersionData,
  { docsPluginId }: OfInstance,
  { page }: VersionScope,
): string | undefined {
  if (page.instance !== docsPluginId) return undefined;
  if (page.version === version.name) return page.path;
  return page.alternates?.find((other) => other.sameDoc && other.version === version.name)?.path;
}

/** The docs instance of an item; throws for an id that no instance has, with those that are there. */
export function instanceOf({ docsPluginId }: OfInstance, { docs }: VersionScope): DocsInstanceData {
  const instance = docs.instances.find(({ id }) => id === docsPluginId);
  if (!instance) {
    const ids = docs.instances.map(({ id }) => id);
    throw new Error(`There is no docs instance '${docsPluginId}'. Available ids for docsPluginId: ${ids.join(", ")}.`);
  }
  return instance;
}

/**
 * The version of the page where it belongs to the item's instance, else the one that the reader prefers, else the last
 * one.
 */
export function shownVersion(item: OfInstance, scope: VersionScope): DocsVersionData {
  const [shown] = versionsInOrder(item, scope);
  invariant(shown, `The docs instance '${item.docsPluginId}' has no version.`);
  return shown;
}

/**
 * The versions in which an item looks for its target: the page's own, then the reader's preferred one, then the last
 * one, then the others.
 */
export function versionsInOrder(item: OfInstance, scope: VersionScope): DocsVersionData[] {
  const { versions } = instanceOf(item, scope);
  const own = versions.filter(({ name }) => scope.page.instance === item.docsPluginId && name === scope.page.version);
  const preferred = versions.filter(({ name }) => name === scope.preferred[item.docsPluginId]);
  return [...new Set([...own, ...preferred, ...versions.filter(({ isLast }) => isLast), ...versions])];
}
