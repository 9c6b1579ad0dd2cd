import { z } from "zod";
import { fieldsOf } from "../../../src/features/cms/editor-field";
import type { FileShape } from "../../../src/features/cms/file-format/content-file";
import { editedFile } from "./support/edited-file";

const schema = z.strictObject({
  keywords: z.array(z.string()).default([]),
  links: z.array(z.strictObject({ label: z.string(), to: z.string() })).default([]),
});
const shape: FileShape = { extension: "yml", kind: "yaml", fields: fieldsOf(schema) };

const WORDS = "keywords:\n  - one # first\n  # a comment between\n  - two # second\n  # the last\n  - three\n";

test.each([
  [
    "one is edited and one added",
    ["one", "zwei", "three", "drei"],
    "  - one # first\n  # a comment between\n  - zwei # second\n  # the last\n  - three\n  - drei\n",
  ],
  [
    "one is edited and the one behind it goes",
    ["one", "zwei"],
    "  - one # first\n  # a comment between\n  - zwei # second\n  # the last\n",
  ],
  [
    "one is added in front of one that is edited",
    ["null", "one", "zwei", "three"],
    "  - 'null'\n  - one # first\n  # a comment between\n  - zwei # second\n  # the last\n  - three\n",
  ],
  [
    "one is added and none edited",
    ["one", "new", "two", "three"],
    "  - one # first\n  - new\n  # a comment between\n  - two # second\n  # the last\n  - three\n",
  ],
  ["all are edited", ["a", "b", "c"], "  - a # first\n  # a comment between\n  - b # second\n  # the last\n  - c\n"],
  [
    "two change places",
    ["one", "three", "two"],
    "  - one # first\n  # the last\n  - three\n  # a comment between\n  - two # second\n",
  ],
])("in a list of texts of which %s, comments stay with their items", (_name, keywords, after) =>
  expect(editedFile(WORDS, { keywords }, shape)).toBe(`keywords:\n${after.replaceAll("'", '"')}`),
);

const link = (label: string, to: string) => ({ label, to });
const LINKS = "links:\n  - label: A\n    to: /a/ # why\n  # The second.\n  - to:   /b/\n    label: B\n";

test.each([
  [
    "edited beside one that is added",
    [link("A", "/a/"), link("Other", "/b/"), link("C", "/c/")],
    LINKS.replace("B", "Other") + "  - label: C\n    to: /c/\n",
  ],
  ["edited beside one that goes", [link("Other", "/b/")], "links:\n  # The second.\n  - to:   /b/\n    label: Other\n"],
])("a group of a list that is %s keeps its lines and comments", (_name, links, after) =>
  expect(editedFile(LINKS, { links }, shape)).toBe(after),
);
