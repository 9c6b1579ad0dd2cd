import { parse } from "yaml";
import { z } from "zod";
import { fieldsOf } from "../../../src/features/cms/editor-field";
import { ENTRIES, type FileShape } from "../../../src/features/cms/file-format/content-file";
import { editedFile, record } from "./support/edited-file";

const item = z.strictObject({ term: z.string(), description: z.string().optional() });
const schema = z.strictObject({
  nul: z.string().optional(),
  tags: z.array(z.string()).default([]),
  group: z.strictObject({ inner: z.string().optional() }).optional(),
  terms: z.array(item).default([]),
  last: z.string().optional(),
});
const shape: FileShape = { extension: "yml", kind: "yaml", fields: fieldsOf(schema) };

const LONG = "word ".repeat(40).trim();
const VALUES = [
  "plain",
  "A page.\nOf text.",
  "multi\nline: with # signs\n\n  and more\n- a\n# b",
  "a\n",
  "a \n b",
  "a\n\n\n\tb",
  "---\na\n---",
  "...",
  "a: b",
  "a:",
  ": a",
  "a # b",
  "# a",
  "a, b",
  "[a]",
  "- a",
  "?",
  "&a *b !c",
  "@a `b` %c",
  `"quoted"`,
  "'single'",
  `both " and '`,
  `both " and '\nin lines`,
  "  leading",
  "0x1",
  "0o7",
  "1_000",
  "-1.5e3",
  ".inf",
  "2024-05-03",
  "true",
  "null",
  "~",
  "yes",
  "<<",
  "naïve ☃ 🦖\u00a0\u2028x",
  "\u{1}\\n\\",
  "a\tb",
  "a\rb",
  LONG,
  `${LONG}\n${LONG}, [b] # c`,
];

/** Files of which one value is edited, and what the form shows and the file says with a value there. */
const CONTEXTS: [name: string, lines: string, withValue: (value: string) => object][] = [
  ["a line", "nul: x\n", (nul) => ({ nul })],
  ["a line with a comment", "nul: '0x1' # t\n", (nul) => ({ nul })],
  ["an empty line with a comment", "nul: # t\n", (nul) => ({ nul })],
  ["lines", "nul: |-\n  x\n  y\n", (nul) => ({ nul })],
  ["lines with a comment", "nul: >- # gone\n  x\n  y\n", (nul) => ({ nul })],
  ["folded lines", "nul: x\n  y # t\n", (nul) => ({ nul })],
  ["braces", "group: { inner: x } # t\n", (inner) => ({ group: { inner } })],
  ["a group", "group:\n  # t\n  inner: x # t\n", (inner) => ({ group: { inner } })],
  ["brackets", 'tags: ["a", x] # t\n', (tag) => ({ tags: ["a", tag] })],
  ["a list", "tags:\n  - a # t\n  - x # t\n", (tag) => ({ tags: ["a", tag] })],
  ["a text for a list", "tags: x # t\n", (tag) => ({ tags: ["a", tag, LONG] })],
  [
    "an item in braces",
    "terms:\n  - { term: doc, description: A page. } # t\n",
    (description) => ({ terms: [{ term: "doc", description }] }),
  ],
  [
    "an item",
    "terms:\n  - term: doc\n    description: x # t\n  - term: b\n",
    (description) => ({ terms: [{ term: "doc", description }, { term: "b" }] }),
  ],
];

const [ABOVE, BELOW] = ["# Above.\nx_above: 1 # one\n", "# Below.\nx_below: [ 2 ] # two\n"];

/** What a file says once a value of it was edited, which of the lines around stayed, and its comments. */
function after(lines: string, edit: object) {
  const text = editedFile(`${ABOVE}${lines}${BELOW}`, { ...edit }, shape);
  const around = [text.startsWith(ABOVE), text.endsWith(BELOW)];
  return { says: parse(text) as unknown, around, comments: text.match(/# t$/gm)?.length ?? 0 };
}

test.each(CONTEXTS)(
  "each value that is edited in %s is read as it was written, and all around stays",
  (_name, lines, withValue) => {
    const comments = lines.match(/# t$/gm)?.length ?? 0;
    const seen = VALUES.map((value) => ({ value, ...after(lines, withValue(value)) }));
    const wanted = VALUES.map((value) => {
      const says = { x_above: 1, ...withValue(value.trim()), x_below: [2] };
      return { value, says, around: [true, true], comments };
    });
    expect(seen).toEqual(wanted);
  },
);

test("an entry in braces with a comment keeps that behind its lines", () => {
  const entries = [{ key: "ada", name: "A\nB" }];
  expect(editedFile("ada: { name: A } # t\n", { [ENTRIES]: entries }, record)).toBe('ada:\n  name: "A\\nB" # t\n');
});
