import type { Blockquote, FootnoteDefinition, Nodes, Root, Text } from "mdast";
import { nearestFirst, type Problem } from "../../../lib/problem";
import { distinct } from "../../../lib/values/distinct";
import { ALERT_TYPES } from "./github-alerts";
import { walk } from "./walk";

/** A file without one of these, which most files are, is not walked. */
const SIGN = /\[[!^]/;
const ALERT = /^\[!([a-z]+)\][ \t]*(.?)/i;
const MARK = /\[\^\w+\]/g;
const NUMBER = /^\[\^\d+\]$/;

type Words = Pick<Problem, "message" | "remedy" | "choices">;
type Found = Words & Pick<Problem, "line" | "column">;

/**
 * Warnings of marks in a file's Markdown that readers see as they are written: of alerts (`[!NOTE]`) and of footnotes
 * (`[^1]`); and of footnotes that readers do not see. `source` is the text that the tree was made of.
 */
export function unreadMarks(tree: Root, source: string, file: string): Problem[] {
  if (!SIGN.test(source)) return [];
  const quotes: Blockquote[] = [];
  const texts: Text[] = [];
  const definitions: FootnoteDefinition[] = [];
  const referred = new Set<string>();
  walk<Nodes>(tree, (node) => {
    if (node.type === "blockquote") quotes.push(node);
    else if (node.type === "text") texts.push(node);
    else if (node.type === "footnoteDefinition") definitions.push(node);
    else if (node.type === "footnoteReference") referred.add(node.identifier);
  });
  const labels = distinct(definitions.map(labelOf));
  const found = [
    ...quotes.flatMap((quote) => alertIn(quote, source)),
    ...texts.flatMap((text) => missingNotes(text, labels, source)),
    ...strayNotes(definitions, referred),
  ];
  return found.map((words) => ({ severity: "warning", file, ...words }));
}

/** The mark of an alert that became text. */
function alertIn({ children: [paragraph] }: Blockquote, source: string): Found[] {
  const text = paragraph?.type === "paragraph" ? paragraph.children[0] : undefined;
  if (text?.type !== "text") return [];
  const [, type = "", behind = ""] = ALERT.exec(text.value) ?? [];
  const place = type === "" ? undefined : placeOf(`[!${type}]`, text, source);
  if (!place) return [];
  const shown = `The mark \`[!${type}]\` is shown as it is written`;
  const types = ALERT_TYPES.map((one) => one.toUpperCase());
  if (!types.includes(type.toUpperCase()))
    return [
      {
        ...place,
        message: `${shown}: there is no such alert.`,
        remedy: "Write one of the valid types.",
        choices: nearestFirst(type.toUpperCase(), types),
      },
    ];
  if (behind === "") return [];
  return [
    {
      ...place,
      message: `${shown}: text stands behind it.`,
      remedy: "Begin the text in the next line of the quote.",
    },
  ];
}

/**
 * The marks of footnotes in a text that lead to none. A word in brackets may be meant as such; a number, and a word in
 * a file with footnotes, hardly.
 */
function missingNotes(text: Text, labels: readonly string[], source: string): Found[] {
  const marks = distinct(text.value.match(MARK) ?? []);
  return marks.flatMap((mark) => {
    const place = labels.length > 0 || NUMBER.test(mark) ? placeOf(mark, text, source) : undefined;
    if (!place) return [];
    return [
      {
        ...place,
        message: `The mark \`${mark}\` is shown as it is written: the file has no such footnote.`,
        remedy: `Write it, in a line that begins with \`${mark}:\`; where none is meant, write \`\\${mark}\`.`,
        ...(labels.length > 0 && { choices: nearestFirst(mark.slice(2, -1), labels) }),
      },
    ];
  });
}

/** Footnotes that readers do not see: those that no mark leads to, and those behind another one of the same label. */
function strayNotes(definitions: readonly FootnoteDefinition[], referred: ReadonlySet<string>): Found[] {
  const seen = new Set<string>();
  return definitions.flatMap((definition) => {
    const { identifier, position } = definition;
    const { line, column } = position?.start ?? {};
    const mark = `[^${labelOf(definition)}]`;
    const isTwin = seen.has(identifier);
    seen.add(identifier);
    if (isTwin)
      return {
        line,
        column,
        message: `A footnote \`${mark}:\` stands above already: readers see that one alone.`,
        remedy: "Give one of the two another label, or take it out.",
      };
    if (referred.has(identifier)) return [];
    return {
      line,
      column,
      message: `No mark leads to the footnote \`${mark}:\`: readers do not see it.`,
      remedy: `Write \`${mark}\` where it belongs, or take the footnote out.`,
    };
  });
}

function labelOf({ label, identifier }: FootnoteDefinition): string {
  return label ?? identifier;
}

/** Where a mark stands in a text; undefined where it stands behind a backslash, and is meant as text. */
function placeOf(mark: string, { position }: Text, source: string): Pick<Found, "line" | "column"> | undefined {
  if (!position) return undefined;
  const { start, end } = position;
  const written = source.slice(start.offset, end.offset);
  const at = written.indexOf(mark);
  if (at < 0 || written[at - 1] === "\\") return undefined;
  const above = written.slice(0, at).split("\n");
  const last = above.at(-1)?.length ?? 0;
  return { line: start.line + above.length - 1, column: above.length === 1 ? start.column + last : last + 1 };
}
