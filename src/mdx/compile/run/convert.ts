import type { Element, Nodes as HastNodes } from "hast";
import { valueAt } from "../../../lib/values/value-at";
import type { ContentNode, ContentProps } from "../../content-node";
import { codeIn, fenceOf, languageClassOf } from "../builders/code/fence";
import { withOwnFootnotes } from "../parse/footnotes";
import { asProps, type MdxModule } from "../parse/module";
import { isOfHtml } from "../parse/of-html";
import { isTruncateMark } from "../parse/truncate-mark";
import { takeTabs } from "../builders/tabs";
import { collectProblems, type BuilderContext } from "../builders/builder-context";
import { placeOf, type CompileState } from "../compile-state";
import type { ThemeElements } from "./docusaurus/theme-elements";
import { htmlProps } from "./html-props";
import { isOfTheme, type InlineAttribute } from "./islands/inline-module";
import type { InlineParts } from "./islands/inline-parts";
import { childrenIn, lossyIsland, wholeTag, type HeldPart, type HeldTag } from "./islands/tag-parts";
import type { MdxValues } from "./program";
import { isLineFeed, showsSpace } from "./space-between";
import {
  Content,
  contentOf,
  nodesOf,
  Nothing,
  propsOf,
  TRUNCATE_MARK,
  WrongParts,
  type jsxRuntime,
  type Tag,
} from "./runtime";
import { unknownComponent } from "./unknown-component";
import { isMdxFile } from "../../../lib/content/mdx-file";

type JsxElement = Extract<HastNodes, { type: "mdxJsxFlowElement" | "mdxJsxTextElement" }>;
type ExpressionNode = Extract<HastNodes, { type: "mdxFlowExpression" | "mdxTextExpression" }>;

/** What turning one module into content needs. */
type Conversion = BuilderContext & {
  module: MdxModule;
  values: MdxValues;
  /**
   * Components that a tag may name: declared in the file, imported, or of the registry (then the value is the name
   * itself).
   */
  components: Record<string, unknown>;
  h: ReturnType<typeof jsxRuntime>;
  /** The file's own parts, where they may become islands. */
  inline?: InlineParts;
  /** What draws elements in the place of the site, where something does. */
  elements?: ThemeElements;
  /** Whether the file is the page itself, whose first heading is its title. */
  isPage: boolean;
};

/** The content of a module; what is wrong goes to the state's problems, and its place in the tree stays empty. */
export function convert(conversion: Conversion): ContentNode[] {
  const { module, state } = conversion;
  return withOwnFootnotes(convertAll(module.html.children, conversion), module.footnotes, state);
}

function convertAll(nodes: readonly HastNodes[], conversion: Conversion): ContentNode[] {
  const result: ContentNode[] = [];
  let isApart = false;
  for (const node of nodes) {
    const made = collectProblems(conversion, placeOf(node), () => convertNode(node, conversion), []);
    const space = isApart && showsSpace(result.at(-1), made[0]) ? [" "] : [];
    isApart = isLineFeed(node) || (isApart && made.length === 0);
    for (const child of [...space, ...made]) {
      const last = result.at(-1);
      if (typeof child === "string" && typeof last === "string") result[result.length - 1] = last + child;
      else result.push(child);
    }
  }
  return result;
}

function convertNode(node: HastNodes, conversion: Conversion): ContentNode[] {
  switch (node.type) {
    case "text":
      return isLineFeed(node) ? [] : [node.value];
    case "comment":
      return /^\s*truncate\s*$/.test(node.value) ? [TRUNCATE_MARK] : [];
    case "element":
      return convertElement(node, conversion);
    case "mdxJsxFlowElement":
    case "mdxJsxTextElement":
      return convertJsx(node, conversion).nodes;
    case "mdxFlowExpression":
    case "mdxTextExpression":
      return nodesOf(evaluated(node, conversion));
    default:
      return [];
  }
}

function convertElement(node: Element, conversion: Conversion): ContentNode[] {
  const code = codeIn(node);
  if (code) return convertCode(code, node, conversion);
  const props = htmlProps(node.properties);
  const children = convertAll(node.children, conversion);
  const heading = /^h([1-6])$/.exec(node.tagName);
  // Headings written as HTML are in no table of contents.
  if (heading && typeof props.id === "string" && !isOfHtml(node)) {
    if (conversion.isPage && node === conversion.module.title) {
      conversion.state.title = children;
      conversion.state.drawnTitle = drawnByTheme(node.tagName, props, children, conversion);
      return [];
    }
    props.id = uniqueId(props.id, conversion.state);
    conversion.state.toc.push({ id: props.id, level: Number(heading[1]), children });
  }
  return drawn(node.tagName, props, children, conversion);
}

