import path from "node:path";
import { isMdxFile } from "../../lib/content/mdx-file";
import { SITE_FILE } from "../../lib/settings/site-file";
import { changesIn, type Change, type MovedContent } from "../move/changes";
import { edited, lineOfEdit } from "../move/edits";
import { placeAfter, type Move } from "../move/move";
import { siteFileEdits } from "../move/site-file";
import type { VersionStep } from "./plan";
import { routeChanges, type ReroutedFolder } from "./rerouted";
import { withoutRedirects } from "./without-redirects";

/** Folders of a docs instance before and after the steps of a version: `moved` only where there was no version. */
type VersionFolders = { moved?: Move; copied: Move };

/** Steps that write what changes in files, and the files that cannot be parsed, in which nothing is followed. */
type FollowSteps = { steps: FollowStep[]; unread: string[] };

type FollowStep = Extract<VersionStep, { kind: "follow" }>;

/**
 * The steps that have all content follow what the steps of a version move and copy: paths to what moves lead to where
 * it lies then, and paths in what moves or is copied lead to where they led, or to the copy. Routes
 * that lead out of `rerouted` folders do, too. `siteFile` is the text of src/site.ts.
 */
export function followSteps(
  versionSteps: readonly VersionStep[],
  content: MovedContent,
  { siteFile, rerouted }: { siteFile: string; rerouted: readonly ReroutedFolder[] },
): FollowSteps {
  const { moved, copied } = foldersOf(versionSteps, content.siteFolder);
  const inPlace = moved ? changesIn(content, moved) : { changes: [], unread: [] };
  const routes = routeChanges(content, rerouted);
  const inSite = moved ? { file: SITE_FILE, source: siteFile, edits: siteFileEdits(siteFile, moved) } : undefined;
  const inCopy = changesIn(within(content, copied), copied);
  return {
    steps: [
      ...together(inPlace.changes, routes).map((change) => followStep(change, moved)),
      ...(inSite && inSite.edits.length > 0 ? [followStep(inSite)] : []),
      ...together(inCopy.changes, inFolder(routes, copied)).map((change) => copyStep(change, copied)),
    ],
    unread: [...new Set([...inPlace.unread, ...inCopy.unread])],
  };
}

/** What steps move and copy, by where files lie before all of them. */
function foldersOf(steps: readonly VersionStep[], siteFolder?: string): VersionFolders {
  const isFirst = steps.some(({ kind }) => kind === "move");
  const copies = steps.filter((step) => step.kind === "copy");
  const folderOf = (folder: string) => (isFirst ? path.posix.dirname(folder) : folder);
  const copied = { ...moveOf(copies.map(({ from, to }) => ({ from: folderOf(from), to }))), siteFolder };
  const moved = { ...moveOf(copies.map(({ from }) => ({ from: folderOf(from), to: from }))), siteFolder };
  return { copied, ...(isFirst && { moved }) };
}

function moveOf([{ from, to } = { from: "", to: "" }, ...translations]: { from: string; to: string }[]): Move {
  return { from, to, contentRoot: from, translations };
}

/** Changes of paths and of routes in files, of which a file may have both. */
function together(paths: readonly Change[], routes: readonly Change[]): Change[] {
  const changes = new Map(paths.map((change) => [change.file, change]));
  for (const { file, source, edits } of routes)
    changes.set(file, { file, source, edits: [...(changes.get(file)?.edits ?? []), ...edits] });
  return [...changes.values()];
}

function inFolder(changes: readonly Change[], move: Move): Change[] {
  return changes.filter(({ file }) => placeAfter(file, move) !== undefined);
}

function within(content: MovedContent, move: Move): MovedContent {
  const texts = [...content.texts].filter(([file]) => placeAfter(file, move) !== undefined);
  return { ...content, texts: new Map(texts) };
}

function followStep({ file, source, edits }: Change, moved?: Move): FollowStep {
  const place = (moved && placeAfter(file, moved)) ?? file;
  const sorted = [...edits].sort((a, b) => a.start - b.start);
  return {
    kind: "follow",
    file: place,
    text: edited(source, edits),
    lines: sorted.map((edit) => lineOfEdit(place, source, edit)),
  };
}

function copyStep(change: Change, copied: Move): FollowStep {
  const step = followStep(change, copied);
  return isMdxFile(step.file) ? { ...step, text: withoutRedirects(step.text) } : step;
}
