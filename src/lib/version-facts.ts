import { CURRENT_VERSION, type DocsInstance } from "./site-config";
import { routeOf } from "./url";

/** What a site's settings say of a version of docs: `path` is the route of its root. */
export type VersionFacts = { name: string; label: string; path: string; isLast: boolean };

/**
 * The versions of an instance, newest first. `names` is its versions.yml; an instance without one has those of its
 * sources, or `current` alone.
 */
export function versionFacts(instance: DocsInstance, names?: readonly string[]): VersionFacts[] {
  const listed = instance.sources?.map(({ name }) => name) ?? names ?? [CURRENT_VERSION];
  const last = instance.lastVersion ?? listed.find((name) => name !== CURRENT_VERSION) ?? CURRENT_VERSION;
  return listed.map((name) => {
    const { label, path } = instance.versions[name] ?? {};
    const isLast = name === last;
    const segment = isLast ? "" : name === CURRENT_VERSION ? "next" : name;
    return {
      name,
      label: label ?? (name === CURRENT_VERSION ? "Next" : name),
      path: routeOf(instance.routeBasePath, path ?? segment),
      isLast,
    };
  });
}
