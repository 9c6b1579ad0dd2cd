import type { Node as EstreeNode } from "estree-jsx";
import type { Nodes, Root } from "mdast";
import type {} from "remark-mdx";
import { splitFrontMatter } from "../../lib/content/front-matter";
import { srcsetCandidates } from "../../lib/html/srcset";
import { parseMarkdown, type Destinations } from "../../mdx/compile/parse/parse";
import { preprocess } from "../../mdx/compile/parse/preprocess";
import { walk } from "../../mdx/compile/parse/walk";

/**
 * What an address is: a link or an image (`address`), the source of an import (`import`), or any other text that looks
 * like a path or a route (`text`).
 */
type AddressKind = "address" | "import" | "text";

/** An address in an MDX file: what it means, and where it is written; offsets are from 0. */
export type Address = { kind: AddressKind; url: string; start: number; end: number };

/** Attributes and keys whose texts are addresses. */
const ADDRESS_NAMES = ["href", "to", "src", "poster", "image"];
/** Those whose texts are lists of addresses. */
const LIST_NAMES = ["srcSet", "srcset", "imageSrcSet"];

/** What begins like a path to a file, or a route. */
export const PATH = /^(?:\.{0,2}\/|@site\/)/;

/** Every address in the body of an MDX file, in its order; throws for a file that cannot be parsed. */
export function addressesIn(source: string, file: string): Address[] {
  const { body } = splitFrontMatter(source);
  const prepared = preprocess(body, file.endsWith(".md") ? "md" : "mdx");
  const destinations: Destinations = [];
  const tree = parseMarkdown(prepared, { destinations });
  return [...markdownAddresses(tree, prepared, destinations), ...codeAddresses(tree, prepared)]
    .map((address) => ({ ...address, ...placeInSource(address, prepared, source) }))
    .sort((a, b) => a.start - b.start);
}

/** Those of links, images and definitions; an autolink has none. */
function markdownAddresses(tree: Root, text: string, destinations: Destinations): Address[] {
  const addresses: Address[] = [];
  walk<Nodes>(tree, (node) => {
    if (node.type !== "link" && node.type !== "image" && node.type !== "definition") return;
    const from = node.position?.start.offset ?? 0;
    const to = node.position?.end.offset ?? 0;
    // A link may hold an image, whose address stands before its own.
    const own = destinations.filter(({ start, end }) => start >= from && end <= to).at(-1);
    if (!own || node.url === "") return;
    const mark = text[own.start] === "<" ? 1 : 0;
    const [start, end] = [own.start + mark, own.end - mark];
    addresses.push({ kind: "address", url: writtenOr(node.url, text.slice(start, end)), start, end });
  });
  return addresses;
}

/** Those of tags, imports and expressions. */
function codeAddresses(tree: Root, text: string): Address[] {
  const addresses: Address[] = [];
  walk<Nodes>(tree, (node) => {
    if (node.type === "mdxjsEsm" || node.type === "mdxFlowExpression" || node.type === "mdxTextExpression")
      addresses.push(...addressesInCode(node.data?.estree));
    if (node.type !== "mdxJsxFlowElement" && node.type !== "mdxJsxTextElement") return;
    for (const attribute of node.attributes) {
      if (attribute.type === "mdxJsxExpressionAttribute") addresses.push(...addressesInCode(attribute.data?.estree));
      else if (typeof attribute.value === "object" && attribute.value !== null)
        addresses.push(...addressesInCode(attribute.value.data?.estree, attribute.name));
      else if (attribute.value && attribute.position?.end.offset !== undefined) {
        const end = attribute.position.end.offset - 1;
        const start = text.lastIndexOf(text[end] ?? "", end - 1) + 1;
        const url = writtenOr(attribute.value, text.slice(start, end));
        addresses.push(...addressOf(url, attribute.name, { start, end }));
      }
    }
  });
  return addresses;
}

/**
 * An address as it is written, so that escapes in its query stay, unless its path has some: that is compared as what it
 * means.
 */
function writtenOr(value: string, written: string): string {
  const pathOf = (url: string) => url.split(/[?#]/, 1)[0];
  return pathOf(written) === pathOf(value) ? written : value;
}

function addressOf(url: string, name: string | undefined, place: { start: number; end: number }): Address[] {
  // Escapes in a list would have places in the file of their own.
  if (name !== undefined && LIST_NAMES.includes(name) && place.end - place.start === url.length)
    return srcsetCandidates(url).map((one) => ({
      kind: "address",
      url: one.url,
      start: place.start + one.start,
      end: place.start + one.end,
    }));
  if (name !== undefined && ADDRESS_NAMES.includes(name)) return [{ kind: "address", url, ...place }];
  return PATH.test(url) ? [{ kind: "text", url, ...place }] : [];
}

type CodeNode = EstreeNode & { start?: number; end?: number };

/** The addresses among the texts of a program; `name` is the attribute or key whose value it is. */
function addressesInCode(value: unknown, name?: string): Address[] {
  if (Array.isArray(value)) return value.flatMap((item) => addressesInCode(item, name));
  if (typeof value !== "object" || value === null || !("type" in value)) return [];
  const node = value as CodeNode;
  if (node.type === "Literal") {
    if (typeof node.value !== "string" || node.start === undefined || node.end === undefined) return [];
    const url = writtenOr(node.value, (node.raw ?? "").slice(1, -1));
    return addressOf(url, name, { start: node.start + 1, end: node.end - 1 });
  }
  if (node.type === "TemplateLiteral" && node.start !== undefined && node.end !== undefined) {
    const [only, another] = node.quasis;
    if (only && !another)
      return addressOf(writtenOr(only.value.cooked ?? "", only.value.raw), name, {
        start: node.start + 1,
        end: node.end - 1,
      });
  }
  if (node.type === "ImportDeclaration")
    return addressesInCode(node.source, "src").map((address) => ({ ...address, kind: "import" }));
  if (node.type === "JSXAttribute" && node.name.type === "JSXIdentifier")
    return addressesInCode(node.value, node.name.name);
  if (node.type === "Property") return addressesInCode(node.value, keyOf(node.key) ?? name);
  // What a function makes of a text is its own affair, but for paths, which look like some.
  const inner = node.type === "CallExpression" ? undefined : name;
  return Object.values(node).flatMap((child) => addressesInCode(child, inner));
}

function keyOf(key: EstreeNode): string | undefined {
  if (key.type === "Identifier") return key.name;
  return key.type === "Literal" && typeof key.value === "string" ? key.value : undefined;
}

/**
 * Where a part of the prepared text stands in the file. Preparing changes lines and leaves addresses: the part is as
 * often before it in its line as there.
 */
function placeInSource({ start, end }: Address, prepared: string, source: string): { start: number; end: number } {
  const part = prepared.slice(start, end);
  const lineStart = prepared.lastIndexOf("\n", start - 1) + 1;
  let count = occurrences(prepared.slice(lineStart, start), part);
  let at = offsetOfLine(source, occurrences(prepared.slice(0, lineStart), "\n"));
  for (at = source.indexOf(part, at); count > 0; count -= 1) at = source.indexOf(part, at + part.length);
  return { start: at, end: at + part.length };
}

function occurrences(text: string, part: string): number {
  return text.split(part).length - 1;
}

function offsetOfLine(text: string, lines: number): number {
  let offset = 0;
  for (let line = 0; line < lines; line += 1) offset = text.indexOf("\n", offset) + 1;
  return offset;
}
