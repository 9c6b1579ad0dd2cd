import path from "node:path";
import type { PartHead } from "./part-file";

/** A part by its folder, with the first line of what it left; none for a folder that is no part. */
type NamedPart = { folder: string; head: PartHead | undefined };

/** A part that can be joined. */
export type SoundPart = { folder: string; head: PartHead };

/** Parts that make up the whole site, each version once. Throws what is wrong with them, with a remedy. */
export function soundParts(parts: readonly NamedPart[]): SoundPart[] {
  const [first, ...others] = parts.map(({ folder, head }) => {
    if (!head) throw new Error(`${folder} is no part of a site. ${HOW}`);
    return { folder, head };
  });
  if (!first) throw new Error(`No part is named. ${HOW}`);
  for (const other of others) expectSameSite(first, other);
  const sound = [first, ...others];
  const byVersion = new Map<string, string>();
  for (const { folder, head } of sound)
    for (const version of head.versions) {
      const known = byVersion.get(version);
      if (known !== undefined)
        throw new Error(`${known} and ${folder} both have the version '${version}'. Name one of the two.`);
      byVersion.set(version, folder);
    }
  const missing = first.head.allVersions.filter((version) => !byVersion.has(version));
  if (missing.length > 0)
    throw new Error(
      `No part has ${missing.map((version) => `'${version}'`).join(", ")}. Build ${missing.length === 1 ? "it" : "them"} with SITE_VERSIONS=${missing.join(",")} npm run build, and name that part, too.`,
    );
  return sound;
}

/** Throws for a part in the folder where the site is to be, which is about to be replaced. */
export function expectOutside(parts: readonly Pick<SoundPart, "folder">[], target: string): void {
  const isInside = (folder: string) => `${path.resolve(folder)}${path.sep}`.startsWith(path.resolve(target) + path.sep);
  const inside = parts.find(({ folder }) => isInside(folder));
  if (inside)
    throw new Error(
      `${inside.folder} lies where the site is to be. Move it elsewhere, such as \`mv ${target} part-1\`, and name that folder.`,
    );
}

const HOW =
  "A part is the folder public/ of a build with SITE_VERSIONS, such as SITE_VERSIONS=1.0 npm run build, wherever it lies now.";

/** What parts of one site have in common, with what it means where they do not. */
const SHARED = [
  ["format", "versions of this engine that leave different files"],
  ["buildDigest", "different code, settings or packages"],
  ["routesDigest", "different content: they do not know the same pages"],
] as const;

function expectSameSite(first: SoundPart, other: SoundPart): void {
  for (const [key, what] of SHARED)
    if (first.head[key] !== other.head[key])
      throw new Error(
        `${first.folder} and ${other.folder} were built from ${what}. Build all parts from the same commit with \`npm ci\`.`,
      );
}
