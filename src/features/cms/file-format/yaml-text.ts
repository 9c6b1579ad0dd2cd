import { stringify } from "yaml";
import { isMapping } from "../../../lib/values/is-mapping";

/** How wide a line of a list may be before each of its items gets a line. */
const WIDTH = 100;

const OPTIONS = { lineWidth: 0 } as const;

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
  const listed = stringify([value], { ...OPTIONS, collectionStyle: "flow", flowCollectionPadding: false });
  return listed.trim().slice(1, -1);
}

/** A pair of a mapping as lines that begin at a column, without a line break at their end. */
export function pairText(
  key: string,
  value: unknown,
  { column = 0, quotes = "PLAIN", flow }: { column?: number; quotes?: Quotes; flow?: boolean } = {},
): string {
  const name = yamlText(key);
  const line = `${name}: ${flowText(value)}`;
  const isList = Array.isArray(value) && !value.some(isMapping);
  if (isCollection(value) && (flow ?? (isList && column + line.length <= WIDTH))) return line;
  if (isCollection(value)) return indented(stringify({ [key]: value }, OPTIONS), column);
  const isOneLine = typeof value === "string" && !value.includes("\n");
  const options =
    isOneLine && quotes !== "PLAIN" ? { defaultStringType: quotes, defaultKeyType: "PLAIN" as const } : {};
  return indented(stringify({ [key]: value }, { ...OPTIONS, ...options }), column);
}

/** An item of a list as lines of which the first begins behind the dash; `column` is that of the dash. */
export function itemText(value: unknown, column: number, flow = false): string {
  return flow ? `- ${flowText(value)}` : indented(stringify([value], OPTIONS), column);
}

function isCollection(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : isMapping(value);
}

/** Lines of which all but the first are moved to a column. */
function indented(text: string, column: number): string {
  return text.trimEnd().replace(/\n(?=[^\n])/g, `\n${" ".repeat(column)}`);
}
