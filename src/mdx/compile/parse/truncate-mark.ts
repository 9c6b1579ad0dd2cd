import { distance } from "fastest-levenshtein";
import type { Nodes, Root } from "mdast";
import type { Problem } from "../../../lib/problem";
import { placeOf } from "../compile-state";
import { walk } from "./walk";

const MARK = "truncate";
/** The word by which other generators of blogs mark the same. */
const FOREIGN_MARK = "more";
/** How many letters may be wrong in a word that is meant as the mark. */
const NEAR = 2;
/** A file without a comment of one word, which most files are, is not walked. */
const SIGN = /\/\*\s*[a-z]{4,12}\s*\*\//i;
const ONE_WORD = /^\s*\/\*\s*([a-z]{4,12})\s*\*\/\s*$/i;
/** The mark in CommonMark, where no comment of HTML is made one of MDX. */
const HTML_MARK = /^<!--\s*truncate\s*-->$/;

/** Whether the value of an expression is the mark below which lists do not show a post. */
export function isTruncateMark(value: string): boolean {
  return ONE_WORD.exec(value)?.[1] === MARK;
}

/** Warnings of comments that are nearly the mark of an excerpt's end, and end none. */
export function missedTruncateMarks(tree: Root, source: string, file: string): Problem[] {
  if (!SIGN.test(source)) return [];
  const found: Problem[] = [];
  walk<Nodes>(tree, (node) => {
    if (node.type !== "mdxFlowExpression" && node.type !== "mdxTextExpression") return;
    const [, word] = ONE_WORD.exec(node.value) ?? [];
    if (word === undefined || word === MARK || !isMeant(word.toLowerCase())) return;
    found.push({
      severity: "warning",
      file,
      ...placeOf(node),
      message: `The comment '${word}' does not end the excerpt of a post: lists show all of it.`,
      remedy: `Write \`{/* ${MARK} */}\`, or more than this word in another comment.`,
    });
  });
  return found;
}

/** A warning of each mark below the first one, which alone ends the excerpt. */
export function repeatedTruncateMarks(tree: Root, file: string): Problem[] {
  const [first, ...others] = tree.children.filter(isMark);
  return others.map((mark) => ({
    severity: "warning",
    file,
    ...placeOf(mark),
    message: `This mark \`${MARK}\` changes nothing: of a post, the first one ends the excerpt, in line ${first?.position?.start.line}.`,
    remedy: "Remove all marks but one.",
  }));
}

function isMark(node: Nodes): boolean {
  if (node.type === "html") return HTML_MARK.test(node.value);
  return (node.type === "mdxFlowExpression" || node.type === "mdxTextExpression") && isTruncateMark(node.value);
}

function isMeant(word: string): boolean {
  return word === FOREIGN_MARK || distance(word, MARK) <= NEAR;
}
