import { createElement, Fragment, type ReactNode } from "react";
import { childrenOf, contentInProp, HTML_PROP, isElement, type ContentNode, type ContentProps } from "../content-node";
import { registry } from "./registry";

/** Content as React elements: HTML elements and components of the registry. */
export function renderNodes(nodes: ContentNode[]): ReactNode {
  return createElement(Fragment, null, ...nodes.map(renderNode));
}

function renderNode(node: ContentNode): ReactNode {
  if (!isElement(node)) return node;
  const [tag, { [HTML_PROP]: html, ...props }] = node;
  if (typeof html === "string") return createElement(tag, { ...props, dangerouslySetInnerHTML: { __html: html } });
  return createElement(registry[tag] ?? tag, renderedProps(props), ...childrenOf(node).map(renderNode));
}

/** Props that hold content (`{ "$": nodes }`) become elements; all others stay as they are. */
function renderedProps(props: ContentProps): Record<string, unknown> {
  return Object.fromEntries(Object.entries(props).map(([name, value]) => [name, rendered(value)]));
}

function rendered(value: ContentProps[string]): unknown {
  const content = contentInProp(value);
  return content ? renderNodes(content) : value;
}
