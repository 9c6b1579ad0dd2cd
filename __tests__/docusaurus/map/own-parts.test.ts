import { ownPartsNotes, reactNotes } from "../../../src/docusaurus/map/own-parts";

test("components of the theme that are not drawn in their places are named, and no others", () => {
  expect(ownPartsNotes(["Footer", "Tabs", "DocCardList", "KilnPicture", "DocSidebar/Desktop"])).toMatchObject([
    { name: "src/theme: Footer, DocSidebar/Desktop" },
  ]);
  expect(ownPartsNotes(["Tabs", "KilnPicture"])).toEqual([]);
});

test.each([
  ['{ "dependencies": { "react": "^19.0.0", "react-dom": "^19.0.0" } }', ["package.json: react ^19.0.0"]],
  ['{ "dependencies": { "react": "^18.2.0" } }', []],
  ['{ "dependencies": { "react-dom": "^19.0.0", "@kiln/react": "^20.0.0" } }', []],
  ["", []],
])("a newer React is told: %s", (text, names) => {
  expect(reactNotes(text).map(({ name }) => name)).toEqual(names);
});
