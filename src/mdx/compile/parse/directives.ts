import type { Element, Text } from "hast";
import type { Paragraph } from "mdast";
import {
  directiveFromMarkdown,
  type ContainerDirective,
  type LeafDirective,
  type TextDirective,
} from "mdast-util-directive";
import { directive } from "micromark-extension-directive";
import type {} from "remark-parse";
import { defaultHandlers } from "remark-rehype";
import type { Processor } from "unified";
import type { Handlers, HandlerState } from "./handlers";

const COLON = 58;
const STRAY = /^[ \t>]*:{3}/;
/** Stray colons that were to close an admonition, and those before a title whose bracket is not closed in the line. */
const CLOSING = /^[ \t>]*:{3,}[ \t]*$/;
const OPEN_TITLE = /^[ \t>]*:{3,}[\w-]+\[/;

/** Whether a text may hold directives. */
export function mayHoldDirectives(body: string): boolean {
  return body.includes(":::");
}

/**
 * Which directives of a text and of a line (`:kbd[a]`, `::video{#id}`) are read beside admonitions: all, which a
 * project's plugins may use, or those of a text in which one has attributes, which are no code there.
 */
export type InlineDirectives = "all" | "with-attributes";

const INLINE: Record<InlineDirectives, RegExp> = {
  all: /:[a-z]/i,
  "with-attributes": /:[a-z][\w-]*(?:\[[^\]\n]*\])?\{\s*(?:[.#][\w-]|[\w-]+\s*=\s*["'\w#./-])/i,
};

/** Whether a text may hold directives of a text or of a line that are read. */
export function mayHoldInline(body: string, directives: InlineDirectives | undefined): boolean {
  return directives !== undefined && INLINE[directives].test(body);
}

/** Teaches a parser all forms of directives, as Docusaurus has them. */
export function allDirectives(this: Processor): void {
  const data = this.data();
  (data.micromarkExtensions ??= []).push(directive());
  // Plugins take one with data for one that another plugin uses.
  (data.fromMarkdownExtensions ??= []).push(directiveFromMarkdown());
}

/**
 * Teaches a parser the container form of directives (`:::note`). The text and leaf forms stay text: `10:30` and `::x`
 * are what they look like.
 */
export function containerDirectives(this: Processor): void {
  const constructs = [directive().flow?.[COLON] ?? []].flat();
  const data = this.data();
  // Of the two constructs that begin a line, the container is the concrete one: its content is not text.
  (data.micromarkExtensions ??= []).push({ flow: { [COLON]: constructs.filter(({ concrete }) => concrete) } });
  (data.fromMarkdownExtensions ??= []).push(directiveFromMarkdown({ verbose: true }));
}

/**
 * Makes elements of directives: `container-directive` with a `directive-label` before its content, and `stray-colons`
 * for a `:::` that is no part of one, but for one that was to close another mistake: the two are one.
 */
export function directiveHandlers(body: string): Handlers {
  const unclosed: Unclosed = { count: 0 };
  return {
    containerDirective: (state: HandlerState, node: ContainerDirective) => {
      if (!isClosed(node, body)) unclosed.count += 1;
      return containerDirective(state, node, body);
    },
    paragraph: (state: HandlerState, node: Paragraph) => [
      ...strayColons(node, body, unclosed),
      defaultHandlers.paragraph(state, node),
    ],
  };
}

/**
 * Makes text again of `:30` in `10:30`, as Docusaurus does, and of `::x`, where a project's own parser takes it for a
 * directive that nothing uses; any other one is the element that plugins say, or an element without a meaning.
 */
export const inlineDirectiveHandlers: Handlers = {
  textDirective: (state: HandlerState, node: TextDirective) =>
    isUsed(node) ? elementOf(state, node) : textOf(`:${node.name}`),
  leafDirective: (state: HandlerState, node: LeafDirective): Element => {
    if (isUsed(node)) return elementOf(state, node);
    return { type: "element", tagName: "p", properties: {}, children: [textOf(`::${node.name}`)] };
  },
};

type InlineDirective = TextDirective | LeafDirective;

function isUsed({ data, children, attributes }: InlineDirective): boolean {
  return data !== undefined || children.length > 0 || Object.keys(attributes ?? {}).length > 0;
}

function elementOf(state: HandlerState, node: InlineDirective): Element {
  // Browsers end a paragraph before a `div`, which then is not where hydration looks for it.
  const tagName = node.type === "textDirective" && node.data === undefined ? "span" : "div";
  const result: Element = { type: "element", tagName, properties: {}, children: state.all(node) };
  state.patch(node, result);
  return state.applyData<Element>(node, result);
}

function textOf(value: string): Text {
  return { type: "text", value };
}

/** How many admonitions above have no end, be it that they do not begin: what was to close them may follow. */
type Unclosed = { count: number };

/**
 * Whether an admonition has its end. The parser notes where that is, but for one of the project's own, as with
 * remark-directive: there its text says it. One that a plugin has made has no end that it could lack.
 */
function isClosed({ data, position }: ContainerDirective, body: string): boolean {
  if (data?.position) return data.position.closing !== undefined;
  const lines = body.slice(position?.start.offset ?? 0, position?.end.offset ?? 0).split("\n");
  const [opening] = /^:{3,}/.exec(lines[0] ?? "") ?? [];
  if (opening === undefined) return true;
  const last = lines.length > 1 ? (lines.at(-1) ?? "") : "";
  return CLOSING.test(last) && last.replace(/[^:]/g, "").length >= opening.length;
}

function containerDirective(state: HandlerState, node: ContainerDirective, body: string): Element {
  const [first, ...rest] = node.children;
  const hasLabel =
    first?.type === "paragraph" && (first.data as { directiveLabel?: boolean } | undefined)?.directiveLabel === true;
  const label: Element[] = hasLabel
    ? [{ type: "element", tagName: "directive-label", properties: {}, children: state.all(first) }]
    : [];
  const { class: className, ...attributes } = node.attributes ?? {};
  const result: Element = {
    type: "element",
    tagName: "container-directive",
    properties: {
      ...attributes,
      className: className ? [className] : undefined,
      name: node.name,
      closed: isClosed(node, body),
    },
    children: [...label, ...(state.all({ ...node, children: hasLabel ? rest : node.children }) as Element[])],
  };
  state.patch(node, result);
  return result;
}

function strayColons({ position }: Paragraph, body: string, unclosed: Unclosed): Element[] {
  if (!position) return [];
  const { start, end } = position;
  const lines = body.slice(start.offset, end.offset).split("\n");
  return lines.flatMap((text, index): Element[] => {
    if (!STRAY.test(text)) return [];
    const isClosing = CLOSING.test(text);
    if (isClosing && unclosed.count > 0) {
      unclosed.count -= 1;
      return [];
    }
    if (!isClosing) unclosed.count += 1;
    const line = start.line + index;
    const place = { line, column: index === 0 ? start.column : 1 };
    return [
      {
        type: "element",
        tagName: "stray-colons",
        properties: { hasOpenTitle: OPEN_TITLE.test(text) },
        children: [],
        position: { start: place, end: place },
      },
    ];
  });
}
