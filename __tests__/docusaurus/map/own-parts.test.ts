import { ownPartsNotes, reactNotes } from "../../../src/docusaurus/map/own-parts";

test("components of the theme that are not drawn in their places are named, and no others", () => {
  const named = (...names: string[]) => names.map((name) => ({ name }));
  const ofTheme = { name: "Layout", folder: "kiln/theme" };
  const parts = named("Footer", "Tabs", "DocCardList", "Icons", "Icon/Edit", "KilnPicture", "DocSidebar/Desktop");
  expect(ownPartsNotes([...parts, ofTheme])).toMatchObject([
    { name: "src/theme: Footer, Icon/Edit, DocSidebar/Desktop" },
    { name: "kiln/theme: Layout" },
  ]);
  const around = named("Error", "ErrorKiln", "ReactLiveScope", "ThemeProvider/TitleFormatter", "ThemedKiln");
  expect(ownPartsNotes(around)).toMatchObject([
    { name: "src/theme: Error" },
    { name: "src/theme: ReactLiveScope" },
    { name: "src/theme: ThemeProvider/TitleFormatter" },
  ]);
  expect(ownPartsNotes(named("Tabs", "KilnPicture"))).toEqual([]);
});

test("what is advised fits what components do: heads of pages, live code, lists, and what readers see", () => {
  const titles = "ThemeProvider/TitleFormatter";
  const names = [
    "DocItem/Metadata",
    "DocTagsListPage",
    "DocItem",
    "ReactLiveScope",
    "DocTagDocListPage",
    titles,
    "Footer/Layout",
  ];
  const parts = names.map((name) => ({ name }));
  expect(ownPartsNotes(parts).map(({ name, remedy }) => [name, remedy.slice(0, 30)])).toEqual([
    ["src/theme: DocItem/Metadata, ThemeProvider/TitleFormatter", "Say what it puts into heads of"],
    ["src/theme: DocTagsListPage, DocTagDocListPage", "Where it keeps lists from sear"],
    ["src/theme: DocItem", "Look what readers would miss, "],
    ["src/theme: ReactLiveScope", "Add the names that it gives to"],
    ["src/theme: Footer/Layout", "Put a copy of `Footer` beside "],
  ]);
});

test.each([
  ['{ "dependencies": { "react": "^19.0.0", "react-dom": "^19.0.0" } }', ["package.json: react ^19.0.0"]],
  ['{ "dependencies": { "react": "^18.2.0" } }', []],
  ['{ "dependencies": { "react-dom": "^19.0.0", "@kiln/react": "^20.0.0" } }', []],
  ["", []],
])("a newer React is told: %s", (text, names) => {
  expect(reactNotes(text).map(({ name }) => name)).toEqual(names);
});
