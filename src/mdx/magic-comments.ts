import type { z } from "zod";
import type { markdownSettings } from "../lib/settings/markdown-settings";
import { addTo } from "../lib/values/add-to";
import { escapedPattern } from "../lib/values/escaped-pattern";

/** The site's magic comments: the class that each gives to lines, and its words. */
export type MagicComments = z.output<typeof markdownSettings>["magicComments"];

/**
 * Code without its magic comments, the classes of its marked lines by index from 0, and what the comments leave open,
 * as sentences.
 */
export type MarkedCode = { code: string; classes: Map<number, string[]>; mistakes: string[] };

/** A magic comment's words, and the index of the line below it once all comments are gone. */
type FoundComment = { word: string; index: number };

/** How a comment begins and ends, as patterns. */
const COMMENTS = {
  slashes: ["//", ""],
  slashStar: ["/\\*", "\\*/"],
  braces: ["\\{\\s*/\\*", "\\*/\\s*\\}"],
  number: ["#", ""],
  angles: ["<!--", "-->"],
  angleNumber: ["<#", "#>"],
  hyphens: ["--", ""],
  percent: ["%", ""],
  semicolons: [";+", ""],
  quote: ["(?:_\\s*)?['‘’]", ""],
  rem: ["[Rr][Ee][Mm]\\b", ""],
  exclamation: ["!", ""],
  parenStar: ["\\(\\*", "\\*\\)"],
  starAngle: ["\\*>", ""],
} as const;

type Comment = keyof typeof COMMENTS;

/** The comments of a language that is not listed below. */
const POPULAR: readonly Comment[] = ["slashes", "slashStar", "braces", "number", "angles"];

const LANGUAGES: [comments: Comment[], languages: string][] = [
  [["slashes", "slashStar"], "js javascript ts typescript"],
  [["slashes", "slashStar", "braces"], "jsx tsx"],
  [["slashes", "slashStar", "angles"], "html"],
  [["number"], "python py bash"],
  [["number", "angleNumber"], "powershell ps1"],
  [["angles", "braces", "number"], "markdown md mdx"],
  [["percent"], "tex latex matlab erlang prolog"],
  [["hyphens"], "lua haskell hs"],
  [["hyphens", "slashStar"], "sql"],
  [["semicolons"], "wasm lisp clojure scheme racket"],
  [["semicolons", "number"], "ini"],
  [["quote", "rem"], "vb vba vbnet visual-basic"],
  [["rem"], "batch"],
  [["rem", "exclamation"], "basic"],
  [["slashes", "parenStar"], "fsharp"],
  [["parenStar"], "ocaml sml"],
  [["exclamation"], "fortran"],
  [["starAngle"], "cobol"],
];

/**
 * Takes the magic comments out of code in a language as its fence names it, in the comments that the language has; each
 * of them needs a line of its own.
 */
export function takeMagicComments(code: string, language: string, settings: MagicComments): MarkedCode {
  const words = settings
    .flatMap(({ line, block }) => [line, block?.start, block?.end])
    .filter((word) => word !== undefined);
  if (language === "" || !words.some((word) => code.includes(word))) return { code, classes: new Map(), mistakes: [] };
  const pattern = patternOf(language, words);
  const lines: string[] = [];
  const comments: FoundComment[] = [];
  for (const line of code.split("\n")) {
    const word = pattern
      .exec(line)
      ?.slice(1)
      .find((group) => group !== undefined);
    if (word === undefined) lines.push(line);
    else comments.push({ word, index: lines.length });
  }
  const marked: MarkedCode = { code: lines.join("\n"), classes: new Map(), mistakes: [] };
  for (const setting of settings) markLines(setting, comments, lines.length, marked);
  return marked;
}

function markLines(
  { className, line, block }: MagicComments[number],
  comments: FoundComment[],
  length: number,
  { classes, mistakes }: MarkedCode,
): void {
  const mark = (from: number, to: number) => {
    for (let index = from; index < to; index += 1) addTo(classes, index, className);
  };
  let start: number | undefined;
  for (const { word, index } of comments) {
    if (word === line && index === length) mistakes.push(`'${word}' has no line below it.`);
    else if (word === line) mark(index, index + 1);
    else if (word === block?.start) start ??= index;
    else if (word === block?.end) {
      if (start === undefined) mistakes.push(`'${word}' has no '${block.start}' above it.`);
      else mark(start, index);
      start = undefined;
    }
  }
  if (start !== undefined) mistakes.push(`'${block?.start}' has no '${block?.end}' below it.`);
}

/** A line that is a comment with one of the words and nothing else; each way to comment has a group for the word. */
function patternOf(language: string, words: string[]): RegExp {
  const name = language.toLowerCase();
  const comments = LANGUAGES.find(([, names]) => names.split(" ").includes(name))?.[0] ?? POPULAR;
  const word = words.map(escapedPattern).join("|");
  const ways = comments.map((comment) => `${COMMENTS[comment][0]}\\s*(${word})\\s*${COMMENTS[comment][1]}`);
  return new RegExp(`^\\s*(?:${ways.join("|")})\\s*$`);
}
