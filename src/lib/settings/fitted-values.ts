import type { z } from "zod";
import { writtenDateOf } from "../content/dates";
import { valueAt } from "../values/value-at";

type Issue = z.core.$ZodIssue;

/**
 * Values that a schema refuses, in the kind that it asks for where they say as much, at any depth, as Docusaurus reads
 * them: numbers and truth values in quotes, text without them, lists as text with commas, dates as JavaScript knows
 * them, of which a year alone is one, and so is a number of milliseconds since 1970. A level between two of headings
 * bounds those that it does there: it becomes the next one inside. `null` is as if left out, and so are keys below the
 * first level that the schema does not have.
 */
export function fitted(written: Record<string, unknown>, schema: z.ZodType): Record<string, unknown> {
  const fit = { ...written };
  for (const issue of schema.safeParse(written).error?.issues ?? []) fitOne(fit, issue);
  return fit;
}

function fitOne(values: Record<string, unknown>, issue: Issue): void {
  if (issue.code === "invalid_union") {
    // There is one list of issues for each kind of the union: that of the value's own kind names parts of it.
    const inside = issue.errors.find((issues) => issues.every((one) => one.path.length > 0 || isOfKeys(one)));
    for (const one of inside ?? []) fitOne(values, { ...one, path: [...issue.path, ...one.path] });
    if (inside) return;
  }
  const [last, ...path] = [...issue.path].reverse();
  if (last === undefined) return;
  const holder = valueAt(values, path.reverse());
  if (typeof holder !== "object" || holder === null) return;
  if (isOfKeys(issue)) {
    const value = Object(Reflect.get(holder, last)) as object;
    for (const key of issue.keys) Reflect.deleteProperty(value, key);
    return;
  }
  const written: unknown = Reflect.get(holder, last);
  const kind = issue.code === "invalid_type" ? issue.expected : undefined;
  const isDate = last === "date" && (typeof written === "string" || typeof written === "number");
  const fit = isDate ? dayOf(String(written)) : asKind(written, kind);
  const value = kind === "int" ? wholeOf(fit, last) : fit;
  if (value === undefined) Reflect.deleteProperty(holder, last);
  else Reflect.set(holder, last, value);
}

function isOfKeys(issue: Issue): issue is z.core.$ZodIssueUnrecognizedKeys {
  return issue.code === "unrecognized_keys";
}

/** A number between two whole ones as that of them which a lower bound (`…_min_…`) or an upper one has inside. */
function wholeOf(value: unknown, key: PropertyKey): unknown {
  if (typeof value !== "number" || Number.isInteger(value)) return value;
  return String(key).includes("_min_") ? Math.ceil(value) : Math.floor(value);
}

/** A zone that JavaScript's dates know, by its name or after a time by its distance from UTC. */
const ZONE = /\b(?:UTC|GMT|[ECMP][SD]T)\b|:\d{2}(?:\.\d+)?\s*(?:Z|[+-]\d{2}:?\d{2})/;

/** Milliseconds since 1970, of a day from 1973 on: shorter numbers are years, or days without their hyphens. */
const MILLISECONDS = /^\d{12,14}$/;

/**
 * A date in words, as `April 3, 2020` or `Fri, 03 May 2024 10:00:00 +0200`, as an ISO day or time in UTC, which holds
 * where it names no zone; what is no date as it is.
 */
function dayOf(written: string): string {
  if (MILLISECONDS.test(written)) return writtenDateOf(new Date(Number(written)));
  const moment = new Date(ZONE.test(written) ? written : `${written} UTC`);
  return Number.isNaN(moment.getTime()) ? written : writtenDateOf(moment);
}

function asKind(value: unknown, kind: string | undefined): unknown {
  if (value === null) return undefined;
  if (kind === "boolean" && typeof value === "string" && /^(?:true|false)$/i.test(value))
    return value.toLowerCase() === "true";
  if (
    (kind === "number" || kind === "int") &&
    typeof value === "string" &&
    value.trim() !== "" &&
    !Number.isNaN(Number(value))
  )
    return Number(value);
  if (kind === "string" && (typeof value === "number" || typeof value === "boolean")) return String(value);
  if (kind === "array" && typeof value === "string")
    return value
      .split(",")
      .map((part) => part.trim())
      .filter(Boolean);
  return value;
}
