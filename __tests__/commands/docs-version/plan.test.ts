import { versionSteps } from "../../../src/commands/docs-version/plan";

const versioned = {
  id: "default",
  content: "content/docs",
  versionsFile: "# Newest first.\n- current # being written\n- 1.0.0\n",
  versions: ["current", "1.0.0"],
  entries: ["1.0.0", "current", "versions.yml", "drafts"],
  translations: [],
};

describe("versionSteps", () => {
  it("copies what is being written, and lists the version below it; comments stay", () => {
    expect(versionSteps("1.1.0", versioned)).toEqual([
      { kind: "copy", from: "content/docs/current", to: "content/docs/1.1.0" },
      {
        kind: "write",
        file: "content/docs/versions.yml",
        text: "# Newest first.\n- current # being written\n- 1.1.0\n- 1.0.0\n",
      },
    ]);
  });

  it("moves the docs of an instance without versions into the folder of what is being written", () => {
    const unversioned = {
      id: "c",
      content: "c",
      versions: ["current"],
      entries: ["a.mdx", "sidebars.yml"],
      translations: [],
    };
    expect(versionSteps("1.0.0", unversioned)).toEqual([
      { kind: "move", from: "c/a.mdx", to: "c/current/a.mdx" },
      { kind: "move", from: "c/sidebars.yml", to: "c/current/sidebars.yml" },
      { kind: "copy", from: "c/current", to: "c/1.0.0" },
      {
        kind: "write",
        file: "c/versions.yml",
        text: "# Newest first. `current` is the version being written.\n- current\n- 1.0.0\n",
      },
    ]);
  });

  it("takes translations along", () => {
    const french = { content: "i18n/fr/docs", entries: ["current", "1.0.0"] };
    const german = { content: "i18n/de/docs", entries: ["1.0.0"] };
    expect(versionSteps("1.1.0", { ...versioned, translations: [french, german] }).slice(0, -1)).toEqual([
      { kind: "copy", from: "content/docs/current", to: "content/docs/1.1.0" },
      { kind: "copy", from: "i18n/fr/docs/current", to: "i18n/fr/docs/1.1.0" },
    ]);
    const unversioned = { id: "c", content: "c", versions: ["current"], entries: ["a.mdx"] };
    const translations = [{ content: "fr/c", entries: ["a.mdx"] }];
    expect(versionSteps("1.0.0", { ...unversioned, translations }).slice(0, -1)).toEqual([
      { kind: "move", from: "c/a.mdx", to: "c/current/a.mdx" },
      { kind: "move", from: "fr/c/a.mdx", to: "fr/c/current/a.mdx" },
      { kind: "copy", from: "c/current", to: "c/1.0.0" },
      { kind: "copy", from: "fr/c/current", to: "fr/c/1.0.0" },
    ]);
    const taken = { content: "i18n/fr/docs", entries: ["current", "1.1.0"] };
    expect(() => versionSteps("1.1.0", { ...versioned, translations: [taken] })).toThrow(
      "i18n/fr/docs/1.1.0 is there already, and no version.",
    );
    const within = [{ content: "fr/c", entries: ["current"] }];
    expect(() => versionSteps("1.0.0", { ...unversioned, translations: within })).toThrow(
      "fr/c/current is there already",
    );
  });

  it("puts quotes around a name that YAML would read as a number", () => {
    expect(versionSteps("2.0", versioned).at(-1)).toMatchObject({
      text: expect.stringContaining('\n- "2.0"\n') as string,
    });
    expect(versionSteps("2", versioned).at(-1)).toMatchObject({ text: expect.stringContaining('\n- "2"\n') as string });
  });

  it.each([
    ["[current, 1.0.0]\n", "[current, 1.1.0, 1.0.0]\n"],
    ["# Newest first.\n[ current, 1.0.0 ]\n", "# Newest first.\n[ current, 1.1.0, 1.0.0 ]\n"],
    ["[\n  current, # being written\n  1.0.0,\n]\n", "[\n  current, # being written\n  1.1.0,\n  1.0.0\n]\n"],
    ['-   "current"\n\n# Old.\n- 1.0.0', '- "current"\n- 1.1.0\n\n# Old.\n- 1.0.0\n'],
    ["- next\n- current\n", "- next\n- current\n- 1.1.0\n"],
  ])("edits the list %j as it is written", (versionsFile, text) => {
    expect(versionSteps("1.1.0", { ...versioned, versionsFile }).at(-1)).toMatchObject({ text });
  });

  it.each(["", "{}\n", "- current\n- [", "versions: [current]\n"])("refuses to edit %j", (versionsFile) => {
    expect(() => versionSteps("1.1.0", { ...versioned, versionsFile })).toThrow(
      "content/docs/versions.yml is no list in YAML that has 'current'.",
    );
  });

  it.each([
    ["1.0.0", "has a version '1.0.0' already. It has: current, 1.0.0."],
    ["current", "is the version that is being written"],
    ["drafts", "content/docs/drafts is there already, and no version"],
    ["../x", "cannot be a version's name"],
    ["a b", "cannot be a version's name"],
    [".hidden", "cannot be a version's name"],
  ])("refuses %j", (name, message) => {
    expect(() => versionSteps(name, versioned)).toThrow(message);
  });

  it("moves nothing where an instance without versions has a folder with the name of its new one", () => {
    const unversioned = {
      id: "c",
      content: "c",
      versions: ["current"],
      entries: ["a.mdx", "current"],
      translations: [],
    };
    expect(() => versionSteps("1.0.0", unversioned)).toThrow(
      "c/current is there already, but c/versions.yml is not: all files of c would be moved into it, and it into itself. " +
        "Write c/versions.yml with the line `- current` if the docs being written are in c/current. " +
        "If not, give c/current another name.",
    );
  });

  it("says that there is nothing being written of which a version could be made", () => {
    const released = { ...versioned, versionsFile: "- 1.0.0\n", versions: ["1.0.0"] };
    expect(() => versionSteps("2.0.0", released)).toThrow("does not list 'current'");
  });
});
