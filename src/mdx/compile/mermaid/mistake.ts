import { distinct } from "../../../lib/values/distinct";

/** What is wrong with a diagram, as a sentence, and in which line of its text, from 1, where that is known. */
export type DiagramMistake = { message: string; line?: number };

/** What parsers of Mermaid's tell of a mistake; which of it is there depends on the kind of diagram. */
type Told = {
  message: string;
  reason?: string;
  /** Of YAML: the place in the front matter, from 0. */
  mark?: { line?: number };
  /** Of most kinds: `line`, from 0, is where the lexer stands; `loc` is there where a token is wrong. */
  hash?: { text?: string; line?: number; loc?: object; expected?: string[] };
};

const LINE_END = "the end of the line";

/** What authors write for the tokens that parsers expect. */
const WORDS: [words: string, tokens: RegExp][] = [
  [
    "a closing bracket",
    /^(?:SQE|PE|-\)|\w+END|DIAMOND_STOP|STRUCT_STOP|NODE_DEND|SQUARE_BRACES_END|RBRACE|BLOCK_STOP)$/,
  ],
  ["an opening bracket", /^(?:SQS|PS|\(-|[A-Z]+(?<!TAG)START|DIAMOND_START|NODE_DSTART|SQUARE_BRACES_START)$/],
  ["`{`", /^(?:LBRACE|STRUCT_START|BLOCK_START)$/],
  ["an arrow", /ARROW|LINK(?:_ID)?$|^-->$|_CROSS$|_POINT$|^(?:DOTTED_)?LINE$/],
  ["an arrow", /^(?:AGGREGATION|EXTENSION|COMPOSITION|DEPENDENCY|LOLLIPOP)$/],
  ["a relationship", /^(?:ZERO_OR_|ONE_OR_|ONLY_)|^MD_PARENT$|IDENTIFYING$/],
  ["a name", /^(?:\w+_)?WORD$|^NODE_STRING|^(?:ALPHA|ID|NODE_ID|ENTITY_NAME|ENTITY_ONE|ACTOR|NON_ESCAPED_TEXT)$/],
  ["a name", /^(?:unqString|taskTxt|taskName|IDENTIFIER)$/],
  ["a state", /STATE|^(?:FORK|JOIN|CHOICE|CONCURRENT)$/],
  ["a member", /^MEMBER$/],
  ["`:`", /^COLON(?:SEP)?$|^taskData$|^TXT$/],
  ["`:::`", /^STYLE_SEPARATOR$/],
  ["`,`", /^COMMA$/],
  ["`&`", /^AMP$/],
  ["`|`", /^PIPE$/],
  ["`end`", /^end$/],
  ["a number", /^NUMBER(?:_\w+)?$|^(?:DECIMAL_)?NUM$|^NUMERIC$/],
  ["a text in quotes", /^STRING\d?$|^STR$|^DQUOTE$|^qString$|^COMMENT$/],
  [LINE_END, /^(?:NEWLINE|NL)$/],
];

/** Tokens that authors hardly forget: ends, blanks, other signs of a text, and what few diagrams have. */
const RARE =
  /^(?:EOF|SEMI|SPACE\w*|INVALID|TEXT|UNICODE_TEXT|TAGSTART|STR_KEY|ATTRIBUTE(?:_EMPTY|_KEY)?|HIDE_EMPTY|CLICK)$/;

/** More than these help nobody. */
const MOST = 4;
/** A lexer quotes so many signs of what it could not read. */
const SHORT = 20;

const AT_PLACE = /\b(?:Parse|Lexer) error on line (\d+), column \d+: ([^]*?)(?=\s*(?:Parse|Lexer) error on line|$)/;

/** Mermaid gives mistakes in the meaning of a text made-up places; their messages begin otherwise. */
const PARSER_MESSAGE = /^(?:Parse|Lexical) error on line/;

