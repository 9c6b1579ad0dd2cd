import { z } from "zod";

/** How the form shows a value; `yaml` is for values that no form can show, as text. */
type FieldKind =
  | "text"
  | "long-text"
  | "date"
  | "image"
  | "number"
  | "boolean"
  | "choice"
  | "list"
  | "group"
  | "groups"
  | "yaml";

/** A key of content as the form shows it, and as the file format reads and writes it. JSON, because browsers get it. */
export type EditorField = {
  name: string;
  label: string;
  hint?: string;
  kind: FieldKind;
  required: boolean;
  /** What the build takes where the key is left out. */
  default?: unknown;
  /** Whether `null` is a value of its own, which the form shows as that word. */
  nullable?: boolean;
  /** What a text has to match. */
  pattern?: string;
  /** The only values of a choice, or of a list's items. */
  options?: readonly string[];
  min?: number;
  max?: number;
  /** The keys of a group, or of each group of a list; of several variants all that any of them has. */
  fields?: readonly EditorField[];
  /** Of a list whose groups are of several kinds: what each of them has. */
  variants?: readonly FieldVariant[];
  /** The key of a group that names its variant. */
  variantKey?: string;
};

/** A kind of the groups of a list. */
export type FieldVariant = {
  name: string;
  label: string;
  fields: readonly EditorField[];
  /** The keys by which a group that does not name its variant is of this one; absent where it has to name it. */
  implied?: readonly string[];
};

/** The annotations of a zod schema, by `.meta({ … })`, that say more to the form than the kind of the value does. */
type JsonSchema = {
  type?: string | string[];
  title?: string;
  description?: string;
  /** The kind of field, where the value alone does not say it. */
  editor?: FieldKind;
  default?: unknown;
  enum?: unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  additionalProperties?: JsonSchema | boolean;
  anyOf?: JsonSchema[];
};

/** The key of groups that says which variant they are where their files have no such key. */
const SHOWN_VARIANT = "$variant";

/** Name of the field that holds the key of an entry of a record. */
export const RECORD_KEY = "key";

/** The fields of the schema of a mapping, in its order; throws for a schema of anything else. */
export function fieldsOf(schema: z.ZodType): EditorField[] {
  const json = jsonOf(schema);
  if (!json.properties) throw new Error("Only the schema of a mapping has fields.");
  return fieldsIn(json);
}

/** The fields of an entry of a record, its key first; throws for a schema of anything else. */
export function recordFieldsOf(schema: z.ZodType): EditorField[] {
  const { additionalProperties } = jsonOf(schema);
  const value = typeof additionalProperties === "object" ? withoutNull(additionalProperties) : undefined;
  if (!value?.properties) throw new Error("Only the schema of a record of mappings has entries with fields.");
  const key = { label: "Key", hint: "The name by which other files know the entry." };
  return [{ ...key, name: RECORD_KEY, kind: "text", required: true }, ...fieldsIn(value)];
}

/** Whether a schema is that of a record: keys of the author's own, each with a value of the same kind. */
export function isRecord(schema: z.ZodType): boolean {
  const { properties, additionalProperties } = jsonOf(schema);
  return !properties && typeof additionalProperties === "object";
}

function jsonOf(schema: z.ZodType): JsonSchema {
  return z.toJSONSchema(schema, { io: "input", unrepresentable: "any", reused: "inline" }) as JsonSchema;
}

function fieldsIn({ properties = {}, required = [] }: JsonSchema): EditorField[] {
  return Object.entries(properties).map(([name, schema]) => fieldOf(name, schema, required.includes(name)));
}

function fieldOf(name: string, schema: JsonSchema, required: boolean): EditorField {
  const { title, description, default: fallback, minimum, maximum } = schema;
  const kind = schema.editor ?? kindOf(schema);
  const options = choicesOf(schema) ?? (kind === "list" ? choicesOf(schema.items ?? {}) : undefined);
  const groups = kind === "groups" ? mappingsIn(schema) : [schema];
  return {
    name,
    label: title ?? labelOf(name),
    kind,
    required,
    ...(description !== undefined && { hint: description }),
    ...(fallback !== undefined && { default: fallback }),
    ...(isNullable(schema) && { nullable: true }),
    ...(kind === "text" && patternOf(schema)),
    ...(options && { options }),
    ...(isBound(minimum) && { min: minimum }),
    ...(isBound(maximum) && { max: maximum }),
    ...((kind === "group" || kind === "groups") && groupsOf(groups)),
  };
}

