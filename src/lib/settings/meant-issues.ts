import type { z } from "zod";

type Issue = z.core.$ZodIssue;

/** What the library says of a value of none of several kinds. */
const WITHOUT_WORDS = "Invalid input";

/**
 * What is wrong with a value, where its schema takes several kinds: the issues of the kind that its author means. Where
 * nothing tells which one that is, the one issue names all kinds, or all values of the key by which they differ. Words
 * that the schema has of its own stay.
 */
export function meantIssues(issue: Issue): Issue[] {
  if (issue.code !== "invalid_union" || issue.errors.length === 0 || issue.message !== WITHOUT_WORDS) return [issue];
  const kinds = issue.errors.filter((errors) => !errors.some(isOtherType));
  if (kinds.length === 0) return [{ ...issue, message: otherTypes(issue.errors.flat()) }];
  const fitting = kinds.filter((errors) => !errors.some(isOtherValue));
  const [meant, ...others] = fitting.length > 0 ? fitting : kinds;
  const below = (one: Issue): Issue => ({ ...one, path: [...issue.path, ...one.path] });
  if (meant && others.length === 0) return meant.flatMap((one) => meantIssues(below(one)));
  const differing = fitting.length === 0 ? kinds.map((errors) => errors.filter(isOtherValue)[0]) : [];
  const [first] = differing;
  if (!first || differing.some((one) => String(one?.path) !== String(first.path))) return [issue];
  const values = differing.flatMap((one) => one?.values ?? []);
  return [{ ...first, path: below(first).path, values, message: "there is no such kind" }];
}

/** Whether a value is none of a kind at all, as a text is no mapping, and no other text. */
function isOtherType(issue: Issue): boolean {
  const { code, path } = issue;
  return (code === "invalid_type" || code === "invalid_value" || ownKind(issue) !== undefined) && path.length === 0;
}

/** The kind that a schema of this site names, where no schema of the library's is of that kind. */
function ownKind(issue: Issue): string | undefined {
  const kind: unknown = issue.code === "custom" ? issue.params?.kind : undefined;
  return typeof kind === "string" ? kind : undefined;
}

function isOtherValue(issue: Issue): issue is z.core.$ZodIssueInvalidValue {
  return issue.code === "invalid_value";
}

function otherTypes(issues: readonly Issue[]): string {
  const expected = issues.filter(isOtherType).flatMap((issue) => {
    if (issue.code === "invalid_value") return issue.values.map((value) => JSON.stringify(value));
    return issue.code === "invalid_type" ? issue.expected : (ownKind(issue) ?? []);
  });
  const received = issues.flatMap(({ message }) => /, received \w+$/.exec(message)?.[0] ?? [])[0] ?? "";
  return `expected ${[...new Set(expected)].join(" or ")}${received}`;
}
