import { z } from "zod";
import { fieldsOf, recordFieldsOf } from "../../../src/features/cms/editor-field";
import { contentOf, ENTRIES, textOf, type FileShape } from "../../../src/features/cms/file-format/content-file";

const schema = z.strictObject({
  title: z.string().optional(),
  position: z.number().optional(),
  tags: z.array(z.string()).default([]),
  more: z.array(z.string()).default([]),
  update: z.strictObject({ author: z.string().optional() }).optional(),
  links: z.array(z.strictObject({ label: z.string(), to: z.string() })).default([]),
});
const yaml: FileShape = { extension: "yml", kind: "yaml", fields: fieldsOf(schema) };
const people = z.record(z.string(), z.strictObject({ name: z.string() }));
const record: FileShape = { extension: "yml", kind: "record", fields: recordFieldsOf(people) };

/** A file that is opened, edited and saved. */
function edited(text: string, edit: Record<string, unknown>, shape = yaml): string {
  return textOf({ ...contentOf(text, shape), ...edit }, shape);
}

const FILE = "title: &t Hi\ntags: &l [a]\nmore: *l\nupdate: { author: *t }\nx_other: *l\n";

test("anchors and aliases stay where what they say stays", () => {
  expect(edited(FILE, {})).toBe(FILE);
  expect(edited(FILE, { position: 2 })).toBe(`${FILE}position: 2\n`);
});

test("an alias whose anchor is edited away says what it said", () => {
  expect(edited(FILE, { tags: ["a", "b"] })).toBe(
    "title: &t Hi\ntags: [a, b]\nmore: [a]\nupdate: { author: *t }\nx_other: [a]\n",
  );
  expect(edited(FILE, { title: undefined })).toBe("tags: &l [a]\nmore: *l\nupdate: { author: Hi }\nx_other: *l\n");
  const head = edited(`---\n${FILE}---\n`, { title: "Ho" }, { ...yaml, extension: "md", kind: "markdown" });
  expect(head).toBe(`---\n${FILE.replace("&t Hi", "Ho").replace("*t", "Hi")}---\n`);
});

test("an alias whose anchor stays and says something else is written as its field shows it", () => {
  expect(edited("tags: &l\n  - a\nmore: *l\n", { tags: ["b"] })).toBe("tags: &l\n  - b\nmore: [a]\n");
});

test("parts of lists and entries of records that are aliases say what is shown", () => {
  const lines = "links:\n  - &one { label: A, to: /a/ }\n  - { label: B, to: /b/ }\n  - *one\n";
  const links = ["C", "B", "A"].map((label) => ({ label, to: `/${label.toLowerCase()}/` }));
  expect(contentOf(edited(lines, { links }), yaml)).toMatchObject({ links });
  const entries = [
    { key: "ada", name: "B" },
    { key: "bob", name: "A" },
  ];
  const both = edited("ada: &a\n  name: A\nbob: *a\n", { [ENTRIES]: entries }, record);
  expect(contentOf(both, record)).toMatchObject({ [ENTRIES]: entries });
});
