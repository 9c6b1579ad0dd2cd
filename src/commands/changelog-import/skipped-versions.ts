type Version = { text: string; release: readonly [number, number, number]; label: string; number: number };

/** A label sorts before the release that it leads to. */
const NONE = "~";
/** Numbers of four digits are years, which count on in other ways. */
const NUMBERED = /^v?(\d{1,3})\.(\d+)\.(\d+)(?:-([a-z]+)\.?(\d+))?$/i;

/**
 * The versions whose numbers two neighbours leave out, one of which was imported: 3.4.0 between 3.3.2 and 3.5.0. Of
 * versions that are not numbered so, of those before the oldest and of those after the newest nothing can be known.
 */
export function skippedVersions(entries: readonly string[], imported: readonly string[]): string[] {
  const versions = [...new Set([...entries, ...imported])].flatMap(versionOf).sort(compare);
  const isImported = new Set(imported);
  return versions.flatMap((version, index) => {
    const before = versions[index - 1];
    if (!before || !(isImported.has(version.text) || isImported.has(before.text))) return [];
    return skippedBetween(before, version);
  });
}

function versionOf(text: string): Version[] {
  const [, major, minor, patch, label = NONE, number] = NUMBERED.exec(text) ?? [];
  if (major === undefined) return [];
  return [{ text, release: [Number(major), Number(minor), Number(patch)], label, number: Number(number ?? 0) }];
}

function compare(a: Version, b: Version): number {
  const first = a.release.findIndex((part, index) => part !== b.release[index]);
  if (first >= 0) return (a.release[first] ?? 0) - (b.release[first] ?? 0);
  return a.label === b.label ? a.number - b.number : a.label < b.label ? -1 : 1;
}

function skippedBetween(before: Version, after: Version): string[] {
  const first = before.release.findIndex((part, index) => part !== after.release[index]);
  if (first < 0) {
    if (before.label !== after.label) return [];
    return numbers(before.number + 1, after.number).map((number) => after.text.replace(/\d+$/, String(number)));
  }
  const [major, minor, patch] = after.release;
  const begun = before.release[first] ?? 0;
  return [
    ...(before.label === NONE ? [] : [before.release.join(".")]),
    ...(first === 0 ? numbers(begun + 1, major).map((number) => `${number}.0.0`) : []),
    ...(first < 2 ? numbers(first === 1 ? begun + 1 : 0, minor).map((number) => `${major}.${number}.0`) : []),
    ...numbers(first === 2 ? begun + 1 : 0, patch).map((number) => `${major}.${minor}.${number}`),
  ];
}

const numbers = (from: number, end: number): number[] =>
  Array.from({ length: Math.max(0, end - from) }, (_, index) => from + index);
