import { formatProblem } from "../../../../src/lib/problem";
import { parseMarkdown } from "../../../../src/mdx/compile/parse/parse";
import { unreadMarks } from "../../../../src/mdx/compile/parse/unread-marks";

const found = (text: string) => unreadMarks(parseMarkdown(text, {}), text, "docs/a.mdx").map(formatProblem).join("\n");

test("alerts of no type, and with text behind their mark, are told", () => {
  expect(found("Text.\n\n> [!NOTES]\n> A\n\n> [!TIP] B\n")).toMatchInlineSnapshot(`
    "docs/a.mdx:3:3
      The mark \`[!NOTES]\` is shown as it is written: there is no such alert.
      → Write one of the valid types.
      valid: NOTE, TIP, CAUTION, IMPORTANT, WARNING
    docs/a.mdx:6:3
      The mark \`[!TIP]\` is shown as it is written: text stands behind it.
      → Begin the text in the next line of the quote."
  `);
});

test("footnotes without a text, without a mark, and with the label of another one are told", () => {
  expect(found("One[^1], *two*\nand[^b] [^2].\n\n[^1]: First.\n[^1]: Again.\n[^C]: Lost.\n")).toMatchInlineSnapshot(`
    "docs/a.mdx:2:4
      The mark \`[^b]\` is shown as it is written: the file has no such footnote.
      → Write it, in a line that begins with \`[^b]:\`; where none is meant, write \`\\[^b]\`.
      valid: 1, C
    docs/a.mdx:2:9
      The mark \`[^2]\` is shown as it is written: the file has no such footnote.
      → Write it, in a line that begins with \`[^2]:\`; where none is meant, write \`\\[^2]\`.
      valid: 1, C
    docs/a.mdx:5:1
      A footnote \`[^1]:\` stands above already: readers see that one alone.
      → Give one of the two another label, or take it out.
    docs/a.mdx:6:1
      No mark leads to the footnote \`[^C]:\`: readers do not see it.
      → Write \`[^C]\` where it belongs, or take the footnote out."
  `);
  expect(found("One[^1].")).toMatchInlineSnapshot(`
    "docs/a.mdx:1:4
      The mark \`[^1]\` is shown as it is written: the file has no such footnote.
      → Write it, in a line that begins with \`[^1]:\`; where none is meant, write \`\\[^1]\`."
  `);
});

test.each([
  ["alerts and footnotes that are read", "> [!note]\n> A\n\nB[^One].\n\n[^one]: C"],
  ["marks that are meant as text", "> \\[!NOTES] A\n\nB \\[^1], `[^2]`\n\n```\n> [!NOPE]\n```"],
  ["a word in brackets where no footnote is", "Any of [^abc] and [!x]."],
  ["a link with such a label", "> [!NOPE]\n\n[!NOPE]: /docs/"],
])("%s are left alone", (_, text) => {
  expect(found(text)).toBe("");
});
