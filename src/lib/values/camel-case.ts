/** A name of CSS or of an attribute as JavaScript has it: `stroke-width` gives `strokeWidth`. */
export function camelCase(name: string): string {
  return name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
