import type { DocsInstance } from "../../lib/site-config";
import { routeOf } from "../../lib/routes/url";
import { versionFacts, versionMarks, type VersionFacts, type VersionMarks } from "../../lib/settings/version-facts";

/** One version of a docs instance, before its docs are known. */
export type Version = VersionFacts &
  VersionMarks & {
    instance: string;
    /** Folder of the version's files below the instance's content folder; empty for an instance without versions. */
    folder: string;
    /** Route of the list of all tags. */
    tagsRoute: string;
    /** 0 for the newest. */
    order: number;
  };

/**
 * The versions of an instance, newest first. `names` is its versions.yml; undefined for an instance without one, which
 * has only `current`.
 */
export function versionsOf(instance: DocsInstance, names: readonly string[] | undefined): Version[] {
  const listed = versionFacts(instance, names);
  return listed.map((version, order) => ({
    instance: instance.id,
    ...version,
    ...versionMarks(instance, version, listed),
    folder: names && !instance.sources ? version.name : "",
    tagsRoute: routeOf(version.path, instance.paths.tags),
    order,
  }));
}

/** The folder of a version from the site's root. */
export function versionFolder({ content, sources }: DocsInstance, { name, folder }: Version): string {
  return sources?.find((source) => source.name === name)?.folder ?? (folder ? `${content}/${folder}` : content);
}

/** The file that lists the versions of an instance, from the site's root. */
export function versionsFileOf({ content }: Pick<DocsInstance, "content">): string {
  return `${content}/versions.yml`;
}

/** The file of a version's sidebars, by the version's folder; both from the site's root. */
export function sidebarsFileOf(folder: string): string {
  return `${folder}/sidebars.yml`;
}

/**
 * The version that a file belongs to, by the file's path from the site's root, and its path inside that version;
 * undefined for a file of no listed version.
 */
export function versionOfFile(
  file: string,
  instance: DocsInstance,
  versions: readonly Version[],
): { version: Version; path: string } | undefined {
  const version = versions.find((candidate) => file.startsWith(`${versionFolder(instance, candidate)}/`));
  return version && { version, path: file.slice(versionFolder(instance, version).length + 1) };
}
