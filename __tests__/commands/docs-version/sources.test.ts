import { sourceSteps } from "../../../src/commands/docs-version/sources";

const current = { name: "current", folder: "content/docs", editUrl: "https://code.example/docs/" };
const first = {
  name: "1.0",
  folder: "content/versioned_docs/version-1.0",
  editUrl: "https://code.example/versioned_docs/version-1.0/",
};
const SITE = `export const site = { docs: [{ id: "a", sources: [
  { name: "current", folder: "content/docs", editUrl: "https://code.example/docs/", sidebars },
] }] };
`;
const folders = ["content/docs", "content/i18n/fr/docs", "content/versioned_docs/version-1.0"];
const instance = {
  id: "a",
  sources: [current, first],
  siteFile: SITE,
  translations: [
    { folder: "content", translated: "content/i18n/fr" },
    { folder: "content", translated: "content/i18n/de" },
  ],
  isThere: (folder: string) => folders.includes(folder),
};

describe("sourceSteps", () => {
  it("copies the docs being written and their translations beside other versions, and adds an entry like theirs", () => {
    const next = "content/versioned_docs/version-2.0";
    const editUrl = "https://code.example/versioned_docs/version-2.0/";
    expect(sourceSteps("2.0", instance)).toEqual([
      { kind: "copy", from: "content/docs", to: next },
      { kind: "copy", from: "content/i18n/fr/docs", to: "content/i18n/fr/versioned_docs/version-2.0" },
      {
        kind: "edit",
        file: "src/site.ts",
        text: SITE.replace("\n]", `\n  { name: "2.0", folder: "${next}", editUrl: "${editUrl}", sidebars },\n]`),
        what: `\`sources\` of the docs instance 'a': { name: "2.0", folder: "${next}", editUrl: "${editUrl}" }`,
      },
    ]);
  });

  it("puts the first version beside the docs being written", () => {
    const [copy, , edit] = sourceSteps("1.0", { ...instance, sources: [current] });
    expect(copy).toEqual({ kind: "copy", from: "content/docs", to: "content/docs-1.0" });
    expect(edit).toMatchObject({
      what: expect.stringContaining(
        '{ name: "1.0", folder: "content/docs-1.0", editUrl: "https://code.example/docs-1.0/" }',
      ) as string,
    });
  });

  it("leaves an address of all versions as it is", () => {
    const editUrl = "https://code.example/docs/";
    const [, , edit] = sourceSteps("2.0", { ...instance, sources: [current, { ...first, editUrl }] });
    expect(edit).toMatchObject({ what: expect.stringContaining(`editUrl: "${editUrl}" }`) as string });
  });

  it("asks for the entry where settings make it by code, with all that it needs", () => {
    const sidebars = { file: "sidebars.js", value: {} };
    const given = { ...instance, sources: [{ ...current, sidebars }], siteFile: "export const site = made();" };
    expect(sourceSteps("1.0", given).at(-1)).toEqual({
      kind: "ask",
      text:
        "Add to `sources` of the docs instance 'a' in src/site.ts, below the entry of 'current':\n\n" +
        '  { name: "1.0", folder: "content/docs-1.0", editUrl: "https://code.example/docs-1.0/" },\n\n' +
        "and give it as that has it: sidebars.",
    });
  });

  it.each([
    ["1.0", {}, "has a version '1.0' already. It has: current, 1.0."],
    ["a b", {}, "cannot be a version's name"],
    ["2.0", { sources: [first] }, "`sources` of the docs instance 'a' have no 'current'"],
    ["2.0", { isThere: () => true }, "content/versioned_docs/version-2.0 is there already, and no version"],
    ["2.0", { isThere: () => false }, "content/docs, of which a version is made, is not there"],
    [
      "2.0",
      { sources: [current, { name: "1.0", folder: "content/docs/1.0" }] },
      "content/docs/1.0, the folder of '1.0', lies in content/docs",
    ],
  ])("refuses %j with %j", (name, given, message) => {
    expect(() => sourceSteps(name, { ...instance, ...given })).toThrow(message);
  });
});
