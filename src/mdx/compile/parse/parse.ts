import type { Root as HastRoot } from "hast";
import type { Heading, Nodes, Root, RootContent } from "mdast";
import { toString } from "mdast-util-to-string";
import remarkMdx from "remark-mdx";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import remarkMath from "remark-math";
import Slugger from "github-slugger";
import type { Formulas } from "../../../lib/content/formulas";
import type { Site } from "../../../lib/site-config";
import { unified, type PluggableList, type Processor } from "unified";
import {
  allDirectives,
  containerDirectives,
  directiveHandlers,
  inlineDirectiveHandlers,
  mayHoldDirectives,
  mayHoldInline,
  type InlineDirectives,
} from "./directives";
import { emojiHandlers, mayHoldEmoji } from "./emoji";
import { fenceHandlers } from "./fences";
import { footnoteOptions } from "./footnotes";
import { gfmFor } from "./gfm";
import { alertHandlers, mayHoldAlerts } from "./github-alerts";
import { mathHandlers, mayHoldMath } from "./math";
import { HEADING_ID_MARK } from "./preprocess";
import { walk } from "./walk";

/** A part of a text, as Markdown's parser finds it. */
type Token = { start: { offset: number }; end: { offset: number } };

const MDX_NODES = [
  "mdxjsEsm",
  "mdxFlowExpression",
  "mdxTextExpression",
  "mdxJsxFlowElement",
  "mdxJsxTextElement",
] as const;

/** Where the addresses of Markdown's links, images and definitions stand in a text, in its order. */
export type Destinations = { start: number; end: number }[];

/**
 * Reads prepared Markdown into a syntax tree; throws a VFileMessage with line and column where the syntax is wrong. The
 * tree does not say where in a link its address stands: `destinations` gathers that. `plugins` may add to the syntax.
 * In CommonMark braces are text, and tags are HTML.
 */
export function parseMarkdown(
  body: string,
  {
    destinations,
    plugins = [],
    isCommonMark = false,
    formulas,
    directives,
  }: {
    destinations?: Destinations;
    plugins?: PluggableList;
    isCommonMark?: boolean;
    formulas?: Formulas;
    directives?: InlineDirectives;
  } = {},
): Root {
  const parser = unified()
    .use(remarkParse)
    .use(isCommonMark ? [] : [remarkMdx])
    .use(gfmFor(body));
  if (destinations) parser.use(gatherDestinations, destinations);
  if (mayHoldInline(body, directives)) parser.use(allDirectives);
  else if (mayHoldDirectives(body)) parser.use(containerDirectives);
  if (mayHoldMath(body, formulas)) parser.use(remarkMath, { singleDollarTextMath: formulas !== "double-dollars" });
  return parser.use(plugins).parse(body);
}

function gatherDestinations(this: Processor, destinations: Destinations): void {
  const note = ({ start, end }: Token) => void destinations.push({ start: start.offset, end: end.offset });
  const data = this.data();
  const extensions = (data.fromMarkdownExtensions ??= []);
  extensions.push({ enter: { resourceDestination: note, definitionDestination: note } });
}

/** What a site says of how Markdown is read. */
export type MarkdownReading = Partial<Pick<Site["markdown"], "emoji" | "formulas" | "keepHeadingCase" | "footnotes">>;

/** Turns the Markdown tree of a file into an HTML tree in which MDX nodes stay as they are. */
export function htmlTreeOf(
  tree: Root,
  body: string,
  file: string,
  { isCommonMark = false, emoji = true, formulas, footnotes: words }: MarkdownReading & { isCommonMark?: boolean } = {},
): HastRoot {
  const footnotes = footnoteOptions(file, words);
  const handlers = {
    ...footnotes.handlers,
    ...fenceHandlers(body),
    ...inlineDirectiveHandlers,
    ...(mayHoldDirectives(body) && directiveHandlers(body)),
    ...(mayHoldAlerts(body) && alertHandlers),
    ...(mayHoldMath(body, formulas) && mathHandlers(body)),
    ...(emoji && mayHoldEmoji(body) && emojiHandlers),
  };
  return unified()
    .use(remarkRehype, { ...footnotes, passThrough: [...MDX_NODES], handlers, allowDangerousHtml: isCommonMark })
    .runSync(tree);
}

