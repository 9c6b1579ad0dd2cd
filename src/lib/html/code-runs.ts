/** A piece of code as Prism's `tokenize` returns it. */
export type CodeToken = string | { type: string; content: string | CodeToken | CodeToken[]; alias?: string | string[] };

/** Code of one look: its text, and the class names by which the stylesheet gives the look; empty for plain code. */
export type CodeRun = { text: string; classes: string };

/**
 * A colour of code by the theme's name for it, the class of runs that have it, which may make them italic, too, and
 * Prism's types of tokens.
 */
type CodeColor = { color: string; className: string; types: readonly string[]; isItalic?: true };

/**
 * The colours of code. Of a token with types of several, the last one counts. Names of classes are short,
 * because a page of code has a thousand of them.
 */
export const CODE_COLORS: readonly CodeColor[] = [
  { color: "comment", className: "c", types: ["comment"], isItalic: true },
  { color: "comment", className: "o", types: ["prolog", "doctype", "cdata"] },
  { color: "punctuation", className: "p", types: ["punctuation", "operator"] },
  { color: "keyword", className: "k", types: ["keyword", "atrule", "important", "rule", "builtin", "directive"] },
  { color: "string", className: "s", types: ["string", "char", "attr-value", "template-string", "url", "regex"] },
  { color: "number", className: "n", types: ["number", "boolean", "constant", "symbol", "unit"] },
  { color: "function", className: "f", types: ["function", "class-name", "maybe-class-name", "method", "coord"] },
  { color: "tag", className: "t", types: ["tag", "selector", "title"] },
  { color: "attribute", className: "a", types: ["attr-name", "property", "key"] },
  { color: "variable", className: "v", types: ["variable", "parameter", "interpolation", "namespace", "entity"] },
  { color: "inserted", className: "i", types: ["inserted"] },
  { color: "deleted", className: "d", types: ["deleted"] },
];

/** What a token has beside a colour, and all that is inside it too: the class of runs, and Prism's types of tokens. */
export const CODE_STYLES = {
  bold: { className: "b", types: ["important", "bold", "title"] },
  italic: { className: "e", types: ["italic", "comment"] },
  insertedLine: { className: "I", types: ["inserted-sign"] },
  deletedLine: { className: "D", types: ["deleted-sign"] },
} as const satisfies Record<string, { className: string; types: readonly string[] }>;

/** How a token looks: its colour, the classes of its styles, those of both, and whether a tag is around it. */
type Look = { color?: CodeColor; styles: readonly string[]; isInTag: boolean; classes: string };

const PLAIN: Look = { styles: [], isInTag: false, classes: "" };
const PUNCTUATION = "punctuation";
/** Runs with one of these have a background, which shows on blanks, too. */
const WITH_BACKGROUND = new RegExp(`[${CODE_STYLES.insertedLine.className}${CODE_STYLES.deletedLine.className}]`);

// A page of code asks for thousands of types: the place of each one's colour in the table, and the class of its style.
const placeOf = new Map(CODE_COLORS.flatMap(({ types }, place) => types.map((type) => [type, place] as const)));
const styleOf = new Map(
  Object.values(CODE_STYLES).flatMap(({ className, types }) =>
    types.map((type) => [type as string, className] as const),
  ),
);

/**
 * Code as runs, each of one look, none inside another: what Prism's tokens inside tokens come to. A blank joins the run
 * before it, because it shows no colour.
 */
export function codeRuns(tokens: readonly CodeToken[]): CodeRun[] {
  const runs: CodeRun[] = [];
  for (const token of tokens) addRuns(runs, token, PLAIN);
  return runs;
}

function addRuns(runs: CodeRun[], token: CodeToken, around: Look): void {
  if (typeof token === "string") return addText(runs, token, around.classes);
  const { type, alias, content } = token;
  const look = lookOf(alias ? [type, alias].flat() : [type], around);
  if (typeof content === "string") return addText(runs, content, look.classes);
  for (const inner of [content].flat()) addRuns(runs, inner, look);
}

function addText(runs: CodeRun[], text: string, classes: string): void {
  const last = runs.at(-1);
  if (last && (last.classes === classes || (isBlank(text) && !hasBackground(classes) && !hasBackground(last.classes))))
    last.text += text;
  else runs.push({ text, classes });
}

function isBlank(text: string): boolean {
  return text.trim() === "";
}

function hasBackground(classes: string): boolean {
  return WITH_BACKGROUND.test(classes);
}

function lookOf(types: readonly string[], around: Look): Look {
  const color = colorOf(types, around.isInTag) ?? around.color;
  const own = types.flatMap((type) => styleOf.get(type) ?? []);
  const isInTag = around.isInTag || types.includes("tag");
  if (color === around.color && own.length === 0 && isInTag === around.isInTag) return around;
  const styles = own.length > 0 ? [...new Set([...around.styles, ...own])] : around.styles;
  return { color, styles, isInTag, classes: classesOf(color, styles) };
}

/** The colour of a token. Inside a tag, what is punctuation beside other things looks like punctuation. */
function colorOf(types: readonly string[], isInTag: boolean): CodeColor | undefined {
  const isPunctuation = types.includes("plain") || (isInTag && types.includes(PUNCTUATION));
  const places = (isPunctuation ? [PUNCTUATION] : types).map((type) => placeOf.get(type) ?? -1);
  return CODE_COLORS[Math.max(...places)];
}

function classesOf(color: CodeColor | undefined, styles: readonly string[]): string {
  const shown = color?.isItalic ? styles.filter((style) => style !== CODE_STYLES.italic.className) : styles;
  return [...(color ? [color.className] : []), ...shown].join(" ");
}

/**
 * Runs line by line, each with its end; a run that goes on in the next line is a run in each of them. The end of a line
 * with a background belongs to its last run: that is a block, behind which it would be one more line.
 */
export function linesOfRuns(runs: readonly CodeRun[]): CodeRun[][] {
  const lines: CodeRun[][] = [[]];
  for (const { text, classes } of runs) {
    for (const [index, part] of text.split("\n").entries()) {
      if (index > 0) lines.push([]);
      if (part) lines.at(-1)?.push({ text: part, classes });
    }
  }
  for (const line of lines) {
    const last = line.at(-1);
    if (last && hasBackground(last.classes)) last.text += "\n";
    else line.push({ text: "\n", classes: "" });
  }
  return lines;
}
