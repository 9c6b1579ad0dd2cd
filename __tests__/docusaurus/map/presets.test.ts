import { mapSite } from "../../../src/docusaurus/map/site";
import { folderWith } from "./folder";

test("a preset that is misspelled is named, with the right name and its place", () => {
  const lineOf = ([key, index]: readonly PropertyKey[]) => (key === "presets" ? Number(index) + 7 : undefined);
  const notesOf = (preset: unknown) => mapSite(folderWith({ presets: [preset] }, { lineOf })).notes;
  const remedy = "Write `classic` in `presets` of ../website/docusaurus.config.js:7.";
  const name = "presets[0]: clasic";
  expect(notesOf("clasic")).toEqual([
    { name, remedy, means: "There is no preset of this name: its docs, blog and pages are not built." },
  ]);
  expect(notesOf(["clasic", { docs: {} }])).toMatchObject([
    { name, remedy, means: expect.stringContaining("as those of the classic one") as string },
  ]);
});