/** The fields of groups of one kind or of several. */
function groupsOf(groups: readonly JsonSchema[]): Pick<EditorField, "fields" | "variants" | "variantKey"> {
  const [first = {}] = groups;
  if (groups.length < 2) return { fields: fieldsIn(first) };
  const isTyped = groups.some(({ properties }) => properties?.type?.const !== undefined);
  const all = new Map(groups.flatMap(fieldsIn).map((field) => [field.name, field]));
  return {
    fields: [...all.values()].map((field) =>
      isTyped && field.name === "type" ? { name: "type", label: "Type", kind: "text", required: false } : field,
    ),
    variants: groups.flatMap((group) => variantOf(group, isTyped)),
    variantKey: isTyped ? "type" : SHOWN_VARIANT,
  };
}

/** A kind of groups; none where any text that fits a pattern names it. */
function variantOf(group: JsonSchema, isTyped: boolean): FieldVariant[] {
  const { title, required = [] } = group;
  const type = group.properties?.type?.const;
  if (isTyped && typeof type !== "string") return [];
  const name = typeof type === "string" ? type : (title ?? "").toLowerCase();
  const isImplied = !isTyped || !required.includes("type");
  return [
    {
      name,
      label: title ?? labelOf(name),
      fields: fieldsIn(group).filter((field) => !isTyped || field.name !== "type"),
      ...(isImplied && { implied: required }),
    },
  ];
}

/** The mappings of which a list may hold some; none where it may hold anything else. */
function mappingsIn(schema: JsonSchema): JsonSchema[] {
  const { items, anyOf } = withoutNull(schema);
  const lists = items ? [items] : (anyOf ?? []).flatMap((part) => (part.items ? [part.items] : [{}]));
  const kinds = lists.flatMap((one) => one.anyOf ?? [one]);
  return kinds.every(({ properties }) => properties) ? kinds : [];
}

function kindOf(schema: JsonSchema): FieldKind {
  const { type, properties, items } = withoutNull(schema);
  if (choicesOf(schema)) return "choice";
  switch (type) {
    case "string":
      return "text";
    case "boolean":
      return "boolean";
    case "number":
    case "integer":
      return "number";
    case "array":
      return items && mappingsIn(schema).length > 0 ? "groups" : "list";
    default:
      if (properties) return "group";
      return mappingsIn(schema).length > 0 ? "groups" : "yaml";
  }
}

/** zod asks the browser's own parser whether a text is an address; one without a scheme never is. */
const ADDRESS = "^[A-Za-z][\\w+.-]*:\\S+$";

function patternOf({ pattern, format }: JsonSchema): Pick<EditorField, "pattern"> {
  if (pattern !== undefined) return { pattern };
  return format === "uri" ? { pattern: ADDRESS } : {};
}

function choicesOf(schema: JsonSchema): string[] | undefined {
  if (schema.enum?.every((value) => typeof value === "string")) return schema.enum;
  return typeof schema.const === "string" ? [schema.const] : undefined;
}

function isNullable({ type, anyOf = [] }: JsonSchema): boolean {
  return (Array.isArray(type) && type.includes("null")) || anyOf.some((part) => part.type === "null");
}

/** The schema of the values that are not null. */
function withoutNull(schema: JsonSchema): JsonSchema {
  const { type, anyOf } = schema;
  if (Array.isArray(type)) return { ...schema, type: type.find((one) => one !== "null") };
  const rest = anyOf?.filter((part) => part.type !== "null");
  return rest?.length === 1 && rest[0] ? { ...schema, ...rest[0] } : schema;
}

// zod bounds whole numbers by those that are exact.
function isBound(limit: number | undefined): boolean {
  return limit !== undefined && Math.abs(limit) < Number.MAX_SAFE_INTEGER;
}

/** A key in words: `hide_title` and `hideTitle` are `Hide title`. */
function labelOf(name: string): string {
  const words = name
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .replace(/[_-]+/g, " ")
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
