import { stringify } from "yaml";
import { isMapping } from "../../../lib/values/is-mapping";

/** How wide a line of a list may be before each of its items gets a line. */
const WIDTH = 100;

const OPTIONS = { lineWidth: 0 } as const;
/** Texts of several lines as one line in quotes, with signs for the breaks. */
const IN_ONE_LINE = {
  ...OPTIONS,
  blockQuote: false,
  singleQuote: false,
  doubleQuotedMinMultiLineLength: Infinity,
} as const;

/** How a text was quoted in the file. */
export type Quotes = "QUOTE_DOUBLE" | "QUOTE_SINGLE" | "PLAIN";

/** A value as YAML of its own, without a line break at its end. */
export function yamlText(value: unknown): string {
  return stringify(value, OPTIONS).trimEnd();
}

/** A value as YAML in one line, as it may stand among others: `[a, b]`, `{ key: value }`. */
export function flowText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(flowText).join(", ")}]`;
  if (isMapping(value)) {
    const pairs = Object.entries(value).map(([key, one]) => `${flowText(key)}: ${flowText(one)}`);
    return pairs.length > 0 ? `{ ${pairs.join(", ")} }` : "{}";
  }
  const isOneLine = typeof value !== "string" || !value.includes("\n");
  const options = isOneLine ? OPTIONS : ({ ...IN_ONE_LINE, defaultStringType: "QUOTE_DOUBLE" } as const);
  const listed = stringify([value], { ...options, collectionStyle: "flow", flowCollectionPadding: false });
  return listed.trim().slice(1, -1);
}

/** How a pair is written: `flow` is whether in one line, `isFollowed` whether a comment stands behind it. */
type PairOptions = { column?: number; quotes?: Quotes; flow?: boolean; isFollowed?: boolean };

/** A pair of a mapping as lines that begin at a column, without a line break at their end. */
export function pairText(
  key: string,
  value: unknown,
  { column = 0, quotes = "PLAIN", flow, isFollowed = false }: PairOptions = {},
): string {
  const name = yamlText(key);
  const line = `${name}: ${flowText(value)}`;
  const isList = Array.isArray(value) && !value.some(isMapping);
  if (isCollection(value) && (flow ?? (isList && column + line.length <= WIDTH))) return line;
  const own = linesOptions(isFollowed);
  if (isCollection(value)) return indented(stringify({ [key]: value }, own), column);
  const isOneLine = typeof value === "string" && !value.includes("\n");
  const options =
    isOneLine && quotes !== "PLAIN"
      ? { defaultStringType: quotes, defaultKeyType: "PLAIN" as const, singleQuote: quotes === "QUOTE_SINGLE" }
      : {};
  return indented(stringify({ [key]: value }, { ...own, ...options }), column);
}

/** How an item is written: `column` is that of its dash. */
type ItemOptions = Pick<PairOptions, "flow" | "isFollowed"> & { column: number };

/** An item of a list as lines of which the first begins behind the dash. */
export function itemText(value: unknown, { column, flow = false, isFollowed = false }: ItemOptions): string {
  return flow ? `- ${flowText(value)}` : indented(stringify([value], linesOptions(isFollowed)), column);
}

/** A comment behind the last line of a text in a block would be a part of that text. */
function linesOptions(isFollowed: boolean): typeof OPTIONS | typeof IN_ONE_LINE {
  return isFollowed ? IN_ONE_LINE : OPTIONS;
}

function isCollection(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : isMapping(value);
}

/** Lines of which all but the first are moved to a column. */
function indented(text: string, column: number): string {
  return text.trimEnd().replace(/\n(?=[^\n])/g, `\n${" ".repeat(column)}`);
}