/**
 * What is wrong with a diagram, of what Mermaid threw when it read the text: in its line, at which sign, and what is
 * expected there, where that is little.
 */
export function diagramMistake(error: unknown, code: string): DiagramMistake {
  const { message, reason, mark, hash } = toldBy(error);
  const text = code.replace(/\r\n?/g, "\n");
  if (mark?.line !== undefined)
    return mistakeIn(frontMatterLine(text, mark.line), `in its front matter: ${reason ?? oneLine(message)}`);
  if (hash?.line !== undefined && PARSER_MESSAGE.test(message)) return parserMistake(message, hash, hash.line, text);
  const [, line, rest = ""] = AT_PLACE.exec(message) ?? [];
  if (line === undefined)
    return earlyEvent(text) ?? { message: `The diagram is wrong: ${oneLine(message).replace(/\.$/, "")}.` };
  const [, token] = /token of type '([^']*)'/.exec(rest) ?? [];
  const [, found] = /but found `([^`]*)`/.exec(rest) ?? [];
  const sign = found ?? /unexpected character: ->(.*?)<-/.exec(rest)?.[1] ?? /but found: '([^']*)'/.exec(rest)?.[1];
  return mistakeIn(lineIn(text, Number(line)), atSign(sign ?? "", token === undefined ? [] : [token]));
}

/** In a line of a timeline: an event without a period before it. */
const EVENT = /^\s*(?:(?:timeline(?:[ \t]+(?:LR|TD))?|section\s[^:]+)\s*)?(:\s.*)/i;

/** A timeline whose first event stands before all periods; there Mermaid fails by an error of its own code. */
function earlyEvent(code: string): DiagramMistake | undefined {
  const lines = code.split("\n");
  if (!lines.some((line) => /^\s*timeline\b/i.test(line))) return undefined;
  const events = lines.map((line) => EVENT.exec(line)?.[1]?.trim());
  const first = events.findIndex((event) => event !== undefined);
  if (first < 0) return undefined;
  return mistakeIn(first + 1, `at \`${events[first]}\`: expected is a period before it, as in \`2004 : an event\``);
}

/** A parser stops at a token, its lexer at text that is none. */
function parserMistake(
  message: string,
  { text = "", loc, expected = [] }: NonNullable<Told["hash"]>,
  line: number,
  code: string,
): DiagramMistake {
  if (loc) {
    // `line` is where the token ends; its sign begins before the line breaks that follow it in the token.
    const written = text.trim() === "" ? text : text.trimStart();
    const tokens = expected.map((token) => token.replace(/^'(.*)'$/, "$1"));
    return mistakeIn(lineIn(code, line + 1 - breaksIn(written)), atSign(text, tokens));
  }
  const found = lineIn(code, line + 1);
  const rest = unreadIn(code.split("\n")[found - 1] ?? "", message).trim();
  const [word = ""] = rest.split(/\s/);
  const sign = [rest, word].find(({ length }) => length <= SHORT);
  return mistakeIn(found, sign === undefined ? "" : atSign(sign, []));
}

/** The rest of a line that a lexer could not read; its message quotes what follows in one, and marks where with `^`. */
function unreadIn(line: string, message: string): string {
  const [, quoted = "", arrow = ""] = message.split("\n");
  const unread = quoted.slice(arrow.length - 1);
  const isCut = unread.length >= SHORT;
  const rests = range(0, line.length).map((at) => line.slice(at));
  return rests.find((rest) => unread.startsWith(rest) || (isCut && rest.startsWith(unread))) ?? "";
}

function mistakeIn(line: number, where: string): DiagramMistake {
  return {
    line,
    message: `The diagram is wrong in its line ${[line, where].filter((part) => part !== "").join(", ")}.`,
  };
}

/** Errors of the realm in which Mermaid runs are no errors of this one. */
function toldBy(error: unknown): Told {
  const isTold = typeof error === "object" && error !== null && "message" in error;
  return isTold ? (error as Told) : { message: String(error) };
}

