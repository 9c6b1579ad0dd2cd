/** The message of what was thrown, which may be no error at all. */
export function errorMessage(thrown: unknown): string {
  return errorOf(thrown).message;
}

/** What was thrown as an error; what is none is its message. */
export function errorOf(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown));
}
