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

/** The fields of all forms with a widget; a list without any fails the tests of its widget. */
const fieldsWith = (widget: string): (FormField & { kind: Kind; of: string })[] =>
  kinds.flatMap((kind) =>
    kind.form
      .filter((field) => field.widget === widget && !(kind.fields[0]?.name === RECORD_KEY && field.name === RECORD_KEY))
      .map((field) => ({ ...field, kind, of: kind.name })),
  );

test.each(fieldsWith("string").filter(({ pattern }) => Array.isArray(pattern)))(
  "$of: the form refuses no $name that the build takes, but some texts",
  ({ kind, name, pattern }) => {
    const expression = new RegExp(String((pattern as string[])[0]));
    const taken = TEXTS.filter((text) => accepts(kind, name, text));
    expect(taken.filter((text) => !expression.test(text))).toEqual([]);
    expect(TEXTS.some((text) => !expression.test(text))).toBe(true);
  },
);

test.each(fieldsWith("select"))(
  "$of: the build takes each choice of $name, and no other",
  ({ kind, name, options, multiple }) => {
    const [choices, chosen] = [options as string[], (choice: string) => (multiple === true ? [choice] : choice)];
    expect(choices).not.toEqual([]);
    expect(choices.filter((option) => !accepts(kind, name, chosen(option)))).toEqual([]);
    expect(accepts(kind, name, chosen("no such choice"))).toBe(false);
  },
);

test.each(fieldsWith("boolean"))("$of: $name is yes or no for the build, too", ({ kind, name }) => {
  expect([accepts(kind, name, true), accepts(kind, name, "word")]).toEqual([true, false]);
});

test.each(fieldsWith("number"))("$of: $name ends where the build has it end", ({ kind, name, min, max }) => {
  expect(accepts(kind, name, "word")).toBe(false);
  expect(accepts(kind, name, typeof min === "number" ? min - 1 : -1e6)).toBe(typeof min !== "number");
  expect(accepts(kind, name, typeof max === "number" ? max + 1 : 1e6)).toBe(typeof max !== "number");
  for (const end of [min, max].filter((one) => typeof one === "number"))
    expect([end, accepts(kind, name, end)]).toEqual([end, true]);
});
