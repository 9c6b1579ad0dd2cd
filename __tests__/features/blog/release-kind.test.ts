import { changeCountsOf, releaseKindOf } from "../../../src/features/blog/release-kind";

test.each([
  ["3.0.0", "major"],
  ["v3.1.0", "minor"],
  ["3.1.4", "patch"],
  ["2.0.0-beta.22", "pre"],
  ["V2 Changelog", undefined],
  ["Release 3.1.0", undefined],
])("%s is of kind %s", (title, kind) => {
  expect(releaseKindOf(title)).toBe(kind);
});

test("the counts of a description stand behind its colon", () => {
  expect(
    changeCountsOf("A 3.0.0, of May: 14 breaking changes, 1 fix and 187 other changes by 132 contributors."),
  ).toEqual([
    { count: "14", what: "breaking changes" },
    { count: "1", what: "fix" },
    { count: "187", what: "other changes" },
    { count: "132", what: "contributors" },
  ]);
  expect(changeCountsOf("A 3.3.1, dated 3 May 2024: no changes listed.")).toEqual([]);
});
