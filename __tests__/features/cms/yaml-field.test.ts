import { z } from "zod";
import { fieldsOf, recordFieldsOf } from "../../../src/features/cms/editor-field";
import { contentOf, ENTRIES, type FileShape } from "../../../src/features/cms/file-format/content-file";
import { editedFile } from "./support/edited-file";

const props = z.record(z.string(), z.json()).optional();
const shape: FileShape = { extension: "yml", kind: "yaml", fields: fieldsOf(z.strictObject({ props })) };
const FILE = `props: # all
  badge: new # why
  n: [1, 2]
  # what is within
  deep:
    one:   'a' # first
    two: ~
    when: 2024-05-03
last: 1
`;
const VALUE = "badge: new\nn:\n  - 1\n  - 2\ndeep:\n  one: a\n  two: null\n  when: 2024-05-03".replaceAll("\\\n", "\n");

test("a value without a form of its own shows as YAML", () => {
  expect(contentOf(FILE, shape)).toMatchObject({ props: VALUE });
  expect(editedFile(FILE, {}, shape)).toBe(FILE);
});

test.each([
  ["a key is added", `${VALUE}\nx: 1`, ["last:", "  x: 1\nlast:"]],
  ["a key in a key is added", `${VALUE}\n  x: 1`, ["last:", "    x: 1\nlast:"]],
  ["a text is edited", VALUE.replace("new", "old"), ["new", "old"]],
  ["a text within is edited", VALUE.replace("one: a", "one: b"), ["one:   'a'", "one: 'b'"]],
  ["a list in a line is edited", VALUE.replace("- 2", "- 3"), ["[1, 2]", "[1, 3]"]],
  ["a key is removed", VALUE.replace("badge: new\n", ""), ["  badge: new # why\n", ""]],
  ["null gets a value", VALUE.replace("null", "yes"), ["~", "yes"]],
  ["comments alone are written", `# mine\n${VALUE}`, ["", ""]],
  ["nothing is left", "", [FILE.slice(0, FILE.indexOf("last")), ""]],
  ["an empty mapping is left", "{}", [FILE.slice(0, FILE.indexOf("last")), "props: {}\n"]],
  ["a text takes the place of all", "none", [FILE.slice(0, FILE.indexOf("last")), "props: none\n"]],
])("where %s in it, all other lines stay", (_name, edit, [before = "", after = ""]) =>
  expect(editedFile(FILE, { props: edit }, shape)).toBe(FILE.replace(before, after)),
);

test("the same holds in an entry of a record", () => {
  const record: FileShape = {
    extension: "yml",
    kind: "record",
    fields: recordFieldsOf(z.record(z.string(), z.strictObject({ props }))),
  };
  const text = "ada:\n  props:\n    x: a # where\n    y: b\n";
  const entries = [{ key: "ada", props: "x: a\ny: c" }];
  expect(editedFile(text, { [ENTRIES]: entries }, record)).toBe(text.replace("y: b", "y: c"));
});
