import { HEAD_TAGS, type HeadElement } from "../../../lib/html/head-element";
import { childrenOf, isElement, textOf, type ContentElement } from "../../content-node";
import type { Builder } from "./builder-context";
import { MdxError } from "../run/runtime";

/**
 * `<Head>` and `<head>`: their elements go into the page's head and leave nothing in its content; throws for tags that
 * a head cannot hold.
 */
export const headOf: Builder = (_props, children, { state }) => {
  for (const node of children) {
    if (isElement(node)) state.head.push(headElementOf(node));
    else if (node.trim() !== "")
      throw new MdxError(
        `The head cannot hold the text '${node.trim()}'.`,
        "Put text into `<title>`, or write `<meta>` with attributes.",
      );
  }
  return [];
};

function headElementOf(element: ContentElement): HeadElement {
  const [tag, props] = element;
  const known = HEAD_TAGS.find((name) => name === tag);
  if (!known) throw new MdxError(`The head cannot hold <${tag}>.`, "Use one of the tags of a head.", [...HEAD_TAGS]);
  const plain = Object.entries(props).filter(([, value]) => value !== null && typeof value !== "object");
  const text = textOf(childrenOf(element));
  return { tag: known, props: Object.fromEntries(plain) as HeadElement["props"], ...(text && { text }) };
}
