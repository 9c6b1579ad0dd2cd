import type { z } from "zod";
import { DROPDOWN_ITEM_TYPES, NAVBAR_ITEM_TYPES, navbarSchemaFor, navbarTypeOf } from "./navbar-config";
import { nearestFirst } from "./problem";
import { keysAt } from "./schema-keys";

/** A value that a schema refused, and its path in the whole configuration. */
export type Refused = { schema: z.ZodType; value: unknown; at: readonly PropertyKey[] };

/**
 * What a schema found wrong in a value of the configuration: a line for each bad key, with its path, what is wrong and
 * what is valid.
 */
export function issueLines(error: z.ZodError, refused: Refused): string[] {
  const lines = error.issues.flatMap((issue) => {
    const path = [...refused.at, ...issue.path];
    const item = navbarItemAround(path, refused.at.length);
    if (!item) return linesOf(issue, refused, path);
    const value = valueAt(refused.value, item.slice(refused.at.length));
    return navbarItemLines(value, item);
  });
  return [...new Set(lines)];
}

/**
 * The path of the outermost navbar item, or of the item of a dropdown, that holds a path and lies deeper than `depth`.
 */
function navbarItemAround(path: readonly PropertyKey[], depth: number): readonly PropertyKey[] | undefined {
  const written = path.map(String).join(".");
  const [item] = [/^navbar\.items\.\d+/, /^navbar\.items\.\d+\.items\.\d+/].flatMap((pattern) => {
    const length = pattern.exec(written)?.[0].split(".").length ?? 0;
    return length > depth ? [path.slice(0, length)] : [];
  });
  return item;
}

/**
 * What is wrong with a navbar item by the schema of its type: the union of all types says why it is none of them, and
 * its author has one in mind.
 */
function navbarItemLines(item: unknown, at: readonly PropertyKey[]): string[] {
  const inDropdown = at.length > 3;
  const schema = navbarSchemaFor(item, inDropdown);
  const read = schema?.safeParse(item);
  if (schema && read?.error) return issueLines(read.error, { schema, value: item, at });
  const type = String(navbarTypeOf(item));
  const path = [...at, "type"].map(String).join(".");
  const allowed = inDropdown
    ? `allowed in a dropdown: ${nearestFirst(type, DROPDOWN_ITEM_TYPES).join(", ")}`
    : `allowed: ${nearestFirst(type, NAVBAR_ITEM_TYPES).join(", ")}, or one that begins with custom-`;
  return [`No navbar item component was found for the type '${type}' (${path}); ${allowed}`];
}

function linesOf(issue: z.core.$ZodIssue, { schema, value: whole }: Refused, full: readonly PropertyKey[]): string[] {
  const path = full.map(String).join(".");
  if (issue.code === "unrecognized_keys") {
    const allowed = keysAt(schema, issue.path);
    return issue.keys.map(
      (key) => `unknown key '${path ? `${path}.` : ""}${key}'; allowed here: ${nearestFirst(key, allowed).join(", ")}`,
    );
  }
  const value = valueAt(whole, issue.path);
  const allowed = issue.code === "invalid_value" ? `; allowed: ${issue.values.map(String).join(", ")}` : "";
  return [`'${path}' is ${writtenValue(value)}: ${issue.message}${allowed}`];
}

function writtenValue(value: unknown): string {
  return JSON.stringify(value) ?? (value === undefined ? "missing" : `a ${typeof value}`);
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((here, key) => (here as Record<PropertyKey, unknown> | undefined)?.[key], value);
}
