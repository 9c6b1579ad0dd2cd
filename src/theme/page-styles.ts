/**
 * What HTML names and holds of a build's stylesheets: the file for all pages and its text, the file for scripts, and
 * rules by class for few pages.
 */
export type StyleNames = { all: string; css: string; scripts: string; parts: Readonly<Record<string, string>> };

/** No text that is shorter has as many bytes, compressed, as may come first; others are compressed to know. */
const SHORT = 40_000;
/** How many bytes of that, compressed with gzip, come first: 14.6 KB less headers, the rest of the head and scripts. */
const FIRST_BYTES = 10_400;

/**
 * Whether a page holds the stylesheet in place of naming its file: where its HTML does not come in the first ten
 * packets of a connection. The styles then come with the rest of it, and a request for them would be one more wait.
 * `own` is what the page has of its own: rules for few pages, and its body.
 */
export function holdsStyles(own: string, gzipSize: (text: string) => number): boolean {
  return own.length > SHORT && gzipSize(own) > FIRST_BYTES;
}

/** The rules that a page needs by the classes in its HTML, as one text; empty where it needs none. */
export function partStylesIn(html: string, parts: StyleNames["parts"]): string {
  const attributes = new Set([...html.matchAll(/class="([^"]*)"/g)].map(([, names = ""]) => names));
  const classes = new Set([...attributes].flatMap((names) => names.split(" ")));
  return Object.entries(parts)
    .flatMap(([name, css]) => (classes.has(name) ? css : []))
    .join("");
}
