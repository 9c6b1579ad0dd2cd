import { parseMarkdown } from "../../../../src/mdx/compile/parse/parse";
import { unreadTables } from "../../../../src/mdx/compile/parse/unread-tables";
import { compiled, compileInScratch } from "../../../support/compiled";

compileInScratch();

const found = (text: string, isCommonMark = false) =>
  unreadTables(parseMarkdown(text, { isCommonMark }), text, "docs/a.mdx");

test("a table that became text is told with both numbers of columns, and with the row that it needs", () => {
  expect(found("Text.\n\n| a | b |\n|---|\n| 1 | 2 |\n")).toEqual([
    {
      severity: "warning",
      file: "docs/a.mdx",
      line: 4,
      column: 1,
      message: "The table is shown as text: its dividing row has 1 column, and the head above it has 2.",
      remedy: "Write a dividing row for 2 columns: `| --- | --- |`.",
    },
  ]);
  expect(found("| a | `b|c` |\n|:--|--:|")[0]?.remedy).toBe(
    "Write a dividing row for 3 columns: `| --- | --- | --- |`. A `|` inside of a cell is written `\\|`, also in code.",
  );
});

test("a table that became a heading, since its dividing row has no pipe, is told with the row that it needs", () => {
  expect(found("Text.\n\na | b\n---\n1 | 2\n")).toEqual([
    {
      severity: "warning",
      file: "docs/a.mdx",
      line: 4,
      column: 1,
      message: "The table is shown as a heading and text: its dividing row has no `|`.",
      remedy:
        "Write a dividing row for 2 columns: `| --- | --- |`. In a heading that is meant as such, begin the line with `##`.",
    },
  ]);
});

test("a table without rows is told as a heading alone", () => {
  const messages = ["| a |\n---\n\nText.", "a | b | c\n---"].flatMap((text) => found(text)).map((one) => one.message);
  expect(new Set(messages)).toEqual(new Set(["The table is shown as a heading: its dividing row has no `|`."]));
  expect(messages).toHaveLength(2);
});

it.each([
  ["| a | b |\n------\n| 1 | 2 |", "2:1"],
  ["| a | b |\n---", "2:1"],
  ["Name | Type | Default\n---", "2:1"],
  ["a | b | c | d\n---\n\n1 | 2 | 3 | 4", "2:1"],
  ["> a | `b` | c\n> ---\n\nText.", "2:3"],
  ["Text above.\na | b | c\n---\n1 | 2 | 3", "3:1"],
  ["> a | b\r\n> ---\r\n> 1 | 2\r\n", "2:3"],
  ["- a | b\n  ---\n  1 | 2", "2:3"],
  ["a | b\n--- | --- | ---", "2:1"],
  ["| a |\n| --- | --- |", "2:1"],
  ["Text above.\n| **a** | b |\n|---|---|---|", "3:1"],
  ["> | a | b |\n> |---|", "2:3"],
  ["- | a | b |\n  | --- |\n  | 1 | 2 |", "2:3"],
  ["| a \\| b | c |\n|---|---|---|", "2:1"],
  ["<Tabs>\n\n| a | b |\n|---|\n\n</Tabs>", "4:1"],
  ["| a | b |\r\n|---|\r\n", "2:1"],
])("%j", (text, place) => {
  expect(found(text).map(({ line, column }) => `${line}:${column}`)).toEqual([place]);
});

it.each([
  "| a | b |\n|---|---|\n| 1 |\n| 1 | 2 | 3 |",
  "a | b\n- | -",
  "```md\n| a | b |\n|---|\n```",
  "    | a | b |\n    |---|",
  "Code `\n| a | b |\n|---|\n` and {`\n| a | b |\n|---|\n`}",
  "{`\n| a | b |\n|---|\n`}",
  "{/*\n| a | b |\n|---|\n*/}",
  "export const a = `\n| a | b |\n|---|\n`;",
  "Either a | b, or\nc | d.",
  "| a | b |\n\n|---|",
  "Text | more\n---",
  "Text | more\n---\nText.",
  "The types a|b|c\n---",
  "Either `a | b | c` or d | e\n---",
  "a || b || c\n---",
  "Text | more\n---\n\n1 | 2",
  "The sign `|` and `a | b`\n---\n1 | 2",
  "The sign \\| there\n---\n1 | 2",
  "Text | more\n===\n1 | 2",
  "## Text | more\n1 | 2",
  "| a |\n| - |\n\n---\n",
  "A text\n|---|",
  "|---|\n|---|---|",
  "+---+---+\n| a | b |\n+---+---+",
  "| a | b |\n\\|---|",
])("nothing is told of %j", (text) => {
  expect(found(text, text.startsWith("    "))).toEqual([]);
});

test("a page has the warning, with the line in its file", async () => {
  const { facts } = await compiled("---", "title: A", "---", "", "| a | b |", "|---|");
  expect(facts.problems).toMatchObject([{ severity: "warning", file: "content/page.mdx", line: 6 }]);
});

test("text without a place, as plugins make it, is left alone", () => {
  const children = [{ type: "text" as const, value: "| a | b |\n|---|" }];
  const text = "| a | b |\n|---|";
  expect(unreadTables({ type: "root", children: [{ type: "paragraph", children }] }, text, "a.md")).toEqual([]);
});
