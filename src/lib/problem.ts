import { distance } from "fastest-levenshtein";

/** Something wrong in the content or the configuration, told to its author: where, what, and how to mend it. */
export type Problem = {
  /** An error ends the build; a warning is printed and the build goes on; information is printed as such. */
  severity: "error" | "warning" | "info";
  /** Path from the site's root, with forward slashes. */
  file: string;
  /** 1-based; absent when the problem is the whole file's. */
  line?: number;
  /** 1-based; absent when only the line is known. */
  column?: number;
  /** What is wrong, one sentence. */
  message: string;
  /** What the author should do, one sentence. */
  remedy: string;
  /** Whether it is told once, with all its places: it is of what stands there rather than of the places. */
  isToldOnce?: boolean;
  /** The values that would be valid, nearest first. */
  choices?: string[];
};

/** A problem as grave as a site wants it; none where it ignores such ones. */
export function graded(problem: Problem, grade: "ignore" | "log" | "warn" | "throw"): Problem[] {
  if (grade === "ignore") return [];
  const severity = { log: "info", warn: "warning", throw: "error" } as const;
  return [{ ...problem, severity: severity[grade] }];
}

const SHOWN_CHOICES = 12;

/** The place of a problem as editors and terminals link it: `content/a.mdx:3:7`. */
export function placeOf({ file, line, column }: Problem): string {
  return [file, line, line ? column : undefined].filter((part) => part !== undefined).join(":");
}

/** A problem as the lines an author reads in the terminal. */
export function formatProblem(problem: Problem): string {
  const lines = [placeOf(problem), `  ${problem.message}`, `  → ${problem.remedy}`];
  if (problem.choices?.length) {
    const shown = problem.choices.slice(0, SHOWN_CHOICES).join(", ");
    const rest = problem.choices.length - SHOWN_CHOICES;
    lines.push(`  valid: ${shown}${rest > 0 ? ` and ${rest} more` : ""}`);
  }
  return lines.join("\n");
}

/** Candidates by how near they are to what was written, nearest first; ties keep alphabetical order. */
export function nearestFirst(written: string, candidates: Iterable<string>): string[] {
  const scored = [...new Set(candidates)].sort().map((candidate) => [candidate, distance(written, candidate)] as const);
  return scored.sort((a, b) => a[1] - b[1]).map(([candidate]) => candidate);
}

/** Problems in the order in which an author works through them: by file, then line. */
export function byPlace(a: Problem, b: Problem): number {
  return a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0);
}
