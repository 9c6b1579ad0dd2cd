/** The value inside of another one to which keys lead; undefined where they lead to none. */
export function valueAt(value: unknown, keys: readonly PropertyKey[]): unknown {
  return keys.reduce((inner, key) => (Object(inner) as Record<PropertyKey, unknown>)[key], value);
}
