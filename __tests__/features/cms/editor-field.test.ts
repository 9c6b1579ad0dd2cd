import { z } from "zod";
import { fieldsOf, isRecord, recordFieldsOf } from "../../../src/features/cms/editor-field";
import { formFieldsOf } from "../../../src/features/cms/form-fields";

const schema = z.strictObject({
  title: z.string().describe("What readers see."),
  sidebar_label: z.string().nullable().optional(),
  wrapperClass: z
    .string()
    .regex(/^[a-z]+$/)
    .optional(),
  picture: z.string().optional().meta({ editor: "image", title: "Cover" }),
  address: z.url().optional(),
  size: z.enum(["small", "large"]).default("small"),
  kind: z.literal("doc").optional(),
  draft: z.boolean().default(false),
  level: z.int().min(2).max(6).optional(),
  words: z.array(z.string()).default([]),
  update: z.strictObject({ by: z.string() }).optional(),
  links: z.array(z.strictObject({ label: z.string() })).default([]),
  anything: z.json().optional(),
});

test("fields say what a schema says of each key", () => {
  expect(fieldsOf(schema)).toMatchInlineSnapshot(`
    [
      {
        "hint": "What readers see.",
        "kind": "text",
        "label": "Title",
        "name": "title",
        "required": true,
      },
      {
        "kind": "text",
        "label": "Sidebar label",
        "name": "sidebar_label",
        "nullable": true,
        "required": false,
      },
      {
        "kind": "text",
        "label": "Wrapper class",
        "name": "wrapperClass",
        "pattern": "^[a-z]+$",
        "required": false,
      },
      {
        "kind": "image",
        "label": "Cover",
        "name": "picture",
        "required": false,
      },
      {
        "kind": "text",
        "label": "Address",
        "name": "address",
        "pattern": "^[A-Za-z][\\w+.-]*:\\S+$",
        "required": false,
      },
      {
        "default": "small",
        "kind": "choice",
        "label": "Size",
        "name": "size",
        "options": [
          "small",
          "large",
        ],
        "required": false,
      },
      {
        "kind": "choice",
        "label": "Kind",
        "name": "kind",
        "options": [
          "doc",
        ],
        "required": false,
      },
      {
        "default": false,
        "kind": "boolean",
        "label": "Draft",
        "name": "draft",
        "required": false,
      },
      {
        "kind": "number",
        "label": "Level",
        "max": 6,
        "min": 2,
        "name": "level",
        "required": false,
      },
      {
        "default": [],
        "kind": "list",
        "label": "Words",
        "name": "words",
        "required": false,
      },
      {
        "fields": [
          {
            "kind": "text",
            "label": "By",
            "name": "by",
            "required": true,
          },
        ],
        "kind": "group",
        "label": "Update",
        "name": "update",
        "required": false,
      },
      {
        "default": [],
        "fields": [
          {
            "kind": "text",
            "label": "Label",
            "name": "label",
            "required": true,
          },
        ],
        "kind": "groups",
        "label": "Links",
        "name": "links",
        "required": false,
      },
      {
        "kind": "yaml",
        "label": "Anything",
        "name": "anything",
        "required": false,
      },
    ]
  `);
});

test("a form has a widget for each kind of field, and the body behind what most files say", () => {
  const shape = { extension: "mdx", kind: "markdown", fields: fieldsOf(schema) } as const;
  expect(formFieldsOf(shape).map(({ name, widget }) => `${name}: ${widget}`)).toMatchInlineSnapshot(`
    [
      "title: string",
      "body: text",
      "sidebar_label: string",
      "wrapperClass: string",
      "picture: image",
      "address: string",
      "size: select",
      "kind: select",
      "draft: boolean",
      "level: number",
      "words: list",
      "update: object",
      "links: list",
      "anything: text",
    ]
  `);
});

test("a record has an entry for each key; a mapping is none", () => {
  const people = z.record(z.string(), z.strictObject({ name: z.string() }).nullable());
  expect([isRecord(people), isRecord(schema)]).toEqual([true, false]);
  expect(recordFieldsOf(people).map(({ name, required }) => [name, required])).toEqual([
    ["key", true],
    ["name", true],
  ]);
  expect(() => fieldsOf(people)).toThrow("Only the schema of a mapping has fields.");
  expect(() => recordFieldsOf(schema)).toThrow("Only the schema of a record of mappings has entries with fields.");
});

test("a list of which each item is one of some texts is a choice of several", () => {
  const [tags] = fieldsOf(z.strictObject({ tags: z.array(z.enum(["a", "b"])) }));
  expect(tags).toMatchObject({ kind: "list", options: ["a", "b"] });
  const form = formFieldsOf({ extension: "yml", kind: "yaml", fields: tags ? [tags] : [] });
  expect(form).toMatchObject([{ widget: "select", multiple: true, options: ["a", "b"] }]);
});
