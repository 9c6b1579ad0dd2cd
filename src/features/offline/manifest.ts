/** Addresses of files of a build below its base URL, such as `/docs/`, each with the digest of its content. */
export type Digests = Readonly<Record<string, string>>;

/**
 * The files of a build by when they are fetched: `now` before the worker takes over, `docs` with these unless readers
 * spare data, and pages and data of `later` once readers saw them. What is of another build has another digest. `bytes`
 * are those of all files of a place, uncompressed. A browser's own manifest says when it had all that it was to fetch,
 * in milliseconds (`since`), and which files of `later` it took over from another build, `unseen` by its reader.
 */
export type OfflineManifest = {
  now: Digests;
  docs: Digests;
  later: Digests;
  bytes: { now: number; docs: number };
  since?: number;
  unseen?: readonly string[];
};

/** When a file is fetched, the soonest first. */
export const PLACES = ["now", "docs", "later"] as const;
export type Place = (typeof PLACES)[number];

/** Folder of the manifests in the build; a file's name is the digest of its text. */
const MANIFEST_FOLDER = "offline";

/** Characters of a SHA-256 that stand for it: enough to tell builds apart. */
export const DIGEST_LENGTH = 16;

/** The address of a manifest by its digest. */
export function manifestAddress(digest: string): string {
  return `/${MANIFEST_FOLDER}/${digest}.json`;
}

/** The address of a page's data. */
export function pageDataAddress(route: string): string {
  return `/page-data/${route === "/" ? "index" : route.replace(/^\/|\/$/g, "")}/page-data.json`;
}
