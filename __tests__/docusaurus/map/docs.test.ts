import { mapSite } from "../../../src/docusaurus/map/site";
import { mapDocs } from "../../../src/docusaurus/map/docs";
import { editAddressOf } from "../../../src/docusaurus/map/edit-url";
import { below } from "../../../src/lib/content/folder-path";
import { folderWith } from "./folder";

const name = "@docusaurus/plugin-content-docs";

test.each([
  ["../website", "docs", "../website/docs"],
  ["../website", "../docs", "../docs"],
  ["../website", "./a/../b/", "../website/b"],
  ["/abs/website", "docs", "/abs/website/docs"],
  ["website", "/", "website"],
])("below %s, %s is %s", (folder, path, expected) => {
  expect(below(folder, path)).toBe(expected);
});

test("edit addresses keep their scheme, and follow folders upwards", () => {
  expect(editAddressOf("https://git.example/a/edit/main/website/", "docs")).toBe(
    "https://git.example/a/edit/main/website/docs",
  );
  expect(editAddressOf("https://git.example/a/edit/main/website", "../docs")).toBe(
    "https://git.example/a/edit/main/docs",
  );
});

test("an instance without options has Docusaurus' own", () => {
  const { instance, notes } = mapDocs({ name, options: {} }, folderWith());
  expect(notes).toEqual([]);
  expect(instance.feed).toEqual({ formats: [] });
  expect(instance).toMatchObject({
    id: "default",
    content: "../website/docs",
    routeBasePath: "/docs",
    sources: [{ name: "current", folder: "../website/docs" }],
    numberPrefixes: true,
    showLastUpdateTime: false,
  });
});

test("an instance has its versions where they lie, with their sidebars and edit addresses", () => {
  const sidebars = { file: "../website/recipes-sidebars.js", value: { all: ["a"] } };
  const { instance, notes } = mapDocs(
    {
      name,
      options: {
        id: "recipes",
        path: "recipes",
        routeBasePath: "/glazes",
        editUrl: "https://git.example/edit/main/",
        lastVersion: "2.0",
        versions: { current: { label: "Next", path: "next", className: "newest" }, "0.1": { label: "Gone" } },
        numberPrefixParser: false,
      },
    },
    folderWith({}, { instances: { recipes: { versions: ["2.0", "1.0"], sidebars: { current: sidebars } } } }),
  );
  expect(instance).toMatchObject({
    content: "../website/recipes",
    routeBasePath: "/glazes",
    lastVersion: "2.0",
    versions: { current: { label: "Next", path: "next", className: "newest" } },
    numberPrefixes: false,
    sources: [
      { name: "current", folder: "../website/recipes", editUrl: "https://git.example/edit/main/recipes", sidebars },
      {
        name: "2.0",
        folder: "../website/recipes_versioned_docs/version-2.0",
        editUrl: "https://git.example/edit/main/recipes_versioned_docs/version-2.0",
      },
      { name: "1.0", folder: "../website/recipes_versioned_docs/version-1.0" },
    ],
  });
  expect(Object.keys(instance.versions ?? {})).toEqual(["current"]);
  expect(notes).toEqual([
    {
      name: `${name} (recipes): versions`,
      means: "There is no version '0.1', and what is said of it has no effect.",
      remedy: "Take it out, or name one that is there: current, 2.0, 1.0.",
    },
  ]);
});

test.each([
  [{ onlyIncludeVersions: ["2.0"] }, ["2.0"]],
  [{ includeCurrentVersion: false }, ["2.0", "1.0"]],
  [{ disableVersioning: true }, ["current"]],
  [{ disableVersioning: true, includeCurrentVersion: false }, ["current"]],
])("with %j the versions are %j", (options, names) => {
  const instances = { default: { versions: ["2.0", "1.0"], sidebars: {} } };
  const { instance } = mapDocs({ name, options }, folderWith({}, { instances }));
  expect(instance.sources?.map((source) => source.name)).toEqual(names);
});

test.each([
  [{ onlyIncludeVersions: ["2.0", "1.0"], lastVersion: "1.0" }, []],
  [{ lastVersion: "3.0" }, ["lastVersion: There is no version '3.0': the newest one is the last."]],
  [{ onlyIncludeVersions: ["2.0", "1.1"] }, ["onlyIncludeVersions: There is no version '1.1'."]],
  [{ onlyIncludeVersions: [] }, ["onlyIncludeVersions: It leaves no version: these docs have no pages."]],
  [
    { disableVersioning: true, includeCurrentVersion: false },
    ["includeCurrentVersion: There is no other version than the current one, which is built all the same."],
  ],
])("of versions in %j is said what Docusaurus would refuse", (options, said) => {
  const instances = { default: { versions: ["2.0", "1.0"], sidebars: {} } };
  const { notes } = mapDocs({ name, options }, folderWith({}, { instances }));
  expect(notes.map((note) => `${note.name.replace(`${name} (default): `, "")}: ${note.means}`)).toEqual(said);
});

