import { distance } from "fastest-levenshtein";
import { compareText } from "./values/compare-text";
import { firstAndRest } from "./values/first-ones";
import { withoutFileEnding } from "./content/file-endings";
import { lastName } from "./content/folder-path";

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
  /** Whether other problems may follow from it: these are told once it is mended. */
  hasConsequences?: boolean;
  /** Whether it may itself follow from such a problem. */
  mayFollow?: boolean;
  /** The values that would be valid, nearest first. */
  choices?: string[];
};

/** A problem as grave as a site wants it; none where it ignores such ones. */
export function graded(problem: Problem, grade: "ignore" | "log" | "warn" | "throw"): Problem[] {
  if (grade === "ignore") return [];
  const severity = { log: "info", warn: "warning", throw: "error" } as const;
  return [{ ...problem, severity: severity[grade] }];
}

/** Problems that may follow from one that has consequences. */
export const following = (problems: readonly Problem[]): Problem[] =>
  problems.map((problem) => ({ ...problem, mayFollow: true }));

/**
 * Problems without those that may follow from errors among them; where there are such errors, their remedies say that
 * some are left out.
 */
export function withoutConsequences(problems: readonly Problem[]): readonly Problem[] {
  const isCause = ({ severity, hasConsequences }: Problem) => hasConsequences && severity === "error";
  const isAny = problems.some(isCause);
  return problems
    .filter((problem) => !isAny || isCause(problem) || !problem.mayFollow)
    .map(({ mayFollow: _, ...problem }) =>
      isCause(problem) ? { ...problem, remedy: `${problem.remedy} ${REST_IS_LATER}` } : problem,
    );
}

const REST_IS_LATER = "What may follow from it, as broken links, is told once this is mended.";
const SHOWN_CHOICES = 12;

/** The place of a problem as editors and terminals link it: `content/a.mdx:3:7`. */
export function placeOf({ file, line, column }: Pick<Problem, "file" | "line" | "column">): string {
  return [file, line, line ? column : undefined].filter((part) => part !== undefined).join(":");
}

/** A problem as the lines an author reads in the terminal. */
export function formatProblem(problem: Problem): string {
  const lines = [placeOf(problem), `  ${problem.message}`, `  → ${problem.remedy}`];
  const { first, rest } = shownChoices(problem);
  if (first.length > 0) lines.push(`  valid: ${first.join(", ")}${rest}`);
  return lines.join("\n");
}

/** The valid choices that the author of a problem is told, and what is said after them where there are more. */
export const shownChoices = ({ choices = [] }: Pick<Problem, "choices">): ReturnType<typeof firstAndRest> =>
  firstAndRest(choices, SHOWN_CHOICES);

/** The share of the longer name's letters that may differ where one name is meant for the other. */
const NEAR = 0.4;
/** The shortest text that is compared with the beginnings of names. */
const BEGINNING = 2;
/** The shortest text that is looked for inside other names. */
const TELLING = 3;

/**
 * Candidates by how near they are to what was written, nearest first: those that begin with it or differ in one letter,
 * those that contain it or with which it begins, then by the letters that differ, in any case. Of paths the last part
 * counts, without the ending of a file; an index file has the name of its folder. Ties keep alphabetical order, and an
 * empty candidate is none.
 */
export function nearestFirst(written: string, candidates: Iterable<string>): string[] {
  const inAnyCase = written.toLowerCase();
  const farOf = (candidate: string) => distance(inAnyCase, candidate.toLowerCase());
  const scored = [...new Set(candidates)]
    .filter((candidate) => candidate !== "")
    .sort()
    .map((candidate) => ({ candidate, rank: rankOf(written, candidate), far: farOf(candidate) }));
  return scored.sort((a, b) => a.rank - b.rank || a.far - b.far).map(({ candidate }) => candidate);
}

/**
 * Candidates for an author to choose from, nearest first: all of a few, of more than that those which could be meant.
 * Where a few are of no use either, as files that happen to lie there, `few` is 0.
 */
export function nearOnes(written: string, candidates: Iterable<string>, few = SHOWN_CHOICES): string[] {
  const sorted = nearestFirst(written, candidates);
  return sorted.length <= few ? sorted : sorted.filter((candidate) => isNear(written, candidate));
}

function rankOf(written: string, candidate: string): number {
  const [name, other] = [nameOf(written), nameOf(candidate)];
  if (name.length >= BEGINNING && (other.startsWith(name) || candidate.startsWith(written))) return 0;
  if (name.length > TELLING && distance(name, other) === 1) return 0;
  const isPart = name.length >= TELLING && other.includes(name);
  return isPart || (other.length >= TELLING && name.startsWith(other)) ? 1 : 2;
}

function isNear(written: string, candidate: string): boolean {
  const [name, other] = [nameOf(written), nameOf(candidate)];
  const isPart = other.length >= TELLING && name.includes(other);
  return (
    isPart || rankOf(written, candidate) < 2 || distance(name, other) <= NEAR * Math.max(name.length, other.length)
  );
}

/** The last part of a path or an id, without the ending of a file; of an index file that of its folder. */
function nameOf(text: string): string {
  const path = withoutFileEnding(text.replace(/\/$/, "")).replace(/(?<=[^/.])\/(?:index|readme)$/i, "");
  return lastName(path).toLowerCase();
}

/** Problems in the order in which an author works through them: by file, then line; those with consequences last. */
export function byPlace(a: Problem, b: Problem): number {
  const byLine = (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0);
  return causesLast(a, b) || compareText(a.file, b.file) || byLine;
}

/** Puts problems with consequences behind the others. */
export function causesLast(a: Problem, b: Problem): number {
  return Number(a.hasConsequences ?? false) - Number(b.hasConsequences ?? false);
}