function convertCode(code: Element, { properties }: Element, conversion: Conversion): ContentNode[] {
  // HTML may have elements in its code, which is no text to be coloured.
  if (isOfHtml(code) && code.children.some(({ type }) => type === "element")) {
    const language = languageClassOf(code).slice("language-".length);
    return conversion.make("CodeBlock", { language }, convertAll(code.children, conversion));
  }
  const plain = () => fenceOf(code, conversion);
  return conversion.elements?.fence(code, htmlProps(properties), plain) ?? plain();
}

function drawn(tag: string, props: ContentProps, children: ContentNode[], conversion: Conversion): ContentNode[] {
  return drawnByTheme(tag, props, children, conversion) ?? conversion.make(tag, props, children);
}

/** An element as the theme of a project draws it; undefined where that has nothing for it. */
function drawnByTheme(tag: string, props: ContentProps, children: ContentNode[], conversion: Conversion) {
  return conversion.elements?.draw(tag, props, children, () => conversion.make(tag, props, children));
}

// A partial used twice brings its headings twice; ids stay unique in the page as GitHub numbers them.
function uniqueId(id: string, { toc }: CompileState): string {
  const taken = new Set(toc.map((entry) => entry.id));
  let unique = id;
  for (let count = 1; taken.has(unique); count += 1) unique = `${id}-${count}`;
  return unique;
}

function convertJsx(node: JsxElement, conversion: Conversion): Content {
  const { name } = node;
  if (!name) return new Content(convertAll(node.children, conversion));
  // Docusaurus makes an element of Markdown of this tag alone.
  if (name === "details" && conversion.elements) {
    const props = propsOf(attributesOf(node, conversion));
    return new Content(drawn("details", props, convertAll(node.children, conversion), conversion));
  }
  const only = functionIn(node, conversion);
  const { problems } = conversion.state;
  const before = problems.length;
  const parts = only === undefined ? partsIn(node, name, conversion) : [];
  const isIncomplete = problems.slice(before).some(({ severity }) => severity === "error");
  const children = only === undefined ? childrenIn(parts) : undefined;
  let made: Content | undefined;
  const make = () => {
    const held = children ?? [conversion.values.expressions[only ?? -1]?.()];
    made = conversion.h(componentOf(name, conversion), attributesOf(node, conversion), ...held);
    return made.nodes;
  };
  const part = () => ({ tag: name, attributes: inlineAttributes(node, conversion), child: only });
  const nodes = withoutFollowUps(isIncomplete, () => drawnInline(make, { part, parts }, children, conversion));
  const content = made?.nodes === nodes ? made : new Content(nodes, made);
  if (isBundled(name, conversion)) tags.set(content, { part, parts });
  return content;
}

/** What an action gives; nothing where what it throws follows from a mistake inside, which is told. */
function withoutFollowUps(isIncomplete: boolean, action: () => ContentNode[]): ContentNode[] {
  try {
    return action();
  } catch (error) {
    if (isIncomplete && error instanceof WrongParts) return [];
    throw error;
  }
}

/** The tags from which content was made, of tags that can become part of a script for browsers. */
const tags = new WeakMap<Content, HeldTag>();

function isBundled(name: string, conversion: Conversion): boolean {
  if (typeof namedIn(conversion, name) !== "function") return isOfTheme(name);
  // A partial is content.
  const { imports } = conversion.module.program;
  return !imports.some(({ source, names }) => isMdxFile(source) && names.some(({ local }) => local === name));
}

function drawnInline(
  make: () => ContentNode[],
  tag: HeldTag,
  children: unknown,
  { inline }: Conversion,
): ContentNode[] {
  if (!inline) return make();
  const nodes = inline.run(make, tag.part, children);
  const island = lossyIsland(nodes, tag);
  if (!island) return nodes;
  const places: ContentNode[] = [];
  return inline.whole(island, wholeTag(tag, places), new Content(places));
}

