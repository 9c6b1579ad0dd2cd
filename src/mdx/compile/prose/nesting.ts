import { childrenOf, isElement, type ContentElement, type ContentNode } from "../../content-node";

/** Elements before which an HTML parser ends a paragraph (HTML standard, 13.2.6.4.7), and components drawn as such. */
const BLOCKS = new Set(
  [
    "address article aside blockquote center dd details dialog dir div dl dt fieldset figcaption figure footer form",
    "h1 h2 h3 h4 h5 h6 header hgroup hr li main menu nav ol p pre search section summary table ul",
    "Admonition BrowserWindow CodeBlock DocCardList LiveCode Mermaid Tabs",
  ]
    .join(" ")
    .split(" "),
);

/** The class of a heading's link to itself. */
export const ANCHOR_CLASS = "heading-anchor";

const HEADING = /^h[1-6]$/;

/**
 * An element as a parser keeps it: where it would move what is inside, React would find another page than it has
 * drawn, and draw all of it once more. A paragraph or a heading that cannot hold what is in it is a `div`, and rows
 * that stand in a table itself are in a body.
 */
export function kept(tag: string, children: ContentNode[]): { tag: string; children: ContentNode[] } {
  if (tag === "p" && holdsBlock(children)) return { tag: "div", children };
  if (HEADING.test(tag) && children.some((node) => isElement(node) && HEADING.test(node[0])))
    return { tag: "div", children };
  if (tag === "a") return { tag, children: withoutAnchors(children) };
  if (tag === "table") return { tag, children: withBodies(children) };
  return { tag, children };
}

/** Content without the links of headings to themselves, since no link may hold another one. */
function withoutAnchors(nodes: readonly ContentNode[]): ContentNode[] {
  return nodes.flatMap((node): ContentNode[] => {
    if (!isElement(node)) return [node];
    const [tag, props] = node;
    if (tag === "a" && props.className === ANCHOR_CLASS) return [];
    return [[tag, props, ...withoutAnchors(childrenOf(node))]];
  });
}

function holdsBlock(nodes: readonly ContentNode[]): boolean {
  return nodes.some((node) => isElement(node) && (BLOCKS.has(node[0]) || holdsBlock(childrenOf(node))));
}

/** The content of a table in which each series of rows is in a body. */
function withBodies(nodes: readonly ContentNode[]): ContentNode[] {
  const found: ContentNode[] = [];
  let body: ContentElement | undefined;
  for (const node of nodes) {
    const isRow = isElement(node) && node[0] === "tr";
    const isSpace = typeof node === "string" && node.trim() === "";
    if (isRow && !body) found.push((body = ["tbody", {}]));
    if (body && (isRow || isSpace)) body.push(node);
    else {
      body = undefined;
      found.push(node);
    }
  }
  return found;
}
