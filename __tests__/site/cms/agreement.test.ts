import type { z } from "zod";
import { features } from "../../../src/features";
import { RECORD_KEY, type EditorField } from "../../../src/features/cms/editor-field";
import { fileShapeOf, folderShapeOf } from "../../../src/features/cms/file-shapes";
import { formFieldsOf, type FormField } from "../../../src/features/cms/form-fields";
import type { ContentCollection } from "../../../src/lib/content/content-collection";
import { readSite } from "../../../src/lib/site-config";
import { keysAt } from "../../../src/lib/settings/schema-keys";
import { readSettings } from "../../../src/read-settings";
import { site } from "../../../src/site";

type Kind = { name: string; schema: z.ZodType; fields: readonly EditorField[]; form: readonly FormField[] };

const root = process.cwd();
const collections = features.flatMap(
  (feature) => feature.collections?.({ root, site: readSite(readSettings(site)) }) ?? [],
);

function kindsOf(collection: ContentCollection): Kind[] {
  if (!("files" in collection)) {
    const shape = folderShapeOf(collection);
    const { name, schema } = collection;
    return [
      { name, schema, fields: shape.fields, form: formFieldsOf(shape).filter(({ name: key }) => key !== "body") },
    ];
  }
  return collection.files.flatMap((file) => {
    if (!file.schema) return [];
    const shape = fileShapeOf(file);
    const form = formFieldsOf(shape);
    const entry = shape.kind === "record" ? (form[0]?.fields as FormField[]) : form;
    return [{ name: file.name, schema: file.schema, fields: shape.fields, form: entry }];
  });
}

const kinds = collections.flatMap(kindsOf);

/** What the build says of a value at a key, among nothing else. */
function accepts({ schema, fields }: Kind, key: string, value: unknown): boolean {
  const isEntry = fields[0]?.name === RECORD_KEY;
  const read = schema.safeParse(isEntry ? { sample: { [key]: value } } : { [key]: value });
  const at = isEntry ? 1 : 0;
  return !read.error?.issues.some(({ path }) => path[at] === key);
}

const TEXTS = [
  "word",
  "two words",
  "a/b",
  "/route/",
  "https://example.org/a?b",
  "#a1B2c3",
  "#12",
  "2024-05-03",
  "5/3/2024",
  "2024-13-45",
  "2024-05-03T10:00:00Z",
  "soon",
];

test.each(kinds)("$name: the form has the keys of the build, and no other", ({ schema, fields }) => {
  const keys = fields.map(({ name }) => name).filter((name) => name !== RECORD_KEY || fields[0]?.name !== RECORD_KEY);
  const all = keysAt(schema, fields[0]?.name === RECORD_KEY ? ["sample"] : []);
  expect(keys.sort()).toEqual(all.sort());
});

test.each(kinds)("$name: what the build misses is what the form asks for", (kind) => {
  const isEntry = kind.fields[0]?.name === RECORD_KEY;
  const { error } = kind.schema.safeParse(isEntry ? { sample: {} } : {});
  const depth = isEntry ? 2 : 1;
  const missed = new Set(error?.issues.filter(({ path }) => path.length === depth).map(({ path }) => path.at(-1)));
  const asked = kind.form.filter(({ required, name }) => required && !(isEntry && name === RECORD_KEY));
  expect(asked.map(({ name }) => name).sort()).toEqual([...missed].sort());
});

test.each(kinds)(
  "$name: the form refuses no text that the build takes, and offers no choice that it refuses",
  (kind) => {
    for (const { name, widget, pattern, options } of kind.form) {
      if (kind.fields[0]?.name === RECORD_KEY && name === RECORD_KEY) continue;
      if (widget === "string" && Array.isArray(pattern)) {
        const expression = new RegExp(String(pattern[0]));
        const taken = TEXTS.filter((text) => accepts(kind, name, text));
        expect([name, taken.filter((text) => !expression.test(text))]).toEqual([name, []]);
        expect([name, TEXTS.some((text) => !expression.test(text))]).toEqual([name, true]);
      }
      if (widget === "select") {
        expect((options as string[]).filter((option) => !accepts(kind, name, option))).toEqual([]);
        expect(accepts(kind, name, "no such choice")).toBe(false);
      }
      if (widget === "boolean") expect([accepts(kind, name, true), accepts(kind, name, "word")]).toEqual([true, false]);
    }
  },
);

test.each(kinds)("$name: numbers end where the build has them end", (kind) => {
  for (const { name, widget, min, max } of kind.form) {
    if (widget !== "number") continue;
    expect(accepts(kind, name, "word")).toBe(false);
    if (typeof min === "number")
      expect([accepts(kind, name, min), accepts(kind, name, min - 1)]).toEqual([true, false]);
    if (typeof max === "number")
      expect([accepts(kind, name, max), accepts(kind, name, max + 1)]).toEqual([true, false]);
  }
});
