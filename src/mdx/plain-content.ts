import { textOfHtml } from "../lib/html/html-text";
import { admonitionLabel } from "./admonition-label";
import {
  childrenOf,
  contentInProp,
  isElement,
  shownOf,
  TERM_PROP,
  textOf,
  type ContentElement,
  type ContentNode,
  type ContentProps,
} from "./content-node";
import { textOrEmpty } from "../lib/values/text-or-empty";

/** What becomes of an address in content, such as the absolute one. */
type ResolveUrl = (url: string) => string;

type Plain = (element: ContentElement, resolve: ResolveUrl) => ContentNode[];

/** Attributes that mean something without the site's styles and scripts. */
const KEPT = new Set(
  "alt checked cite colSpan dateTime disabled height lang open rowSpan start title type width".split(" "),
);
const ADDRESSES = ["href", "src", "poster"];
/** What shows nothing, or nothing without scripts. */
const LEFT_OUT = new Set(["script", "style", "object", "embed", "link", "meta", "button"]);

const components: Record<string, Plain | undefined> = {
  Admonition: plainAdmonition,
  BrowserWindow: (element, resolve) => [["div", {}, ...plainChildren(element, resolve)]],
  CodeBlock: plainCode,
  LiveCode: plainCode,
  Mermaid: ([, { value }]) => [codeOf(textOrEmpty(value), "mermaid")],
  Formula: ([, { block }, ...tex]) =>
    block === true ? [codeOf(textOf(tex), "math")] : [["code", { className: "language-math" }, ...tex]],
  Tabs: plainTabs,
  iframe: ([, { src, title }], resolve) =>
    typeof src === "string" ? [["p", {}, ["a", { href: resolve(src) }, textOrEmpty(title ?? src)]]] : [],
  figure: plainFigure,
  svg: (element) => [drawingLabel(element)],
};

/**
 * Content as plain HTML elements, for readers that have neither the site's components nor its styles: what components
 * hold is kept, in elements that mean the same. A block of code is `pre` and `code` with the class `language-…`, in a
 * `figure` where it has a title. What works by scripts alone is left out.
 */
export function plainContent(nodes: readonly ContentNode[], resolve: ResolveUrl): ContentNode[] {
  return nodes.flatMap((node): ContentNode[] => {
    if (!isElement(node)) return [node];
    const [tag, props] = node;
    const plain = Object.hasOwn(components, tag) ? components[tag] : undefined;
    if (plain) return plain(node, resolve);
    // The page of the glossary belongs to the site.
    if (TERM_PROP in props) return plainChildren(node, resolve);
    if (LEFT_OUT.has(tag) || isHidden(node)) return [];
    const raw = rawHtml(props);
    if (raw !== undefined) return [textOfHtml(raw)];
    // Other components do something in the browser.
    if (/^[A-Z]/.test(tag)) return plainContent(shownOf(node), resolve);
    return [[tag, plainProps(props, resolve), ...plainChildren(node, resolve)]];
  });
}

function plainChildren(element: ContentElement, resolve: ResolveUrl): ContentNode[] {
  return plainContent(childrenOf(element), resolve);
}

function plainProps(props: ContentProps, resolve: ResolveUrl): ContentProps {
  const kept = Object.entries(props).flatMap(([name, value]) => {
    if (ADDRESSES.includes(name) && typeof value === "string") return [[name, resolve(value)] as const];
    return KEPT.has(name) ? [[name, value] as const] : [];
  });
  return Object.fromEntries(kept);
}

/** Links back from footnotes, and what no reader sees. */
function isHidden([, props]: ContentElement): boolean {
  return "data-footnote-backref" in props || props.hidden === true;
}

function plainCode(element: ContentElement): ContentNode[] {
  const { language, title, html } = element[1];
  const text = typeof html === "string" ? textOfHtml(html) : textOf(childrenOf(element));
  const code = codeOf(text.replace(/\n$/, ""), textOrEmpty(language));
  const words = textOrEmpty(title) || textOf(contentInProp(title) ?? []);
  return words === "" ? [code] : [["figure", {}, ["figcaption", {}, words], code]];
}

function codeOf(text: string, language: string): ContentElement {
  return ["pre", {}, ["code", language === "" ? {} : { className: `language-${language}` }, `${text}\n`]];
}

function plainAdmonition(element: ContentElement, resolve: ResolveUrl): ContentNode[] {
  const { title } = element[1];
  const type = textOrEmpty(element[1].type);
  const label = admonitionLabel(type);
  const own = contentInProp(title) ?? (typeof title === "string" ? [title] : []);
  const words = own.length > 0 ? [`${label}: `, ...plainContent(own, resolve)] : [label];
  return [["blockquote", {}, ["p", {}, ["strong", {}, ...words]], ...plainChildren(element, resolve)]];
}

/** Tabs one below the other, each with its label. */
function plainTabs(element: ContentElement, resolve: ResolveUrl): ContentNode[] {
  const items = element[1].items as { value: string; label?: string }[];
  const panels = childrenOf(element).filter(isElement);
  return panels.flatMap((panel, place) => {
    const own = contentInProp(panel[1].label);
    const label = own ? plainContent(own, resolve) : [items[place]?.label ?? items[place]?.value ?? ""];
    return [["p", {}, ["strong", {}, ...label]] as ContentElement, ...plainChildren(panel, resolve)];
  });
}

/** A figure of the author's own; a diagram that the build drew becomes what it is called. */
function plainFigure(element: ContentElement, resolve: ResolveUrl): ContentNode[] {
  if (rawHtml(element[1]) !== undefined) return [["p", {}, drawingLabel(element)]];
  return [["figure", {}, ...plainChildren(element, resolve)]];
}

function drawingLabel([, props]: ContentElement): ContentNode {
  const label = props["aria-label"] ?? /<title>([^<]*)<\/title>/.exec(rawHtml(props) ?? "")?.[1] ?? "";
  return ["em", {}, textOrEmpty(label)];
}

function rawHtml({ dangerouslySetInnerHTML: raw }: ContentProps): string | undefined {
  const html = raw !== null && typeof raw === "object" && !Array.isArray(raw) ? raw.__html : undefined;
  return typeof html === "string" ? html : undefined;
}
