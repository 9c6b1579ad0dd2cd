import type { Note } from "../note";

/** The name of the version that is being written. */
export const CURRENT = "current";

/** What the options of a docs plugin say of versions. */
type VersionOptions = {
  id: string;
  lastVersion?: string;
  onlyIncludeVersions?: readonly string[];
  includeCurrentVersion: boolean;
  disableVersioning: boolean;
  versions: Record<string, unknown>;
};

/**
 * The versions that are built: those in the list of the released ones that the options do not leave out, and the one
 * being written, which is there in any case where no other is.
 */
export function versionNames(options: VersionOptions, listed: readonly string[]): string[] {
  const all = allNames(options, listed);
  const { onlyIncludeVersions: only } = options;
  return only ? all.filter((name) => only.includes(name)) : all;
}

/** What is said of options that name versions which are not there; Docusaurus refuses to build such a project. */
export function versionNotes(plugin: string, options: VersionOptions, listed: readonly string[]): Note[] {
  const { id, lastVersion, onlyIncludeVersions, includeCurrentVersion, versions } = options;
  const all = allNames(options, listed);
  const note = (option: string, means: string, remedy: string) => ({
    name: `${plugin} (${id}): ${option}`,
    means,
    remedy,
  });
  const unknown = (option: string, names: readonly string[], effect: string) =>
    names
      .filter((name) => !all.includes(name))
      .map((name) =>
        note(
          option,
          `There is no version '${name}'${effect}.`,
          `Take it out, or name one that is there: ${all.join(", ")}.`,
        ),
      );
  const alone = !includeCurrentVersion && all.includes(CURRENT);
  return [
    ...unknown("versions", Object.keys(versions), ", and what is said of it has no effect"),
    ...unknown("onlyIncludeVersions", onlyIncludeVersions ?? [], ""),
    ...unknown("lastVersion", lastVersion === undefined ? [] : [lastVersion], ": the newest one is the last"),
    ...(alone
      ? [
          note(
            "includeCurrentVersion",
            "There is no other version than the current one, which is built all the same.",
            "Take the option out, or release a version.",
          ),
        ]
      : []),
    ...(versionNames(options, listed).length === 0
      ? [
          note(
            "onlyIncludeVersions",
            "It leaves no version: these docs have no pages.",
            `Name one that is there: ${all.join(", ")}.`,
          ),
        ]
      : []),
  ];
}

/** The versions that a project has. */
function allNames(options: VersionOptions, listed: readonly string[]): string[] {
  const released = options.disableVersioning ? [] : listed;
  return options.includeCurrentVersion || released.length === 0 ? [CURRENT, ...released] : [...released];
}
