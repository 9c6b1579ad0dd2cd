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
export type Address = { kind: AddressKind; url: string } & Place;

type Place = { start: number; end: number };

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
    .flatMap((address) => {
      const place = placeInSource(address, prepared, source);
      return place ? [{ ...address, ...place }] : [];
    })
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
      addresses.push(...addressesInCode(node.data?.estree, text));
    if (node.type !== "mdxJsxFlowElement" && node.type !== "mdxJsxTextElement") return;
    for (const attribute of node.attributes) {
      if (attribute.type === "mdxJsxExpressionAttribute")
        addresses.push(...addressesInCode(attribute.data?.estree, text));
      else if (typeof attribute.value === "object" && attribute.value !== null)
        addresses.push(...addressesInCode(attribute.value.data?.estree, text, attribute.name));
      else if (attribute.value && attribute.position?.end.offset !== undefined) {
        const end = attribute.position.end.offset - 1;
        const start = text.lastIndexOf(text[end] ?? "", end - 1) + 1;
        addresses.push(...addressesOf(attribute.value, attribute.name, { start, end }, text));
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

/** Those of a text, by what it means and where it is written; `name` is the attribute or key whose value it is. */
function addressesOf(value: string, name: string | undefined, { start, end }: Place, text: string): Address[] {
  const written = withoutLineStarts(text.slice(start, end));
  // Escapes in a list would have places in the file of their own.
  if (name !== undefined && LIST_NAMES.includes(name) && inOneLine(written) === inOneLine(value))
    return srcsetCandidates(written).map((one) => ({
      kind: "address",
      url: one.url,
      start: start + one.start,
      end: start + one.end,
    }));
  const meant = value.trim();
  if (meant === "" || meant.includes("\n")) return [];
  const own = written.trim();
  const at = start + written.indexOf(own);
  const address = { url: writtenOr(meant, own), start: at, end: at + own.length };
  if (name !== undefined && ADDRESS_NAMES.includes(name)) return [{ kind: "address", ...address }];
  return PATH.test(address.url) ? [{ kind: "text", ...address }] : [];
}

/**
 * A text with blanks in the place of line breaks and of what begins the lines after them: indentation, and the marks of
 * a quote. MDX takes them out of a value.
 */
function withoutLineStarts(text: string): string {
  return text.replace(/\n[\s>]*/g, (found) => " ".repeat(found.length));
}

function inOneLine(text: string): string {
  return text.replace(/\s+/g, " ");
}

type CodeNode = EstreeNode & { start?: number; end?: number };

/** The addresses among the texts of a program; `name` is the attribute or key whose value it is. */
function addressesInCode(value: unknown, text: string, name?: string): Address[] {
  if (Array.isArray(value)) return value.flatMap((item) => addressesInCode(item, text, name));
  if (typeof value !== "object" || value === null || !("type" in value)) return [];
  const node = value as CodeNode;
  const meant = textOf(node);
  if (meant !== undefined) {
    if (node.start === undefined || node.end === undefined) return [];
    return addressesOf(meant, name, { start: node.start + 1, end: node.end - 1 }, text);
  }
  if (node.type === "ImportDeclaration")
    return addressesInCode(node.source, text, "src").map((address) => ({ ...address, kind: "import" }));
  if (node.type === "JSXAttribute" && node.name.type === "JSXIdentifier")
    return addressesInCode(node.value, text, node.name.name);
  if (node.type === "Property") return addressesInCode(node.value, text, keyOf(node.key) ?? name);
  // What a function makes of a text is its own affair, but for paths, which look like some.
  const inner = node.type === "CallExpression" ? undefined : name;
  return Object.values(node).flatMap((child) => addressesInCode(child, text, inner));
}

/** What a literal means, or a template without values. */
function textOf(node: CodeNode): string | undefined {
  if (node.type === "Literal") return typeof node.value === "string" ? node.value : undefined;
  if (node.type !== "TemplateLiteral") return undefined;
  const [only, another] = node.quasis;
  return only && !another ? (only.value.cooked ?? "") : undefined;
}

function keyOf(key: EstreeNode): string | undefined {
  if (key.type === "Identifier") return key.name;
  return key.type === "Literal" && typeof key.value === "string" ? key.value : undefined;
}

/**
 * Where a part of a line of the prepared text stands in the file; undefined where it does not. Preparing changes lines
 * and leaves addresses: the part is as often before it in its line as there.
 */
function placeInSource({ start, end }: Place, prepared: string, source: string): Place | undefined {
  const part = prepared.slice(start, end);
  const lineStart = prepared.lastIndexOf("\n", start - 1) + 1;
  const first = offsetOfLine(source, occurrences(prepared.slice(0, lineStart), "\n"));
  const line = source.slice(first).split("\n", 1)[0] ?? "";
  const before = line.split(part).slice(0, occurrences(prepared.slice(lineStart, start), part) + 1);
  const at = first + before.join(part).length;
  return source.startsWith(part, at) ? { start: at, end: at + part.length } : undefined;
}

function occurrences(text: string, part: string): number {
  return text.split(part).length - 1;
}

function offsetOfLine(text: string, lines: number): number {
  let offset = 0;
  for (let line = 0; line < lines; line += 1) offset = text.indexOf("\n", offset) + 1;
  return offset;
}
