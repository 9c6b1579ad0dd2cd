import type { Edit } from "./edits";
import { followed, type Holder } from "./follow";
import type { Move } from "./move";

const STYLE_FILE = /\.(?:css|s[ac]ss)$/;

/** Whether a file's name is that of a stylesheet, which components beside content import. */
export function isStyleFile(file: string): boolean {
  return STYLE_FILE.test(file);
}

/**
 * A comment, or what names a file: `url(…)`, `@import "…"` and the like, `composes: a from "…"`. A path without dots
 * lies below the stylesheet and moves with it.
 */
const NAMED =
  /\/\*[\s\S]*?\*\/|(?:\burl\(\s*["']?|(?:@import|@use|@forward|\bfrom)\s+["'])(?<url>(?:\.{1,2}|@site)\/[^"')\s]+)/g;

/** The edits that a stylesheet beside content needs so that its paths to files follow a move. */
export function styleEdits(source: string, holder: Holder, move: Move): Edit[] {
  return [...source.matchAll(NAMED)].flatMap(({ 0: whole, index, groups: { url } = {} }) => {
    // Like modules, stylesheets name files without looking for them.
    const text = url === undefined ? undefined : followed({ kind: "import", url }, holder, move, () => true);
    const end = index + whole.length;
    return url === undefined || text === undefined ? [] : [{ start: end - url.length, end, text }];
  });
}
