import { routeOf } from "../../lib/routes/url";
import { VERSIONS_ROUTE } from "../../lib/routes/versions-route";

/** What pairing needs of a version; `order` is 0 for the newest. */
export type PairedVersion = { instance: string; name: string; label: string; order: number; noIndex: boolean };

/** A version and the one before it. */
export type VersionPair<Version extends PairedVersion> = { newer: Version; older: Version };

/** Each version of an instance with the one before it, newest first; the oldest begins no pair. */
export function versionPairs<Version extends PairedVersion>(
  versions: readonly Version[],
  instance: string,
): VersionPair<Version>[] {
  const own = versions.filter((version) => version.instance === instance).sort((a, b) => a.order - b.order);
  return own.slice(1).flatMap((older, index) => {
    const newer = own[index];
    return newer ? [{ newer, older }] : [];
  });
}

/** Route of the page with the changes of a version; `first` is the instance whose versions `VERSIONS_ROUTE` lists. */
export function changesRoute({ instance, name }: Pick<PairedVersion, "instance" | "name">, first: string): string {
  return instance === first ? routeOf(VERSIONS_ROUTE, name) : routeOf(VERSIONS_ROUTE, instance, name);
}