/** What a tag holds: each part as components expect it, or for another tag the content as a whole. */
function partsIn({ children }: JsxElement, name: string, conversion: Conversion): HeldPart[] {
  if (children.length === 0) return [];
  const component = namedIn(conversion, name);
  const parts: HeldPart[] =
    typeof component === "function"
      ? children.map((child) => {
          const value = collectProblems(conversion, placeOf(child), () => valueOf(child, conversion), undefined);
          const expression = conversion.module.expressionOf.get(child);
          return { value, tag: tags.get(Object(value) as Content), expression };
        })
      : [{ value: new Content(convertAll(children, conversion)) }];
  // The unknown component is reported: the tabs inside of it are not reported as misplaced as well.
  if (component === undefined || component === Nothing)
    for (const { value } of parts) if (value instanceof Content) takeTabs(value.nodes);
  return parts;
}

/** What a part inside a component is to it: a text, the value of an expression, or an element. */
function valueOf(node: HastNodes, conversion: Conversion): unknown {
  switch (node.type) {
    case "mdxJsxFlowElement":
    case "mdxJsxTextElement":
      return convertJsx(node, conversion);
    case "mdxFlowExpression":
    case "mdxTextExpression":
      return evaluated(node, conversion);
    default:
      return partIn(convertNode(node, conversion));
  }
}

function partIn(nodes: ContentNode[]): string | Content | undefined {
  if (nodes.length === 0) return undefined;
  return nodes.length === 1 && typeof nodes[0] === "string" ? nodes[0] : new Content(nodes);
}

/**
 * The index of a function that is all that stands inside a tag, as in `<BrowserOnly>{() => …}</BrowserOnly>`; undefined
 * where there is none.
 */
function functionIn({ children }: JsxElement, { module }: Conversion): number | undefined {
  const [only, ...others] = children.filter((child) => child.type !== "text" || child.value.trim() !== "");
  if (others.length > 0 || (only?.type !== "mdxFlowExpression" && only?.type !== "mdxTextExpression")) return undefined;
  const index = module.expressionOf.get(only) ?? -1;
  return /^(?:Arrow)?Function/.test(module.program.expressions[index]?.type ?? "") ? index : undefined;
}

function inlineAttributes(node: JsxElement, { module }: Conversion): InlineAttribute[] {
  return node.attributes.map((attribute) => {
    if (attribute.type === "mdxJsxExpressionAttribute") return { expression: module.expressionOf.get(attribute) };
    const { name, value } = attribute;
    if (value && typeof value === "object") return { name, expression: module.expressionOf.get(attribute) };
    return { name, ...(typeof value === "string" && { text: value }) };
  });
}

function namedIn({ components }: Conversion, name: string): unknown {
  if (/^[a-z][a-z\d-]*$/.test(name)) return name;
  const keys = name.split(".");
  return components[keys[0] ?? ""] === Nothing ? Nothing : valueAt(components, keys);
}

function componentOf(name: string, conversion: Conversion): Tag {
  const value = namedIn(conversion, name);
  if (typeof value === "function" || typeof value === "string") return value as Tag;
  throw unknownComponent(name, conversion.module, conversion.components);
}

function attributesOf(node: JsxElement, { values, module }: Conversion): Record<string, unknown> {
  const props: Record<string, unknown> = {};
  const valueOf = (holder: object) => values.expressions[module.expressionOf.get(holder) ?? -1]?.();
  for (const attribute of node.attributes) {
    if (attribute.type === "mdxJsxExpressionAttribute") Object.assign(props, asProps(valueOf(attribute)));
    else if (attribute.value && typeof attribute.value === "object") props[attribute.name] = valueOf(attribute);
    else props[attribute.name] = attribute.value ?? true;
  }
  return props;
}

/** The value of an expression, or the island that it became. */
function evaluated(node: ExpressionNode, { module, values, inline }: Conversion): unknown {
  if (isTruncateMark(node.value)) return new Content([TRUNCATE_MARK]);
  const index = module.expressionOf.get(node);
  if (index === undefined) return undefined;
  let value: unknown;
  let made: ContentNode[] = [];
  const make = () => {
    value = values.expressions[index]?.();
    return (made = contentOf(value));
  };
  const nodes = inline ? inline.run(make, () => ({ expression: index })) : make();
  return nodes === made ? value : new Content(nodes);
}
