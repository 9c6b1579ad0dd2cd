import { skippedVersions } from "../../../src/commands/changelog-import/skipped-versions";

test.each([
  ["a patch", ["3.3.0"], ["3.3.2"], ["3.3.1"]],
  ["a minor, and the release before a patch", ["3.3.2"], ["3.5.1"], ["3.4.0", "3.5.0"]],
  ["a major with its minors", ["1.9.0"], ["3.1.0"], ["2.0.0", "3.0.0"]],
  ["a number of a label", ["2.0.0-beta.9"], ["2.0.0-beta.11"], ["2.0.0-beta.10"]],
  ["the release that a label leads to", ["2.0.0-rc.1"], ["2.0.1"], ["2.0.0"]],
  ["no number", ["2.0.0-alpha.3", "2.0.0-beta.1", "2.0.0"], ["2.0.1", "2.1.0", "3.0.0"], []],
  ["what stands between two that were there", ["1.0.0", "1.0.2"], ["1.0.3"], []],
  ["the same between entries that are imported again", ["1.0.0", "1.0.2"], ["1.0.2"], ["1.0.1"]],
  ["what an older one leaves out", ["3.0.0"], ["1.0.0"], ["2.0.0"]],
  ["nothing of years", ["4.2.0", "2023.12.1"], ["2024.1.0", "2024.3.0"], []],
  ["nothing of other names", ["v2-changelog"], ["spring", "2.0.0 Gold"], []],
])("versions leave out %s", (_what, entries, imported, skipped) => {
  expect(skippedVersions(entries, imported)).toEqual(skipped);
});
