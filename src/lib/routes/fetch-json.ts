/** HTTP's answers for what is not there, or no more. */
const MISSING = [404, 410];

/** The server has no such file: what named it is of another build. */
export class MissingFileError extends Error {
  override readonly name = "MissingFileError";
}

/**
 * Fetches JSON; rejects, with the address and the status of the answer, where that is none: with `MissingFileError`
 * where there is no such file.
 */
export async function fetchJson<T = unknown>(address: string, options?: RequestInit): Promise<T> {
  const response = await fetch(address, options);
  const { ok, status } = response;
  if (!ok) throw new (MISSING.includes(status) ? MissingFileError : Error)(`${address} answers with ${status}.`);
  return (await response.json()) as T;
}
