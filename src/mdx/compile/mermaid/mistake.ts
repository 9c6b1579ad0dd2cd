import { distinct } from "../../../lib/values/distinct";

/** What is wrong with a diagram, as a sentence, and in which line of its text, from 1, where that is known. */
export type DiagramMistake = { message: string; line?: number };

/** What parsers of Mermaid's tell of a mistake; which of it is there depends on the kind of diagram. */
type Told = {
  message: string;
  reason?: string;
  /** Of YAML: the place in the front matter, from 0. */
  mark?: { line?: number };
  hash?: { text?: string; loc?: { first_line?: number }; expected?: string[] };
};

const LINE_END = "the end of the line";

/** What authors write for the tokens that parsers expect; tokens without words are left out. */
const WORDS: [words: string, tokens: RegExp][] = [
  ["a closing bracket", /^(?:SQE|PE|-\)|\w+END|DIAMOND_STOP|STRUCT_STOP|NODE_DEND|SQUARE_BRACES_END|RBRACE)$/],
  ["an arrow", /ARROW|LINK$|^-->$|_CROSS$|_POINT$/],
  ["`:`", /^COLON(?:SEP)?$|^taskData$/],
  ["`,`", /^COMMA$/],
  ["`&`", /^AMP$/],
  ["`end`", /^end$/],
  ["a number", /^NUMBER(?:_\w+)?$|^NUM$/],
  ["a text in quotes", /^STRING\d?$|^STR$/],
  [LINE_END, /^(?:NEWLINE|NL)$/],
];
/** More than these help nobody. */
const MOST = 3;

const AT_PLACE = /\b(?:Parse|Lexer) error on line (\d+), column \d+: ([^]*?)(?=\s*(?:Parse|Lexer) error on line|$)/;

/**
 * What is wrong with a diagram, of what Mermaid threw when it read the text: in its line, at which sign, and what is
 * expected there, where that is little.
 */
export function diagramMistake(error: unknown, code: string): DiagramMistake {
  const { message, reason, mark, hash } = toldBy(error);
  if (mark?.line !== undefined) return mistakeIn(mark.line + 2, `in its front matter: ${reason ?? oneLine(message)}`);
  if (hash?.loc?.first_line !== undefined) {
    const tokens = (hash.expected ?? []).map((token) => token.replace(/^'(.*)'$/, "$1"));
    return mistakeIn(lineIn(code, hash.loc.first_line), atSign(hash.text ?? "", tokens));
  }
  const [, line, rest = ""] = AT_PLACE.exec(message) ?? [];
  if (line === undefined) return { message: `The diagram is wrong: ${oneLine(message).replace(/\.$/, "")}.` };
  const [, token, found] = /token of type '([^']*)' but found `([^`]*)`/.exec(rest) ?? [];
  const sign = found ?? /unexpected character: ->(.*?)<-/.exec(rest)?.[1] ?? /but found: '([^']*)'/.exec(rest)?.[1];
  return mistakeIn(lineIn(code, Number(line)), atSign(sign ?? "", token === undefined ? [] : [token]));
}

function mistakeIn(line: number, where: string): DiagramMistake {
  return { line, message: `The diagram is wrong in its line ${line}, ${where}.` };
}

/** Errors of the realm in which Mermaid runs are no errors of this one. */
function toldBy(error: unknown): Told {
  const isTold = typeof error === "object" && error !== null && "message" in error;
  return isTold ? (error as Told) : { message: String(error) };
}

function atSign(written: string, tokens: readonly string[]): string {
  const sign = written.trim();
  const place = sign === "" ? LINE_END : `\`${sign}\``;
  const words = tokens.map((token) => wordsFor(token)).filter((all) => !all.includes(place));
  const expected = distinct(words.flat());
  if (expected.length === 0 || expected.length > MOST) return `at ${place}`;
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

/** What Mermaid takes out before a parser counts lines, in its order: front matter, directives, comments, blanks. */
const TAKEN_OUT = [/^[^\S\n]*-{3}\s*\n.*?\n[^\S\n]*-{3}\s*\n+/gs, /%%\{.*?\}%%/gs, /^\s*%%(?!\{)[^\n]+\n?/gm, /^\s+/g];

/** The line of a diagram's text that is a line of what a parser got of it; the last one for its end. */
function lineIn(code: string, parsedLine: number): number {
  let text = code.replace(/\r\n?/g, "\n");
  let lines = lineOfEach(text);
  for (const pattern of TAKEN_OUT) {
    const gone = new Set([...text.matchAll(pattern)].flatMap(({ 0: { length }, index }) => range(index, length)));
    lines = lines.filter((_, at) => !gone.has(at));
    text = text
      .split("")
      .filter((_, at) => !gone.has(at))
      .join("");
  }
  const starts = [0, ...[...text.trimEnd().matchAll(/\n/g)].map(({ index }) => index + 1)];
  return lines[starts[parsedLine - 1] ?? starts.at(-1) ?? 0] ?? 1;
}

/** The line of each character. */
function lineOfEach(text: string): number[] {
  let line = 1;
  return text.split("").map((sign) => (sign === "\n" ? line++ : line));
}

const range = (from: number, length: number) => Array.from({ length }, (_, at) => from + at);
