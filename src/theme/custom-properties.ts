/** Colours as the custom properties that theme-ui reads: `{ code: { text } }` is `--theme-ui-colors-code-text`. */
export function customProperties(name: string, values: object): Record<string, string> {
  return Object.assign(
    {},
    ...Object.entries(values).map(([key, value]) =>
      typeof value === "object"
        ? customProperties(`${name}-${key}`, value as object)
        : { [`--theme-ui-${name}-${key}`]: value as string },
    ),
  ) as Record<string, string>;
}
