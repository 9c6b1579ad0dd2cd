/** A property and its value, as written. */
export type Declaration = [property: string, value: string];

/** A comment, a string, an address without quotes, an escape, or else one character. */
const TOKEN = /\/\*.*?(?:\*\/|$)|"(?:\\.|[^"\\])*"?|'(?:\\.|[^'\\])*'?|\burl\((?!\s*["'])(?:\\.|[^)\\])*\)?|\\.|[^]/gis;
const DECLARATION = /^\s*([-\w]+)\s*:\s*(.+?)\s*$/s;

/** The declarations of a `style` attribute, in order; what is none is left out, as browsers do. */
export function declarationsOf(style: string): Declaration[] {
  return partsOf(style).flatMap((part) => {
    const [, property, value] = DECLARATION.exec(part) ?? [];
    return property === undefined || value === undefined ? [] : [[property, value] as Declaration];
  });
}

/** What stands between semicolons, of which those in strings and brackets end nothing; without comments. */
function partsOf(style: string): string[] {
  const parts: string[] = [];
  let [part, depth] = ["", 0];
  for (const [token] of style.matchAll(TOKEN)) {
    if (token.startsWith("/*")) continue;
    if ("([{".includes(token)) depth += 1;
    if (")]}".includes(token)) depth = Math.max(0, depth - 1);
    const isEnd = token === ";" && depth === 0;
    if (isEnd) parts.push(part);
    part = isEnd ? "" : part + token;
  }
  return [...parts, part];
}
