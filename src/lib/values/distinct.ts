/** Values, such as problems, without those that say the same as one before; they have to become JSON. */
export function distinct<T>(values: readonly T[]): T[] {
  return [...new Map(values.map((value) => [JSON.stringify(value), value])).values()];
}
