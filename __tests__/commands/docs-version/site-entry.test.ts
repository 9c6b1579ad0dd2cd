import { withSource } from "../../../src/commands/docs-version/site-entry";

const added = {
  id: "a",
  current: { name: "current", folder: "content/docs" },
  entry: { name: "2.0", folder: "content/docs-2.0" },
};
const siteWith = (sources: string, id = "a") =>
  `export const site = {\n  docs: [{ id: "${id}", sources: ${sources} }],\n} satisfies SiteFile;\n`;

describe("withSource", () => {
  it.each([
    [
      '[{ name: "current", folder: "content/docs" }]',
      '[{ name: "current", folder: "content/docs" }, { name: "2.0", folder: "content/docs-2.0" }]',
    ],
    [
      `[\n    // Newest first.\n    { "name": 'current', "folder": "./content/docs/", texts: { a: "b" } },\n    old,\n  ]`,
      `[\n    // Newest first.\n    { "name": 'current', "folder": "./content/docs/", texts: { a: "b" } },\n    { "name": "2.0", "folder": "content/docs-2.0", texts: { a: "b" } },\n    old,\n  ]`,
    ],
    [
      '([{ name: "current", folder: "content/docs", editUrl: byHand }] as const)',
      '([{ name: "current", folder: "content/docs", editUrl: byHand }, { name: "2.0", folder: "content/docs-2.0", editUrl: byHand }] as const)',
    ],
  ])("copies the entry in %j", (before, after) => {
    expect(withSource(siteWith(before), added)).toBe(siteWith(after));
  });

  it("copies sidebars that stand as a constant, so that the version keeps them", () => {
    const constant = 'const sidebars1: Sidebars = { file: "src/site.ts", value: { main: ["a"] } };\n';
    const list = '[{ name: "current", folder: "content/docs", sidebars: sidebars1 }]';
    expect(withSource(constant + siteWith(list), added)).toBe(
      constant +
        siteWith(
          '[{ name: "current", folder: "content/docs", sidebars: sidebars1 }, ' +
            '{ name: "2.0", folder: "content/docs-2.0", sidebars: { file: "src/site.ts", value: { main: ["a"] } } }]',
        ),
    );
    const imported = siteWith(list);
    expect(withSource(imported, added)).toContain('folder: "content/docs-2.0", sidebars: sidebars1 }');
  });

  it("adds it in each language that has sources of its own, and to no other instance", () => {
    const list = '[{ name: "current", folder: "content/docs" }]';
    const after = withSource([siteWith(list), siteWith(list, "b"), siteWith(list)].join(""), added);
    expect(after?.split('name: "2.0"').length).toBe(3);
  });

  it.each([
    ["made by a function", "versions()"],
    ["spread", "[...versions]"],
    ["another folder's", '[{ name: "current", folder: "docs" }]'],
    ["with a folder by a name", '[{ name: "current", folder }]'],
  ])("is no text where sources are %s", (_, list) => {
    expect(withSource(siteWith(list), added)).toBeUndefined();
  });

  it("is no text where an address that would be another one is made by code", () => {
    const list = '[{ name: "current", folder: "content/docs", editUrl: `${code}/docs/` }]';
    const current = { ...added.current, editUrl: "https://code.example/docs/" };
    const entry = { ...added.entry, editUrl: "https://code.example/docs-2.0/" };
    expect(withSource(siteWith(list), { ...added, current, entry })).toBeUndefined();
  });
});
