import type { Nodes, Root } from "mdast";
import type {} from "remark-parse";
import remarkGfm from "remark-gfm";
import type { Data, Processor } from "unified";
import { walk } from "./walk";

type Syntax = NonNullable<Data["micromarkExtensions"]>[number];
type Constructs = NonNullable<Syntax["text"]>;
type Construct = { name?: string };
type FromMarkdown = NonNullable<Data["fromMarkdownExtensions"]>[number];
type Extension = Exclude<FromMarkdown, unknown[]>;

/**
 * What micromark looks for at each word or line of a text, by the names of the constructs, with what is in every text
 * that holds one. Looking for all of them took half of the time in which a doc is read.
 */
const SIGNS: Readonly<Record<string, RegExp>> = {
  emailAutolink: /[\w.+-]@[\w.-]*\./,
  wwwAutolink: /www\./i,
  protocolAutolink: /https?:\/\//i,
  strikethrough: /~/,
  // The line below a table's head: a column of its own needs a pipe or a colon.
  table: /\||:-|-:/,
};

/** What is in every text in which an address may become a link. */
const ADDRESS = /@|www\.|https?:\/\//i;

/** What a parser is given for GitHub's Markdown. */
type Gfm = { syntax: Syntax[]; fromMarkdown: FromMarkdown[] };

const made = new Map<string, Gfm>();

/**
 * Teaches a parser GitHub's additions to Markdown, without those that a text cannot hold: its tree is the same as with
 * all of them.
 */
export function gfmFor(body: string): (this: Processor) => void {
  const absent = Object.keys(SIGNS).filter((name) => !SIGNS[name]?.test(body));
  return function addGfm(this: Processor): void {
    const { syntax, fromMarkdown } = gfmWithout(absent);
    const data = this.data();
    (data.micromarkExtensions ??= []).push(...syntax);
    (data.fromMarkdownExtensions ??= []).push(...fromMarkdown);
  };
}

function gfmWithout(names: readonly string[]): Gfm {
  const key = names.join();
  const known = made.get(key) ?? makeGfm(names);
  made.set(key, known);
  return known;
}

function makeGfm(absent: readonly string[]): Gfm {
  const data: Data = {};
  remarkGfm.call({ data: () => data } as Processor);
  const { micromarkExtensions = [], fromMarkdownExtensions = [] } = data;
  return {
    syntax: micromarkExtensions.map((syntax) => without(absent, syntax)),
    fromMarkdown: fromMarkdownExtensions.map((one) => (Array.isArray(one) ? one.map(sparing) : sparing(one))),
  };
}

function without(absent: readonly string[], { text, flow, insideSpan, ...others }: Syntax): Syntax {
  const isLeft = ({ name = "" }: Construct) => !absent.includes(name);
  const left = (constructs: Constructs = {}): Constructs =>
    Object.fromEntries(
      Object.entries(constructs).map(([code, list]) => [code, [list ?? []].flat().filter(isLeft)] as const),
    );
  const inSpans = insideSpan?.null?.filter((construct) => isLeft(construct as Construct));
  return { ...others, text: left(text), flow: left(flow), ...(inSpans && { insideSpan: { null: inSpans } }) };
}

/** Addresses in text become links in a second walk over the whole tree, which most trees do not need. */
function sparing(extension: Extension): Extension {
  const { transforms, enter } = extension;
  if (!transforms || !enter || !("literalAutolink" in enter)) return extension;
  return {
    ...extension,
    transforms: transforms.map((transform) => (tree) => (holdsAddress(tree) ? transform(tree) : undefined)),
  };
}

function holdsAddress(tree: Root): boolean {
  let isFound = false;
  walk<Nodes>(tree, (node) => {
    isFound ||= node.type === "text" && ADDRESS.test(node.value);
  });
  return isFound;
}
