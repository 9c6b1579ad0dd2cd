import { useEffect, useState } from "react";
import type { DocsData, DocsInstanceData } from "../../lib/docs/docs-data";
import type { PageInfo } from "../../ui/page-info";
import { forget, preferredVersionKey, readStored, store } from "../../ui/storage";

/** The name of the version that the reader prefers, by docs instance. */
export type PreferredVersions = Readonly<Record<string, string>>;

/** A version of a docs instance. */
export type VersionChoice = { instance: string; version: string };

/**
 * The versions that the reader prefers, kept in step with the page. Empty until the page has mounted, so that the first
 * render is the same for everyone. Call it in one place only.
 */
export function usePreferredVersions({ instances }: DocsData, { instance, version }: PageInfo): PreferredVersions {
  const [preferred, setPreferred] = useState<PreferredVersions>({});
  useEffect(() => {
    if (instance && version) noteVersion(instances, { instance, version });
    setPreferred(preferredVersionsOf(instances));
  }, [instances, instance, version]);
  return preferred;
}

/** The stored versions of instances; those that there are no longer are removed from storage. */
export function preferredVersionsOf(instances: readonly DocsInstanceData[]): PreferredVersions {
  return Object.fromEntries(
    instances.flatMap((own) => {
      const name = preferredVersionOf(own);
      return name ? [[own.id, name]] : [];
    }),
  );
}

/** Remembers the version that a reader chose. */
export function choosePreferredVersion({ instance, version }: VersionChoice): void {
  store(preferredVersionKey(instance), version);
}

/**
 * A reader who was never anywhere but in the last version has chosen none, and goes along when there is a newer one.
 */
function noteVersion(instances: readonly DocsInstanceData[], choice: VersionChoice): void {
  const own = instances.find(({ id }) => id === choice.instance);
  if (!own || own.versions.length < 2) return;
  const stored = preferredVersionOf(own) ?? own.versions.find(({ isLast }) => isLast)?.name;
  if (stored !== choice.version) choosePreferredVersion(choice);
}

/** The stored version of an instance; one that there is no longer is removed. */
function preferredVersionOf({ id, versions }: DocsInstanceData): string | undefined {
  const stored = readStored(preferredVersionKey(id));
  if (stored === null) return undefined;
  if (versions.some(({ name }) => name === stored)) return stored;
  forget(preferredVersionKey(id));
  return undefined;
}
