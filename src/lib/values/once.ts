/**
 * A function whose first call does some work for all calls, with the parameters of that one; after a rejection the next
 * call does it anew.
 */
export function once<Given extends unknown[], T>(
  work: (...given: Given) => Promise<T>,
): (...given: Given) => Promise<T> {
  let result: Promise<T> | undefined;
  return (...given) => {
    result ??= work(...given).catch((error: unknown) => {
      result = undefined;
      throw error;
    });
    return result;
  };
}