test("what has no equivalent is noted by name, with a remedy", () => {
  const options = { docItemComponent: "@theme/Item", beforeRemark: 1, showLastUpdateAuthor: true };
  const { notes, instance } = mapDocs({ name, options }, folderWith());
  expect(notes.map((note) => note.name)).toEqual([
    `${name} (default): docItemComponent`,
    `${name} (default): beforeRemark`,
  ]);
  expect(notes[0]?.remedy).toContain("`noIndex` of their version");
  expect(notes[1]?.remedy).toBe("Take it out, or change the content so that it is not needed.");
  expect(instance.showLastUpdateAuthor).toBe(true);
});

test("docs show the way to themselves, unless it is off", () => {
  const mapped = (options: Record<string, unknown>) => mapDocs({ name, options }, folderWith());
  const all = [{}, { breadcrumbs: true }, { breadcrumbs: false }].map(mapped);
  expect(all.map(({ instance }) => instance.breadcrumbs)).toEqual([true, true, false]);
  expect(all.flatMap(({ notes }) => notes)).toEqual([]);
});

test("functions of the options stay functions", () => {
  const options = {
    editUrl: () => "x",
    sidebarItemsGenerator: () => [],
    numberPrefixParser: () => ({ filename: "a" }),
  };
  const { notes, instance } = mapDocs({ name, options }, folderWith());
  expect(notes).toEqual([]);
  const { editUrl, sidebarItems, numberPrefixes } = instance;
  expect([editUrl, sidebarItems, numberPrefixes].map((value) => typeof value)).toEqual(Array(3).fill("function"));
  expect(instance.sources).toEqual([{ name: "current", folder: "../website/docs" }]);
});

test("an option of the wrong kind is an error with its value, and what is allowed", () => {
  const wrong = { editUrl: 3, sidebarPath: true, versions: { current: { banner: "old" } } };
  expect(() => mapDocs({ name, options: wrong }, folderWith())).toThrow(
    [
      `The options of ${name} are not valid:`,
      "  - 'sidebarPath' is true: Invalid input; allowed: a string, false",
      "  - 'editUrl' is 3: Invalid input; allowed: a string, a function",
      `  - 'versions.current.banner' is "old": Invalid option: expected one of "none"|"unreleased"|"unmaintained"; allowed: none, unreleased, unmaintained`,
    ].join("\n"),
  );
  expect(() => mapDocs({ name, options: { path: 3 } }, folderWith())).toThrow(
    `The options of ${name} are not valid:\n  - 'path' is 3: `,
  );
});

test.each([
  ["ignore", "ignore"],
  ["log", "warn"],
  ["throw", "throw"],
])("tags that no file lists are as grave as '%s' says", (onInlineTags, expected) => {
  const { instance, notes } = mapDocs(
    { name: "@docusaurus/plugin-content-docs", options: { onInlineTags } },
    folderWith(),
  );
  expect([instance.onInlineTags, notes]).toEqual([expected, []]);
});

test.each([
  [{ sidebarCollapsed: false }, { collapsible: true, collapsed: false }],
  [{ sidebarCollapsible: false }, { collapsible: false, collapsed: false }],
  [
    { sidebarCollapsible: false, sidebarCollapsed: true },
    { collapsible: false, collapsed: false },
  ],
])("sidebars with the options %j have such categories: those that do not close are open", (options, expected) => {
  const { instance, notes } = mapDocs({ name: "@docusaurus/plugin-content-docs", options }, folderWith());
  expect([instance.categories, notes]).toEqual([expected, []]);
});

test("an instance has its file of tags and the path of their list", () => {
  const options = { tags: "words.yml", tagsBasePath: "words" };
  const { instance, notes } = mapDocs({ name, options }, folderWith());
  expect(notes).toEqual([]);
  expect(instance).toMatchObject({ tagsFile: "words.yml", paths: { tags: "words" } });
});

test("two plugins for docs with one id are told as Docusaurus' plugins, and not as settings of the site", () => {
  const plugins = [["@docusaurus/plugin-content-docs", { path: "more" }]];
  expect(() => mapSite(folderWith({ presets: ["classic"], plugins }))).toThrow(
    "../website/docusaurus.config.js is not valid: two plugins '@docusaurus/plugin-content-docs' have the id 'default'.",
  );
});
