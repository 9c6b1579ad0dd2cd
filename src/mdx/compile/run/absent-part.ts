import type { FilePlace } from "./runtime";

/** The name of errors of modules that are not there, and the mark of what stands for parts of them. */
export const ABSENT = "AbsentModule";

/**
 * The error of a module of a project that is not there, or of a name that a module does not have among its `names`; it
 * knows the place of its import.
 */
export type AbsentError = Error & { told?: { place?: FilePlace; name?: string; names?: string[] } };

/** Whether code failed because a module of its project, or a name of one, is not there. */
export function isOfAbsentModule(error: unknown): error is AbsentError {
  return (Object(error) as { name?: unknown }).name === ABSENT;
}

/** What stands for a part of a module that is not there: under the mark it has what throws the error that says so. */
type AbsentPart = { [ABSENT]: () => never };

/** Whether a value stands for a part of a module that is not there. */
export function isAbsent(value: unknown): value is AbsentPart {
  return typeof value === "function" && typeof (value as Partial<AbsentPart>)[ABSENT] === "function";
}

/** Throws the error of a part of a module that is not there: to call the part fails only once its bundle has run. */
export function failOf(part: AbsentPart): never {
  return part[ABSENT]();
}
