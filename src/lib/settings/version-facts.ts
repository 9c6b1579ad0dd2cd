import { CURRENT_VERSION, type DocsInstance } from "../site-config";
import { routeOf } from "../routes/url";

/** What a site's settings say of a version of docs: `path` is the route of its root. */
export type VersionFacts = { name: string; label: string; path: string; isLast: boolean };

/** What they say of its pages: what is told above them, whether they show its label, and whether search engines may. */
export type VersionMarks = { banner: "none" | "unreleased" | "unmaintained"; badge: boolean; noIndex: boolean };

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

/** What an instance's settings say of the pages of one of its versions, of which all are listed newest first. */
export function versionMarks(
  { versions, noIndex }: Pick<DocsInstance, "versions" | "noIndex">,
  { name, isLast }: Pick<VersionFacts, "name" | "isLast">,
  listed: readonly VersionFacts[],
): VersionMarks {
  const options = versions[name] ?? {};
  const names = listed.map((version) => version.name);
  const isNewer = names.indexOf(name) < listed.findIndex((version) => version.isLast);
  return {
    banner: options.banner ?? (isLast ? "none" : isNewer ? "unreleased" : "unmaintained"),
    badge: options.badge ?? listed.length > 1,
    noIndex: options.noIndex ?? noIndex,
  };
}

/** The classes that Docusaurus gives `<html>` on the pages of a version. */
export function versionClassName({ versions }: Pick<DocsInstance, "versions">, name: string): string {
  return versions[name]?.className ?? `docs-version-${name}`;
}
