import { createElement, Fragment, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { childrenOf, isElement, type ContentNode } from "./content-node";

/** The HTML of plain content, without an element around it. */
export function plainHtml(nodes: readonly ContentNode[]): string {
  return renderToStaticMarkup(createElement(Fragment, null, ...nodes.map(rendered)));
}

function rendered(node: ContentNode): ReactNode {
  return isElement(node) ? createElement(node[0], node[1], ...childrenOf(node).map(rendered)) : node;
}
