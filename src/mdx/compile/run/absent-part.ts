import type { FilePlace } from "./runtime";

/** The name of errors of modules that are not there, and the mark of what stands for parts of them. */
export const ABSENT = "AbsentModule";

/** Whether code failed because a module of its project is not there; the error knows the place of its import. */
export function isOfAbsentModule(error: unknown): error is Error & { place?: FilePlace } {
  return (Object(error) as { name?: unknown }).name === ABSENT;
}

/** Whether a value stands for a part of a module that is not there: called, it throws the error that says so. */
export function isAbsent(value: unknown): value is () => never {
  return typeof value === "function" && (value as { [ABSENT]?: unknown })[ABSENT] === true;
}
