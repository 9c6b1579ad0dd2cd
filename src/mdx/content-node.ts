/** A value that JSON can hold, as props carry it. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** Props of a content element; a prop whose value is content itself is written `{ "$": ContentNode[] }`. */
export type ContentProps = { [key: string]: Json };

/**
 * MDX as data: text, or an element as `[tag, props, ...children]`, where `tag` is an HTML element or a name in the
 * component registry.
 */
export type ContentNode = string | ContentElement;

/** An element of such data. */
export type ContentElement = [tag: string, props: ContentProps, ...children: ContentNode[]];

/** A heading of a page: its anchor, level 1 to 6, and its content. */
export type TocEntry = { id: string; level: number; children: ContentNode[] };

/** A link found in a file, with the place where its author wrote it. */
export type ContentLink = {
  url: string;
  line?: number;
  column?: number;
  /** Whether it is an `<a>` of JSX in a project of Docusaurus, which checks its `Link` and links of Markdown alone. */
  isPlain?: boolean;
};

/** The prop of an element whose whole content is a string of HTML. */
export const HTML_PROP = "$html";

/** The prop of a picture that readers can enlarge: where it is shown smaller than it is. */
export const ZOOM_PROP = "$zoom";

/** The prop of a link to a term of the glossary: what the term means. */
export const TERM_PROP = "$term";

/** A term on a page: the id of the note with its description, and that as plain text. */
export type TermNote = { id: string; description: string };

/** The windows in which a picture is shown smaller than it is: all, or those of phones. */
export type Zoom = "everywhere" | "phones";

/** How many times larger than it was shown a picture has to be, or its reader gains nothing by enlarging it. */
export const ZOOM_GAIN = 1.2;

/**
 * The tag of a component that runs in the browser. `$island` is the URL of its script, its name there and the address
 * that its relative links begin from, where that is not the page's own; `$first` is what it shows at first, as the
 * build knows it; `$content:…` is what the build made of a file, a diagram or a block of code that it shows; `$ref` is
 * its prop `ref`, which React has for itself; `$elements` says that it looks into what is inside of it, and `$code`
 * what that is made of where it is a fenced block. All others are its own.
 */
export const ISLAND = "ClientIsland";

/** The names of the props above, and of what says that a prop is content: the compiler alone gives them. */
const COMPILER_PROP = /^\$(?:html|zoom|term|island|first|doc|ref|elements|code|content:.*)?$/s;

/** Whether content may not give a prop of this name: with it content could be HTML, or load a script, unseen. */
export function isCompilerProp(name: string): boolean {
  return COMPILER_PROP.test(name);
}

/** The attribute of a link that looks like one to a route of the site and is none (`pathname:///…`). */
export const FULL_LOAD = "data-full-load";

/** The tag of the marker that ends a blog post's excerpt. */
export const TRUNCATE_TAG = "TruncateMark";

/** Whether a node is an element, as against text. */
export function isElement(node: ContentNode): node is ContentElement {
  return Array.isArray(node);
}

/** The children of an element. */
export function childrenOf(element: ContentElement): ContentNode[] {
  return element.slice(2) as ContentNode[];
}

/** What an element holds for those who have neither scripts nor its component: of an island what it shows at first. */
export function shownOf(element: ContentElement): ContentNode[] {
  return (element[0] === ISLAND ? contentInProp(element[1].$first) : undefined) ?? childrenOf(element);
}

/**
 * The text of nodes, without markup, as a reader would read it out: a break between lines is a blank. Elements that
 * `isSilent` names are left out.
 */
export function textOf(nodes: readonly ContentNode[], isSilent = (_: ContentElement) => false): string {
  const texts = nodes.map((node) => {
    if (!isElement(node)) return node;
    if (node[0] === "br") return " ";
    return isSilent(node) ? "" : textOf(childrenOf(node), isSilent);
  });
  return texts.join("");
}

/** The content that a prop's value holds; undefined for plain values. */
export function contentInProp(value: Json | undefined): ContentNode[] | undefined {
  const holds = value !== null && typeof value === "object" && !Array.isArray(value) && "$" in value;
  return holds ? (value.$ as ContentNode[]) : undefined;
}

/** Visits every element of a tree, also those in props, parents before children. */
export function visitElements(nodes: ContentNode[], visit: (element: ContentElement) => void): void {
  for (const node of nodes) {
    if (!isElement(node)) continue;
    visit(node);
    for (const value of Object.values(node[1])) visitElements(contentInProp(value) ?? [], visit);
    visitElements(childrenOf(node), visit);
  }
}

type MapProps = (tag: string, props: ContentProps) => ContentProps;

/** A copy of a tree in which the props of each element, also of those in props, went through a function. */
export function mapProps(nodes: ContentNode[], map: MapProps): ContentNode[] {
  return nodes.map((node) => {
    if (!isElement(node)) return node;
    const props = mapContent(map(node[0], node[1]), (held) => mapProps(held, map));
    return [node[0], props, ...mapProps(childrenOf(node), map)];
  });
}

/** Props with the content that they hold put through a function; other props stay as they are. */
export function mapContent(props: ContentProps, map: (content: ContentNode[]) => ContentNode[]): ContentProps {
  const held = Object.entries(props).flatMap(([name, value]) => {
    const content = contentInProp(value);
    return content ? [[name, { $: map(content) }] as const] : [];
  });
  return held.length === 0 ? props : { ...props, ...Object.fromEntries(held) };
}

/**
 * The part of a post above its truncation mark, which may also stand inside of a paragraph or another element of HTML;
 * undefined when it has none.
 */
export function excerptOf(tree: ContentNode[]): ContentNode[] | undefined {
  for (const [index, node] of tree.entries()) {
    if (!isElement(node)) continue;
    const above = tree.slice(0, index);
    if (node[0] === TRUNCATE_TAG) return above;
    const inside = /^[a-z]/.test(node[0]) ? excerptOf(childrenOf(node)) : undefined;
    if (inside) return inside.every(isBlank) ? above : [...above, [node[0], node[1], ...inside]];
  }
  return undefined;
}

function isBlank(node: ContentNode): boolean {
  return !isElement(node) && node.trim() === "";
}

/** Content without its links, for a place inside a link, such as a heading's in a table of contents. */
export function withoutLinks(nodes: readonly ContentNode[]): ContentNode[] {
  return nodes.flatMap((node): ContentNode[] => {
    if (!isElement(node)) return [node];
    const children = withoutLinks(childrenOf(node));
    return node[0] === "a" ? children : [[node[0], node[1], ...children]];
  });
}
