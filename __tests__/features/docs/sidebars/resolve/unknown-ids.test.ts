import { resolveSidebars } from "../../../../../src/features/docs/sidebars/resolve";
import { formatProblem } from "../../../../../src/lib/problem";
import { category, context, ids, resolved } from "./resolved";

describe("unknown ids", () => {
  const source =
    "docs:\n  - introduction\n  - b\n  - intro\n  - type: category\n    label: C\n    link: { type: doc, id: category-page }\n    items: [b]\n";

  it("are reported with line and the ids that are there, nearest first", () => {
    const { tree, problems } = resolved([...ids("ful", "a")], { source: "docs:\n  - a\n  - ful\n" });
    expect(problems.map(formatProblem).join("\n\n")).toMatchInlineSnapshot(`
"content/docs/sidebars.yml:3
  Couldn't find any doc with id 'ful' for the sidebar 'main'.
  → Write the id of a doc of this version: its path without number prefixes and extension, or its front matter \`id\` in place of the file name.
  valid: full, a, b, hidden"
`);
    expect(problems.map(({ severity }) => severity)).toEqual(["error"]);
    expect(tree).toHaveLength(1);
  });

  it("are reported for refs and for the links of categories too", () => {
    const { problems } = resolved(
      [{ type: "ref", id: "x" }, category("C", ids("a"), { link: { type: "doc", id: "category-page" } })],
      { source },
    );
    expect(problems.map(({ line, message }) => [line, message])).toEqual([
      [undefined, "Couldn't find any doc with id 'x' for the sidebar 'main'."],
      [7, "Couldn't find any doc with id 'category-page' for the sidebar 'main'."],
    ]);
  });

  it("are found at their own line, not at that of an id that begins alike", () => {
    expect(resolved(ids("intro"), { source }).problems.map(({ line }) => line)).toEqual([4]);
  });

  it("that YAML made of two lines are told at the first, with what to do about the indentation", () => {
    const joined = resolved(ids("index - guides/a"), { source: "docs:\n  - index\n     - guides/a\n" });
    expect(joined.problems).toMatchObject([
      { line: 2, choices: [], remedy: expect.stringMatching(/^YAML makes one id of lines/) as string },
    ]);
  });

  it("of all sidebars are reported at once", () => {
    const { problems } = resolveSidebars({ one: ids("x"), two: [category("C", ids("y"))] }, context);
    expect(problems.map(({ message }) => message)).toEqual([
      "Couldn't find any doc with id 'x' for the sidebar 'one'.",
      "Couldn't find any doc with id 'y' for the sidebar 'two'.",
    ]);
  });
});
