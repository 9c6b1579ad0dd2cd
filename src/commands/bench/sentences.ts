import type { Random } from "./random";

const NOUNS = [
  "archive",
  "batch",
  "branch",
  "bridge",
  "buffer",
  "cache",
  "channel",
  "cluster",
  "column",
  "counter",
  "cursor",
  "digest",
  "document",
  "event",
  "field",
  "filter",
  "folder",
  "frame",
  "gateway",
  "graph",
  "handler",
  "index",
  "ledger",
  "library",
  "limit",
  "marker",
  "message",
  "module",
  "node",
  "packet",
  "page",
  "parser",
  "pipeline",
  "policy",
  "queue",
  "record",
  "region",
  "registry",
  "release",
  "report",
  "request",
  "router",
  "schema",
  "script",
  "section",
  "segment",
  "server",
  "session",
  "signal",
  "snapshot",
  "stream",
  "table",
  "template",
  "thread",
  "token",
  "tree",
  "value",
  "version",
  "window",
  "worker",
] as const;
const VERBS = [
  "checks",
  "collects",
  "compares",
  "copies",
  "counts",
  "follows",
  "holds",
  "joins",
  "keeps",
  "loads",
  "names",
  "opens",
  "reads",
  "sorts",
  "splits",
  "stores",
  "waits for",
  "writes",
] as const;
const ADJECTIVES = [
  "active",
  "careful",
  "distant",
  "early",
  "empty",
  "final",
  "local",
  "narrow",
  "nearest",
  "older",
  "open",
  "plain",
  "quiet",
  "second",
  "shared",
  "single",
  "small",
  "steady",
  "stored",
  "whole",
] as const;
const OPENINGS = [
  "",
  "",
  "",
  "First, ",
  "After that, ",
  "In most cases ",
  "At night ",
  "During a build ",
  "When memory is short, ",
  "Without a network ",
] as const;
const ENDINGS = [
  "",
  "",
  " once a day",
  " before it starts",
  " until nothing is left",
  " and tells the reader",
  " in the order of names",
  " without a second pass",
  " as long as it runs",
] as const;

/** A noun phrase such as `quiet ledger`. */
export function phrase(random: Random): string {
  return `${random.of(ADJECTIVES)} ${random.of(NOUNS)}`;
}

/** A single noun. */
export function noun(random: Random): string {
  return random.of(NOUNS);
}

/**
 * A sentence of the word list: it means nothing, but has the shape and the length of one that does; some words are in
 * bold or code.
 */
export function sentence(random: Random): string {
  const text = `${random.of(OPENINGS)}the ${phrase(random)} ${random.of(VERBS)} the ${marked(random)} of each ${phrase(random)}${random.of(ENDINGS)}.`;
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function marked(random: Random): string {
  const word = noun(random);
  return random.of(["", "", "", "**", "`"]).replace(/^(.*)$/, (mark: string) => `${mark}${word}${mark}`);
}

/** Sentences as one paragraph. */
export function paragraph(random: Random, sentences: number): string {
  return Array.from({ length: sentences }, () => sentence(random)).join(" ");
}

/** How many words a text has. */
export function wordsOf(text: string): number {
  return (text.match(/[\p{L}\p{N}]+/gu) ?? []).length;
}
