import { isMap, isScalar, type Node, type Pair, type YAMLMap } from "yaml";
import type { Quotes } from "./yaml-text";

/** What stands for a part of a text, by offsets. */
export type Edit = { from: number; to: number; text: string };

/**
 * A text, or a part of it by offsets, with edits that do not overlap. What is added at one place comes in the order of
 * the edits.
 */
export function applied(text: string, edits: readonly Edit[], from = 0, to = text.length): string {
  let result = text.slice(from, to);
  // From the end, so that the offsets of those before still hold: of two at one place the later one goes first.
  for (const edit of [...edits].reverse().sort((one, other) => other.from - one.from || other.to - one.to))
    result = result.slice(0, edit.from - from) + edit.text + result.slice(edit.to - from);
  return result;
}

/** The key of a pair as text. */
export function keyOf({ key }: Pair): string {
  return String(isScalar(key) ? key.value : key);
}

/** Where the key of a pair begins. */
export function startOf({ key }: Pair): number {
  return isNode(key) ? (key.range?.[0] ?? 0) : 0;
}

/** Where the value of a pair ends, without the line break behind it; of a pair without one, where its colon is. */
export function endOf({ key, value }: Pair, text: string): number {
  const keyEnd = isNode(key) ? (key.range?.[1] ?? 0) : 0;
  const valueEnd = isNode(value) ? (value.range?.[1] ?? 0) : 0;
  return Math.max(trimmedEnd(text, valueEnd), text.indexOf(":", keyEnd) + 1);
}

/** Where what stands before a place ends, without white space. */
export function trimmedEnd(text: string, end: number): number {
  return text.slice(0, end).trimEnd().length;
}

/** A text with a line break at its end. */
export function withBreak(text: string): string {
  return text.endsWith("\n") ? text : `${text}\n`;
}

/** Where the line of a place begins. */
export function lineStart(text: string, at: number): number {
  return text.lastIndexOf("\n", at - 1) + 1;
}

/** Where the next line begins. */
export function lineEnd(text: string, at: number): number {
  const end = text.indexOf("\n", at);
  return end < 0 ? text.length : end + 1;
}

/** Whether something stands behind a place in its line, as a comment does. */
export function isFollowed(text: string, at: number): boolean {
  return text.slice(at, lineEnd(text, at)).trim() !== "";
}

/** The column of a place, from 0. */
export function columnAt(text: string, at: number): number {
  return at - lineStart(text, at);
}

/** The column at which the keys of a mapping begin. */
export function columnOf(map: YAMLMap, text: string): number {
  const [first] = map.items;
  return first ? columnAt(text, startOf(first)) : 0;
}

/** A value as a mapping with lines of its own; undefined for any other one. */
export function blockMapOf(value: unknown): YAMLMap | undefined {
  return isMap(value) && !value.flow && value.items.length > 0 ? value : undefined;
}

/** How a value is quoted. */
export function quotesOf(value: unknown): Quotes {
  const type = isScalar(value) ? value.type : undefined;
  return type === "QUOTE_DOUBLE" || type === "QUOTE_SINGLE" ? type : "PLAIN";
}

/** Whether a value is a node of a YAML document. */
export function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "toJS" in value;
}
