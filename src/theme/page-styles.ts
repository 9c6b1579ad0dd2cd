/** What HTML names of a build's stylesheets: the files for all pages and for scripts, and rules by class for few. */
export type StyleNames = { all: string; scripts: string; parts: Readonly<Record<string, string>> };

/** The rules that a page needs by the classes in its HTML, as one text; empty where it needs none. */
export function partStylesIn(html: string, parts: StyleNames["parts"]): string {
  const attributes = new Set([...html.matchAll(/class="([^"]*)"/g)].map(([, names = ""]) => names));
  const classes = new Set([...attributes].flatMap((names) => names.split(" ")));
  return Object.entries(parts)
    .flatMap(([name, css]) => (classes.has(name) ? css : []))
    .join("");
}
