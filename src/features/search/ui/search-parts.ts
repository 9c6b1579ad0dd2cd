import { DEFAULT_TAG, docsTagOf } from "../../../lib/pages/search-record";
import { ALL_VERSIONS, OTHER_PAGES, type SearchPageState } from "./search-page-address";

/**
 * A docs instance that is searched, with its versions, newest first, and what is searched until its reader chooses: the
 * version that they read, or `ALL_VERSIONS`.
 */
export type SearchedInstance = { id: string; read: string; versions: readonly { name: string; label: string }[] };

/** A part of the site that a state does not search: its docs tag, its name, and the change that searches it. */
export type UnsearchedPart = { tag: string; name: string; change: Partial<SearchPageState> };

/** The version of an instance that a state chooses: a name of one that there is, or `ALL_VERSIONS`. */
export function chosenVersion(
  { id, read, versions }: SearchedInstance,
  state: Pick<SearchPageState, "versions">,
): string {
  const chosen = state.versions[id];
  const isKnown = chosen === ALL_VERSIONS || versions.some(({ name }) => name === chosen);
  return isKnown && chosen !== undefined ? chosen : read;
}

/** The instances that the chosen part of the site holds: all where none, or one that there is not, is chosen. */
export function instancesIn(part: string, instances: readonly SearchedInstance[]): readonly SearchedInstance[] {
  if (part === OTHER_PAGES) return [];
  const own = instances.filter(({ id }) => id === part);
  return own.length > 0 ? own : instances;
}

/** The docs tags that a state searches. */
export function searchedTags(state: SearchPageState, instances: readonly SearchedInstance[]): string[] {
  const shown = instancesIn(state.part, instances);
  const docs = shown.flatMap((instance) => {
    const chosen = chosenVersion(instance, state);
    const names = chosen === ALL_VERSIONS ? instance.versions.map(({ name }) => name) : [chosen];
    return names.map((name) => docsTagOf(instance.id, name));
  });
  return instances.some(({ id }) => id === state.part) ? docs : [DEFAULT_TAG, ...docs];
}

/** The parts of the site that a state leaves out: versions of docs, then all that is no doc, under `otherName`. */
export function unsearchedParts(
  state: SearchPageState,
  instances: readonly (SearchedInstance & { title: string })[],
  otherName: string,
): UnsearchedPart[] {
  const docs = instances.flatMap(({ id, title, versions }) =>
    versions.map(({ name, label }) => ({
      tag: docsTagOf(id, name),
      name: versions.length > 1 ? `${title} ${label}` : title,
      change: { part: id, versions: { ...state.versions, [id]: name } },
    })),
  );
  const searched = searchedTags(state, instances);
  const others = { tag: DEFAULT_TAG, name: otherName, change: { part: OTHER_PAGES } };
  return [...docs, others].filter(({ tag }) => !searched.includes(tag));
}
