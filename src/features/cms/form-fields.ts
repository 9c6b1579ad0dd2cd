import type { EditorField, FieldVariant } from "./editor-field";
import { BODY, ENTRIES, type FileShape } from "./file-format/content-file";
import { DATE_PATTERN } from "../../lib/content/dates";

/** A field as Sveltia's configuration has it. */
export type FormField = { name: string; label: string; widget: string; required: boolean } & Record<string, unknown>;

/** Snippets to copy, and what becomes of other keys. */
const BODY_HINT = [
  'Markdown with components, such as `:::note … :::`, `<Tabs><TabItem value="a" label="A">…</TabItem></Tabs>`,',
  "`<details><summary>…</summary>…</details>`, `<DocCardList />`, `{/* truncate */}`.",
  "Keys of the front matter that have no field here are kept as they are.",
].join(" ");

/** The fields of a form for files of a shape; a hint stands below the text, behind that of all texts. */
export function formFieldsOf({ kind, fields }: FileShape, hint?: string): FormField[] {
  switch (kind) {
    case "text":
      return [{ name: BODY, label: "Text", hint: "The whole file.", widget: "text", required: false }];
    case "record":
      return [
        {
          name: ENTRIES,
          label: "Entries",
          hint: "What the file lists, in its order.",
          widget: "list",
          required: false,
          ...groupOf(fields, "{{key}}"),
        },
      ];
    case "yaml":
      return fields.map(formFieldOf);
    case "markdown":
      return [
        ...fields.filter(isFirst).map(formFieldOf),
        {
          name: BODY,
          label: "Text",
          widget: "text",
          required: false,
          hint: [BODY_HINT, hint].filter(Boolean).join(" "),
        },
        ...fields.filter((field) => !isFirst(field)).map(formFieldOf),
      ];
  }
}

/** What most files say stands above the text. */
function isFirst({ name, required }: EditorField): boolean {
  return required || name === "title" || name === "description";
}

function formFieldOf(field: EditorField): FormField {
  const { name, label, hint, required, default: usual } = field;
  const words = [hint, field.nullable ? "Write `null` for none." : undefined].filter((one) => one !== undefined);
  return {
    name,
    label,
    required,
    ...(words.length > 0 && { hint: words.join(" ") }),
    ...(usual !== undefined && hasDefault(field) && { default: usual }),
    ...widgetOf(field),
  };
}

/** Lists and groups begin empty. */
function hasDefault({ kind }: EditorField): boolean {
  return kind === "boolean" || kind === "number" || kind === "choice" || kind === "text";
}

function widgetOf({
  kind,
  pattern,
  options = [],
  min,
  max,
  fields = [],
  variants,
  variantKey,
}: EditorField): { widget: string } & Record<string, unknown> {
  switch (kind) {
    case "text":
      return { widget: "string", ...(pattern !== undefined && { pattern: [pattern, `must match ${pattern}`] }) };
    case "date":
      return { widget: "string", pattern: [DATE_PATTERN, "must be a date, as 2024-05-03"] };
    case "long-text":
    case "yaml":
      return { widget: "text" };
    case "number":
      return {
        widget: "number",
        value_type: "float",
        ...(min !== undefined && { min }),
        ...(max !== undefined && { max }),
      };
    case "choice":
      return { widget: "select", options };
    case "list":
      return options.length > 0 ? { widget: "select", multiple: true, options } : { widget: "list" };
    case "group":
      return { widget: "object", collapsed: true, fields: fields.map(formFieldOf) };
    case "groups":
      return { widget: "list", ...(variants ? variantsOf(variants, variantKey) : groupOf(fields)) };
    default:
      return { widget: kind };
  }
}

function variantsOf(variants: readonly FieldVariant[], typeKey: string | undefined) {
  const types = variants.map(({ name, label, fields }) => ({
    name,
    label,
    widget: "object",
    fields: fields.map(formFieldOf),
    ...summaryOf(fields),
  }));
  return { collapsed: true, typeKey, types };
}

/** What stands for a group that is closed: its label or its title. */
function summaryOf(fields: readonly EditorField[]): { summary?: string } {
  const name = ["label", "title"].find((one) => fields.some((field) => field.name === one));
  return name === undefined ? {} : { summary: `{{fields.${name}}}` };
}

function groupOf(fields: readonly EditorField[], summary?: string) {
  return { collapsed: true, fields: fields.map(formFieldOf), ...(summary !== undefined && { summary }) };
}