function atSign(written: string, tokens: readonly string[]): string {
  const [sign = ""] = written.trim().split("\n");
  const place = sign === "" ? LINE_END : `\`${sign}\``;
  const words = tokens.map((token) => wordsFor(token)).filter((all) => !all.includes(place));
  const expected = distinct(words.flat());
  // What the author forgot may be a token whose name means nothing to authors.
  const isUnclear = tokens.some((token) => /^[A-Z]/.test(token) && !RARE.test(token) && wordsFor(token).length === 0);
  if (isUnclear || expected.length === 0 || expected.length > MOST) return `at ${place}`;
  const more = words.some((all) => all.length === 0) ? ", among others," : "";
  return `at ${place}: expected is${more} ${new Intl.ListFormat("en", { type: "disjunction" }).format(expected)}`;
}

function wordsFor(token: string): string[] {
  const known = WORDS.filter(([, pattern]) => pattern.test(token)).map(([words]) => words);
  // Signs stand for themselves; names in capitals are the parser's own.
  return known.length > 0 || !/^[^\w\s]$/.test(token) ? known : [`\`${token}\``];
}

/** The arrows under a quoted line mean nothing on one line. */
function oneLine(message: string): string {
  const lines = message.split("\n").filter((line) => !/^[-\s]*\^?$/.test(line));
  return lines.map((line) => line.trim()).join(" ");
}

const FRONT_MATTER = /^(([^\S\n]*)-{3}\s*\n)(.*?)\n\2-{3}\s*\n+/gs;

/** What Mermaid takes out before a parser counts lines, in its order: front matter, directives, comments, blanks. */
const TAKEN_OUT = [FRONT_MATTER, /%%\{.*?\}%%/gs, /^\s*%%(?!\{)[^\n]+\n?/gm, /^\s+/g];

/** What it takes out of some kinds only, after that: blank lines. */
const TAKEN_OUT_OF: [kind: RegExp, pattern: RegExp][] = [
  [/^(?:flowchart|graph|swimlane)/, /(?<=\})\s+(?=\n)/g],
  [/^sankey/, /(?<=\n)\n+/g],
];

/** The line of a diagram's text that is a line of its YAML, from 0; the last one with text for its end. */
function frontMatterLine(code: string, yamlLine: number): number {
  const [[, opening = "\n", , body = ""] = []] = code.matchAll(FRONT_MATTER);
  return breaksIn(opening) + 1 + Math.min(yamlLine, breaksIn(body.trimEnd()));
}

/** The line of a diagram's text that is a line of what a parser got of it; the last one for its end. */
function lineIn(code: string, parsedLine: number): number {
  let kept: Kept = { text: code, lines: lineOfEach(code) };
  for (const pattern of TAKEN_OUT) kept = without(kept, pattern);
  for (const [kind, pattern] of TAKEN_OUT_OF) if (kind.test(kept.text)) kept = without(kept, pattern);
  const starts = [0, ...[...kept.text.trimEnd().matchAll(/\n/g)].map(({ index }) => index + 1)];
  return kept.lines[starts[parsedLine - 1] ?? starts.at(-1) ?? 0] ?? 1;
}

/** A text, and the line in which each of its characters was written. */
type Kept = { text: string; lines: number[] };

function without({ text, lines }: Kept, pattern: RegExp): Kept {
  const gone = new Set([...text.matchAll(pattern)].flatMap(({ 0: { length }, index }) => range(index, length)));
  return {
    lines: lines.filter((_, at) => !gone.has(at)),
    text: text
      .split("")
      .filter((_, at) => !gone.has(at))
      .join(""),
  };
}

const breaksIn = (text: string) => text.split("\n").length - 1;

/** The line of each character. */
function lineOfEach(text: string): number[] {
  let line = 1;
  return text.split("").map((sign) => (sign === "\n" ? line++ : line));
}

const range = (from: number, length: number) => Array.from({ length }, (_, at) => from + at);
