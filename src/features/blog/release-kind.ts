/** How much a release changes, by its version; `pre` for one before the release proper. */
export type ReleaseKind = "major" | "minor" | "patch" | "pre";

/** The kind of the release that a title names, as `3.1.0` or `v3.1.0`; undefined for a title that is no version. */
export function releaseKindOf(title: string): ReleaseKind | undefined {
  const [, , minor, patch, pre] = /^v?(\d+)\.(\d+)\.(\d+)(-.+)?$/.exec(title.trim()) ?? [];
  if (minor === undefined) return undefined;
  if (pre) return "pre";
  if (patch !== "0") return "patch";
  return minor === "0" ? "major" : "minor";
}

/** A number of changes and what they are, as readers see both. */
type ChangeCount = { count: string; what: string };

/** What the description of an entry counts after its colon: `3.0.0, of today: 2 features and 1 fix by 3 people.` */
export function changeCountsOf(description: string): ChangeCount[] {
  const list = /: (\d.*)$/.exec(description)?.[1] ?? "";
  return [...list.matchAll(/(\d+) (.+?)(?=,| and \d| by \d|\.?$)/g)].map(([, count = "", what = ""]) => ({
    count,
    what,
  }));
}
