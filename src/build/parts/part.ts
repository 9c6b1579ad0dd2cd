import { PART_VARIABLE } from "../../lib/build/part-variable";
import { nearestFirst } from "../../lib/problem";
import type { Site } from "../../lib/site-config";
import type { SiteContext } from "../context/context";
import type { Feature, Page } from "../feature";

/** A version of an instance that has several: what a site is divided by. Those of an instance come newest first. */
export type PartVersion = {
  instance: string;
  name: string;
  /** Folder of the version's files, from the site's root. */
  folder: string;
  /** Whether readers get this version where they name none. */
  isLast: boolean;
};

type PlacedPage = Pick<Page, "context" | "frame" | "file">;

/**
 * A part of the site: some versions of the docs, and with the last version of the first instance that has several all
 * that belongs to no version. The rest of the site is there in outline: routes and front matter, no content.
 */
export type Part = {
  /** Names of the versions, in the order of the site. */
  versions: readonly string[];
  /** Names of the versions of the whole site. */
  allVersions: readonly string[];
  /** Whether the part makes the page: what was made from a version's file, or is about a version, goes with it. */
  holdsPage: (page: PlacedPage) => boolean;
  /** Whether what was made from a file, by its path from the site's root, is the part's. */
  holdsFile: (file: string) => boolean;
  /** Whether a file's content is compiled: that of held files, and of files that these are compared with. */
  compilesFile: (file: string) => boolean;
};

type Versions = { named: string; versions: readonly PartVersion[]; docs: Site["docs"] };

/**
 * The part that the environment asks for; undefined where it asks for the whole site. Throws for versions that the site
 * does not have.
 */
export function askedPartOf(
  features: readonly Feature[],
  context: SiteContext,
  { [PART_VARIABLE]: named }: NodeJS.ProcessEnv,
): Part | undefined {
  if (!named) return undefined;
  const versions = features.flatMap((feature) => feature.versions?.(context) ?? []);
  return partOf({ named, versions, docs: context.site.docs });
}

/** A part by the names of its versions, with commas between them. Throws for names that the site does not have. */
export function partOf({ named, versions, docs }: Versions): Part {
  const allVersions = [...new Set(versions.map(({ name }) => name))];
  const names = new Set(named.split(",").map((name) => name.trim()));
  for (const name of names) if (!allVersions.includes(name)) throw unknownVersion(name, allVersions);
  const isHeld = (version: PartVersion | undefined) => names.has((version ?? main(versions)).name);
  const versionOf = (file: string) => versions.find(({ folder }) => file.startsWith(`${folder}/`));
  const holdsFile = (file: string) => isHeld(versionOf(file));
  const compared = comparedVersions(versions, docs).filter(([newer]) => isHeld(newer));
  const olderFolders = compared.map(([, { folder }]) => `${folder}/`);
  return {
    versions: allVersions.filter((name) => names.has(name)),
    allVersions,
    holdsFile,
    holdsPage: ({ file, context, frame }) => {
      const { instance, version } = { ...context, ...frame };
      const named = versions.find((other) => other.instance === instance && other.name === version);
      return isHeld(named ?? versionOf(file ?? ""));
    },
    compilesFile: (file) => holdsFile(file) || olderFolders.some((folder) => file.startsWith(folder)),
  };
}

/** The version with which goes what belongs to none. */
function main(versions: readonly PartVersion[]): PartVersion {
  const first = versions.find(({ isLast }) => isLast);
  if (!first) throw new Error(`${PART_VARIABLE} is set, and no version of the docs is the last one.`);
  return first;
}

/** Each version with the one before it, where its pages say what changed between them. */
function comparedVersions(
  versions: readonly PartVersion[],
  docs: Site["docs"],
): (readonly [newer: PartVersion, older: PartVersion])[] {
  return docs
    .filter(({ showChanges }) => showChanges)
    .flatMap(({ id }) => {
      const own = versions.filter(({ instance }) => instance === id);
      return own.slice(1).map((older, index) => [own[index] ?? older, older] as const);
    });
}

function unknownVersion(name: string, all: readonly string[]): Error {
  const choices =
    all.length > 0
      ? `Valid, nearest first: ${nearestFirst(name, all).join(", ")}.`
      : "No docs instance has several versions, so the site is built whole: leave the variable out.";
  return new Error(`${PART_VARIABLE} names the version '${name}', which the site does not have. ${choices}`);
}
