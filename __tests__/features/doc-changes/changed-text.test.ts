import { changedTextOf } from "../../../src/features/doc-changes/changed-text";

const lines = (text: string) => text.split("\n");

describe("changedTextOf", () => {
  it("finds nothing in two texts of the same lines", () => {
    expect(changedTextOf(["# A", "One."], ["# A", "One."])).toEqual({ added: 0, removed: 0, parts: [] });
  });

  it("shows a line in new words as one line, below its heading and between the lines around it", () => {
    const before = lines("# A\nIntro.\n## Ports\nBefore.\nThe server listens on port 3000.\nAfter.\nFar away.");
    const after = lines("# A\nIntro.\n## Ports\nBefore.\nThe server listens on port 8080.\nAfter.\nFar away.");
    expect(changedTextOf(before, after)).toEqual({
      added: 1,
      removed: 1,
      parts: [
        {
          heading: "Ports",
          lines: [
            { kind: "same", text: "Before." },
            {
              kind: "changed",
              pieces: [
                ["same", "The server listens on port "],
                ["removed", "3000"],
                ["added", "8080"],
                ["same", "."],
              ],
            },
            { kind: "same", text: "After." },
          ],
        },
      ],
    });
  });

  it("counts a word that stands twice as often as both lines have it", () => {
    const kinds = (before: string, after: string) =>
      changedTextOf([before], [after]).parts.flatMap((part) => part.lines.map(({ kind }) => kind));
    expect(kinds("a a b c", "a a d e")).toEqual(["changed"]);
    expect(kinds("a a b c", "a d e f")).toEqual(["removed", "added"]);
  });

  it("keeps lines apart that have little in common", () => {
    const { parts } = changedTextOf(["One two three four."], ["Quite another sentence."]);
    expect(parts).toEqual([
      {
        heading: "",
        lines: [
          { kind: "removed", text: "One two three four." },
          { kind: "added", text: "Quite another sentence." },
        ],
      },
    ]);
  });

  it("begins a part for each place, and says the heading of the newer text", () => {
    const before = lines("## Old name\na\nb\nc\nd\ne");
    const after = lines("## New heading here\na\nnew\nb\nc\nd\ne\nlast");
    const { parts } = changedTextOf(before, after);
    expect(parts.map(({ heading, lines: { length } }) => [heading, length])).toEqual([
      ["", 1],
      ["New heading here", 4],
      ["New heading here", 2],
    ]);
  });

  it("tells headings without their marks", () => {
    const [before, after] = [
      lines("## `run` of **all** in [docs](/docs/)\nOld."),
      lines("## `run` of **all** in [docs](/docs/)\nNew."),
    ];
    expect(changedTextOf(before, after).parts[0]?.heading).toBe("run of all in docs");
  });

  it("takes comments in code for no headings, and leaves out the marks of code beside a change", () => {
    const before = lines("## Run\n```bash\n# first\nnpm start\n```\nEnd.");
    const after = lines("## Run\n```bash\n# first\nnpm start -- --port 1\n```\nEnd.");
    expect(changedTextOf(before, after).parts).toEqual([
      {
        heading: "Run",
        lines: [
          { kind: "same", text: "# first" },
          {
            kind: "changed",
            pieces: [
              ["same", "npm start"],
              ["added", " -- --port 1"],
            ],
          },
        ],
      },
    ]);
  });

  it.each([
    ["longer fences", "````md", "```bash", "````"],
    ["fences of another sign", "~~~", "```bash", "~~~"],
  ])("takes lines in %s for no headings, whatever fences stand in the code", (_name, start, inner, end) => {
    const text = (command: string) => lines(`## Install\n${start}\n${inner}\n# a comment\n${command}\n${end}\n## Next`);
    expect(changedTextOf(text("npm i"), text("npm ci")).parts.map(({ heading }) => heading)).toEqual(["Install"]);
  });

  it.each([
    ["{/*", "*/}"],
    ["<!-- a", "-->"],
  ])("finds headings below a comment from %s to %s with a fence that has no end, and none in it", (start, end) => {
    const text = (word: string) =>
      lines(`## Install\n${start}\n## Hidden ${word}\n\`\`\`\n${end}\n\n## Next\n\nOne ${word}.`);
    const { parts } = changedTextOf(text("a"), text("b"));
    expect(parts.map(({ heading }) => heading)).toEqual(["Install", "Next"]);
  });

  it("takes what begins a comment in code for none", () => {
    const text = (word: string) => lines(`## Install\n\`\`\`html\n<!-- a\n\`\`\`\n## Next\n\nOne ${word}.`);
    expect(changedTextOf(text("a"), text("b")).parts.map(({ heading }) => heading)).toEqual(["Next"]);
  });

  it("finds headings below code whose fence is longer at its end", () => {
    const text = (word: string) => lines(`## Install\n\`\`\`\nnpm i\n\`\`\`\`\n## Next\nOne ${word}.`);
    expect(changedTextOf(text("a"), text("b")).parts.map(({ heading }) => heading)).toEqual(["Next"]);
  });

  it("finds headings below code that ends with its quote", () => {
    const text = (word: string) => lines(`## Install\n> \`\`\`\n> npm i\n\n## Next\nOne ${word}.`);
    expect(changedTextOf(text("a"), text("b")).parts.map(({ heading }) => heading)).toEqual(["Next"]);
  });

  it("shows texts that have almost nothing in common as a whole, and ends", () => {
    const before = Array.from({ length: 3000 }, (_, index) => `before ${index}`);
    const after = Array.from({ length: 3000 }, (_, index) => `after ${index}`);
    const { added, removed } = changedTextOf(before, after);
    expect([added, removed]).toEqual([3000, 3000]);
  });
});
