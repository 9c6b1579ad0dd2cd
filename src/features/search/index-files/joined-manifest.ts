import type { Manifest } from "./layout";
import { LAYOUT_VERSION } from "./layout";

/** The manifest of the indexes of several parts of a site, each of which has docs tags of its own. */
export function joinedManifest(texts: readonly string[]): string {
  const tags = texts.flatMap((text) => (JSON.parse(text) as Manifest).tags);
  return JSON.stringify({ layout: LAYOUT_VERSION, tags } satisfies Manifest);
}
