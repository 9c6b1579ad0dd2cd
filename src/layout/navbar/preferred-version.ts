import { useEffect, useState } from "react";
import type { DocsData, DocsInstanceData } from "../../lib/docs/docs-data";
import type { PageInfo } from "../../ui/page-info";
import { forget, preferredVersionKey, readStored } from "../../ui/storage";

/** The name of the version that the reader prefers, by docs instance. */
export type PreferredVersions = Readonly<Record<string, string>>;

/**
 * The versions that the reader prefers, as they are stored while a page shows. Empty until the page has mounted, so
 * that the first render is the same for everyone. A version is preferred by being chosen (`ui/version-choice.ts`), not
 * by being read: readers come to old ones by search engines. Call it in one place only.
 */
export function usePreferredVersions({ instances }: DocsData, { path }: PageInfo): PreferredVersions {
  const [preferred, setPreferred] = useState<PreferredVersions>({});
  useEffect(() => {
    const stored = preferredVersionsOf(instances);
    // The navbar is drawn again only where something is new.
    setPreferred((known) => (JSON.stringify(known) === JSON.stringify(stored) ? known : stored));
  }, [instances, path]);
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

/** The stored version of an instance; one that there is no longer is removed. */
function preferredVersionOf({ id, versions }: DocsInstanceData): string | undefined {
  const stored = readStored(preferredVersionKey(id));
  if (stored === null) return undefined;
  if (versions.some(({ name }) => name === stored)) return stored;
  forget(preferredVersionKey(id));
  return undefined;
}