/**
 * Gives every heading its id (explicit `{#id}`, else GitHub's slug, unique in the file) and takes the id's text out of
 * the heading. Returns the headings that ask for an id which another one above has; the title, which is no part of the
 * page's text, has none.
 */
export function giveHeadingIds(tree: Root, keepCase = false): RepeatedId[] {
  const slugger = new Slugger();
  const title = contentTitleOf(tree);
  const first = new Map<string, Heading>();
  const repeated: RepeatedId[] = [];
  walk<Nodes>(tree, (heading) => {
    if (heading.type !== "heading") return;
    const explicit = takeExplicitId(heading);
    const id = explicit ? slugger.slug(explicit, true) : slugger.slug(textForId(heading), keepCase);
    // Of signs alone, such as `&&`, no id can be made.
    if (id === "") return;
    heading.data = { ...heading.data, hProperties: { ...heading.data?.hProperties, id: explicit ?? id } };
    if (heading === title) return;
    const other = first.get(explicit ?? id);
    if (other) repeated.push({ id: explicit ?? id, heading, other });
    else first.set(explicit ?? id, heading);
  });
  return repeated;
}

/** The text of which an id is made, as Docusaurus does: of a heading with tags of HTML, what stands beside these. */
function textForId(heading: Heading): string {
  const children = heading.children.filter(({ type }) => type !== "html");
  return toString(children.length > 0 ? children : heading);
}

/** A heading whose id a heading above it has already. */
export type RepeatedId = { id: string; heading: Heading; other: Heading };

/** The level-one heading with which a page names itself, when the first thing in the file is one. */
export function contentTitleOf(tree: Root): Heading | undefined {
  const first = tree.children.find((node) => !isSilent(node));
  return first?.type === "heading" && first.depth === 1 ? first : undefined;
}

function isSilent(node: RootContent): boolean {
  return (
    node.type === "mdxjsEsm" ||
    isTextOfImport(node) ||
    (node.type === "html" && /^<!--(?:(?!-->)[\s\S])*-->$/.test(node.value.trim())) ||
    node.type === "definition" ||
    (node.type === "mdxFlowExpression" && /^\s*\/\*[\s\S]*\*\/\s*$/.test(node.value))
  );
}

/** In CommonMark an import is prose, below which Docusaurus takes a heading for the title all the same. */
function isTextOfImport(node: RootContent): boolean {
  if (node.type !== "paragraph" || node.position?.start.column !== 1) return false;
  const [first] = node.children;
  return first?.type === "text" && /^import\s/.test(first.value);
}

/** An id as `preprocess` marks it, and one as it is written, which it does not see in a heading that is underlined. */
const ID_AT_END = [
  new RegExp(`^(.*?)\\s*${HEADING_ID_MARK}(.+)${HEADING_ID_MARK}$`, "s"),
  /^(.*?)\s*\{#([^{}\s](?:[^{}]*[^{}\s])?)\}$/s,
];

function takeExplicitId(heading: Heading): string | undefined {
  const last = heading.children.at(-1);
  if (last?.type !== "text") return undefined;
  const match = ID_AT_END.map((pattern) => pattern.exec(last.value)).find(Boolean);
  if (!match) return undefined;
  last.value = match[1] ?? "";
  if (last.value === "") heading.children.pop();
  return match[2];
}

/**
 * Lifts tags and expressions that stand alone in a paragraph out of it, as MDX does: `<Card />` on its own line is a
 * block.
 */
export function unravel(tree: Root): void {
  walk<Nodes>(tree, (node, index, siblings) => {
    if (node.type !== "paragraph") return;
    const alone = node.children.every((child) => isJsx(child) || (child.type === "text" && child.value.trim() === ""));
    if (!alone || !node.children.some(isJsx)) return;
    const lifted = node.children.filter(isJsx).map((child) => ({
      ...child,
      type: child.type === "mdxJsxTextElement" ? "mdxJsxFlowElement" : "mdxFlowExpression",
    }));
    siblings.splice(index, 1, ...(lifted as Nodes[]));
  });
}

function isJsx(node: { type: string }): boolean {
  return node.type === "mdxJsxTextElement" || node.type === "mdxTextExpression";
}
