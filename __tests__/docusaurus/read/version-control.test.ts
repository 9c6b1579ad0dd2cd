import { versionControl } from "../../../src/docusaurus/read/version-control";

type Strategy = Record<"getFileCreationInfo" | "getFileLastUpdateInfo", (file: string) => unknown>;

/** A strategy that answers with its name, and what was asked of it. */
function strategyOf(name: string, asked: string[]) {
  return {
    initialize: ({ siteDir }: { siteDir: string }) => void asked.push(`begin ${siteDir}`),
    getFileCreationInfo: (file: string) => void asked.push(`creation ${file}`),
    getFileLastUpdateInfo: (file: string) => {
      asked.push(`update ${file}`);
      return name;
    },
  };
}

test.each([
  [undefined, "usual"],
  [true, "usual"],
  [false, "disabled"],
  ["git-eager", "git-eager"],
  [strategyOf("own", []), "own"],
])("%p stands for the strategy %s", (written, name) => {
  const usual = strategyOf("usual", []);
  const chosen = versionControl(written, { project: "/kiln", usual, presetOf: (preset) => strategyOf(preset, []) });
  expect((chosen as Strategy).getFileLastUpdateInfo("a.md")).toBe(name);
});

test("history is read once, before the first file that something asks for", () => {
  const asked: string[] = [];
  const usual = strategyOf("usual", asked);
  const chosen = versionControl(undefined, { project: "/kiln", usual, presetOf: () => undefined }) as Strategy;
  expect(asked).toEqual([]);
  chosen.getFileLastUpdateInfo("a.md");
  chosen.getFileCreationInfo("b.md");
  expect(asked).toEqual(["begin /kiln", "update a.md", "creation b.md"]);
});

test("a Docusaurus that knows of none has none", () => {
  const around = { project: "/kiln", usual: undefined, presetOf: () => undefined };
  expect([undefined, true, false, "git-eager"].map((written) => versionControl(written, around))).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});
