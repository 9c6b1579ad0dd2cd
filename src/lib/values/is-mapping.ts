/** Whether a value holds values by keys: an object that is neither a list nor `null`. */
export function isMapping(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
