import type { ContentSource } from "../../build/feature";
import { SITE_FILE } from "../../lib/settings/site-file";
import type { VersionStep } from "./plan";

/**
 * Throws where the docs that steps copy hold the folder of other content: a version would have its files as docs.
 * `sources` are the folders of all content of the site, of which those of the docs instance itself are named `id`.
 */
export function assertNoOtherContent(
  steps: readonly VersionStep[],
  id: string,
  sources: readonly ContentSource[],
): void {
  const moves = steps.filter((step) => step.kind === "move");
  const copies = steps.filter((step) => step.kind === "copy");
  const isIn = (folder: string, around: string) => `${folder}/`.startsWith(`${around}/`);
  const placeAfter = (folder: string) => {
    const move = moves.find(({ from }) => isIn(folder, from));
    return move ? move.to + folder.slice(move.from.length) : folder;
  };
  const inner = sources.find(
    ({ name, folder }) => name !== id && copies.some(({ from }) => isIn(placeAfter(folder), from)),
  );
  if (inner)
    throw new Error(
      `${inner.folder}, the folder of '${inner.name}', lies in the docs of '${id}', and a copy of these would hold its files as docs. ` +
        `Move it out of there, and name its new path in ${SITE_FILE}.`,
    );
}
