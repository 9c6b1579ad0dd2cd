import type { z } from "zod";
import type { LineOf } from "../lib/settings/site-issues";
import { issueWords } from "../lib/settings/issue-words";
import { valueAt } from "../lib/values/value-at";

/** The file in which a value stands, and what finds lines of it. */
type Place = { file: string; lineOf?: LineOf };

/**
 * What a schema found wrong in a configuration or in options, a line for each: its place if that is known, the key, its
 * value, what is allowed.
 */
export function mistakeLines(error: z.ZodError, whole: unknown, place?: Place): string[] {
  return error.issues.map((issue) => {
    const value = valueAt(whole, issue.path);
    const shown = value === undefined ? "missing" : (JSON.stringify(value) ?? `a ${typeof value}`);
    const key = issue.path.map(String).join(".");
    const line = place?.lineOf?.(issue.path);
    const at = place && line !== undefined ? `${place.file}:${line}: ` : "";
    return `  - ${at}${key ? `'${key}'` : "It"} is ${shown}: ${issueWords(issue)}${allowedLine(allowedBy(issue))}`;
  });
}

function allowedLine(allowed: readonly string[]): string {
  return allowed.length > 0 ? `; allowed: ${[...new Set(allowed)].join(", ")}` : "";
}

/** What would be right in the place of a value; of a value of several kinds, each of them. */
function allowedBy(issue: z.core.$ZodIssue): string[] {
  if (issue.code === "invalid_value") return issue.values.map(String);
  if (issue.code === "invalid_union")
    return issue.errors.flat().flatMap((inner) => {
      const inside = allowedBy(inner);
      return inside.length > 0 ? inside : [kindIn(inner)];
    });
  return [];
}

function kindIn(issue: z.core.$ZodIssue): string {
  return issue.code === "invalid_type" ? `a ${issue.expected}` : issue.message.replace(/^must be /, "");
}
