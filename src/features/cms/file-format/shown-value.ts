import { parse } from "yaml";
import { isMapping } from "../../../lib/values/is-mapping";
import type { EditorField } from "../editor-field";
import { withoutImplied, withVariant } from "./variants";
import { flowText, yamlText } from "./yaml-text";

/** How the form shows `null` where it is a value of its own. */
const NULL = "null";

/** A value of a file as its field shows it; undefined for none, and for one that the field cannot show. */
function shownValue(value: unknown, field: EditorField): unknown {
  if (value === undefined) return undefined;
  if (value === null) return field.nullable ? NULL : undefined;
  switch (field.kind) {
    case "number":
    case "boolean":
      return typeof value === field.kind ? value : undefined;
    case "list":
      return [value].flat().map(textOf);
    case "group":
      return isMapping(value) ? shownGroup(value, field) : undefined;
    case "groups":
      return Array.isArray(value) && value.every(isMapping) ? value.map((item) => shownGroup(item, field)) : undefined;
    case "yaml":
      return yamlText(value);
    default:
      return textOf(value);
  }
}

function shownGroup(value: Record<string, unknown>, field: EditorField): Record<string, unknown> {
  return withVariant(shownFields(value, field.fields ?? []), field);
}

/**
 * The values of a mapping as its fields show them, without those that none shows. What is on where the file is silent
 * shows so: forms show a switch without a value as off.
 */
export function shownFields(value: Record<string, unknown>, fields: readonly EditorField[]): Record<string, unknown> {
  const shown = fields.map((field) => {
    const isOn = field.default === true && value[field.name] === undefined;
    return [field.name, isOn ? true : shownValue(value[field.name], field)] as const;
  });
  return Object.fromEntries(shown.filter(([, one]) => one !== undefined));
}

/** What a shown value stands for in a file; what is shown as before is what the file had. Throws for malformed YAML. */
export function writtenValue(shown: unknown, field: EditorField, before?: unknown): unknown {
  if (field.nullable && shown === NULL) return null;
  switch (field.kind) {
    case "number":
    case "boolean":
      return shown;
    case "list":
      return [shown].flat().flatMap((text) => (isEmpty(text) ? [] : [writtenItem(text, before)]));
    case "group":
      return writtenFields(shown, field.fields ?? [], before);
    case "groups": {
      const items = Array.isArray(before) ? (before as unknown[]) : [];
      return [shown]
        .flat()
        .map((item, index) =>
          writtenFields(withoutImplied(item, items[index], field), field.fields ?? [], items[index]),
        );
    }
    case "yaml":
      return parse(String(shown)) as unknown;
    default:
      return String(shown).trim();
  }
}

/** What shown fields stand for, with the keys that no field shows as they were. */
export function writtenFields(
  shown: unknown,
  fields: readonly EditorField[],
  before?: unknown,
): Record<string, unknown> {
  const values = isMapping(shown) ? shown : {};
  const old = isMapping(before) ? before : {};
  const names = new Set(fields.map(({ name }) => name));
  const changed = fields.flatMap((field) => {
    const [value, was] = [values[field.name], old[field.name]];
    if (isUnchanged(value, was, field)) return was === undefined ? [] : [[field.name, was] as const];
    if (isEmpty(value)) return isNeededList(field) ? [[field.name, []] as const] : [];
    return [[field.name, writtenValue(value, field, was)] as const];
  });
  const unknown = Object.entries(old).filter(([name]) => !names.has(name));
  return Object.fromEntries([...changed, ...unknown]);
}

/**
 * Whether a shown value says what the file says already. Forms fill in what a file leaves out: an empty value, or the
 * default of the build.
 */
export function isUnchanged(shown: unknown, before: unknown, field: EditorField): boolean {
  const was = shownValue(before, field);
  return isAlike(shown, was, field) || (was === undefined && isUsual(shown, field));
}

/** Whether a shown value is what the build takes where a file is silent. */
function isUsual(shown: unknown, field: EditorField): boolean {
  return isAlike(shown, field.default, field) || (shown === false && field.default !== true);
}

/** Whether a list is written also when nothing is in it, because the build asks for it. */
export function isNeededList({ required, kind }: EditorField): boolean {
  return required && (kind === "list" || kind === "groups");
}

/** Whether a form's value is none: nothing, an empty text, or a list or group of nothing else. */
export function isEmpty(value: unknown): boolean {
  if (typeof value === "string") return value.trim() === "";
  if (Array.isArray(value)) return value.every(isEmpty);
  if (isMapping(value)) return Object.values(value).every(isEmpty);
  return value === undefined || value === null || Number.isNaN(value);
}

function isAlike(one: unknown, other: unknown, field: EditorField): boolean {
  if (isEmpty(one) || isEmpty(other)) return isEmpty(one) && isEmpty(other);
  if (typeof one === "string" && typeof other === "string") return one.trim() === other.trim();
  if (Array.isArray(one) && Array.isArray(other)) {
    const item: EditorField = { ...field, kind: field.kind === "groups" ? "group" : "text" };
    return one.length === other.length && one.every((value, index) => isAlike(value, other[index], item));
  }
  if (isMapping(one) && isMapping(other))
    return (field.fields ?? []).every((inner) => {
      const [value, was] = [one[inner.name], other[inner.name]];
      return isAlike(value, was, inner) || (was === undefined && isUsual(value, inner));
    });
  return one === other;
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : flowText(value);
}

/**
 * What an item of a list that is shown stands for: of those that were there, the one that is shown so; else what braces
 * hold, or the text itself. Throws for malformed YAML in braces.
 */
export function writtenItem(shown: unknown, before: unknown): unknown {
  const text = String(shown).trim();
  const items = before === undefined ? [] : [before].flat();
  const same = items.find((item) => textOf(item).trim() === text);
  if (same !== undefined) return same;
  return /^\{.*\}$/s.test(text) ? (parse(text) as unknown) : text;
}
