import { z } from "zod";
import { fieldsOf } from "../../../src/features/cms/editor-field";
import { contentOf, type FileShape } from "../../../src/features/cms/file-format/content-file";
import { editedFile } from "./support/edited-file";

const switches = { open: z.boolean().default(true), hidden: z.boolean().default(false), plain: z.boolean().optional() };
const schema = z.strictObject({
  ...switches,
  group: z.strictObject(switches).optional(),
  items: z.array(z.strictObject({ label: z.string(), ...switches })).default([]),
});
const shape: FileShape = { extension: "yml", kind: "yaml", fields: fieldsOf(schema) };

test("what is on where a file is silent shows as on, also in groups, and what is off does not show", () => {
  const { $source, ...shown } = contentOf("group: {}\nitems:\n  - label: a\n", shape);
  expect($source).toBeDefined();
  expect(shown).toEqual({ open: true, group: { open: true }, items: [{ label: "a", open: true }] });
  expect(contentOf("open: false\nhidden: true\n", shape)).toMatchObject({ open: false, hidden: true });
});

test.each([
  ["off where the build has it on", "", { open: false }, "open: false\n"],
  ["on where the build has it on", "", { open: true }, ""],
  ["off where the build has it off, or has nothing", "", { hidden: false, plain: false }, ""],
  ["on where the build has it off, or has nothing", "", { hidden: true, plain: true }, "hidden: true\nplain: true\n"],
  ["off, which was on", "open: true # why\n", { open: false }, "open: false # why\n"],
  ["on, which was off", "open: false # why\n", { open: true }, "open: true # why\n"],
  [
    "off in a group",
    "group:\n  hidden: true\n",
    { group: { hidden: true, open: false } },
    "group:\n  hidden: true\n  open: false\n",
  ],
  [
    "off in an item of a list",
    "items:\n  - label: a # b\n",
    { items: [{ label: "a", open: false }] },
    "items:\n  - label: a # b\n    open: false\n",
  ],
])("a switch that is saved %s", (_name, before, edit, after) => expect(editedFile(before, edit, shape)).toBe(after));
