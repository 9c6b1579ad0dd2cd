import type { Element, Root } from "hast";
import type { FootnoteReference } from "mdast";
import { defaultHandlers, type Options } from "remark-rehype";
import type { Site } from "../../../lib/site-config";
import { translate } from "../../../lib/words/translate";
import { mapProps, type ContentNode, type ContentProps } from "../../content-node";
import { md5 } from "../../../files/digest";
import type { HandlerState } from "./handlers";
import type { CompileState } from "../compile-state";

/** What the ids of a file's footnotes begin with: several files may share a page. */
function prefixOf(file: string): string {
  return `note-${md5(file).slice(0, 6)}-`;
}

function labelIdOf(prefix: string): string {
  return `${prefix}label`;
}

/**
 * How remark-rehype makes a file's footnotes: ids of the file's own, words of the interface, and a heading that only
 * screen readers read.
 */
export function footnoteOptions(file: string, words: Site["markdown"]["footnotes"] = {}): Options {
  const prefix = prefixOf(file);
  const { label, backLabel, backContent } = words;
  return {
    clobberPrefix: prefix,
    footnoteLabel: label ?? translate({ id: "footnotes.label" }),
    ...(backContent !== undefined && { footnoteBackContent: backContent }),
    // No `h2`: it is no part of the table of contents, and needs no link to itself.
    footnoteLabelTagName: "div",
    footnoteLabelProperties: { className: ["visually-hidden"], role: "heading", ariaLevel: 2 },
    footnoteBackLabel: (index, use) =>
      backLabel ?? translate({ id: "footnotes.back" }, { reference: use > 1 ? `${index + 1}-${use}` : index + 1 }),
    handlers: {
      footnoteReference: (state: HandlerState, node: FootnoteReference) =>
        describedReference(state, node, labelIdOf(prefix)),
    },
  };
}

function describedReference(state: HandlerState, node: FootnoteReference, label: string): Element {
  const reference = defaultHandlers.footnoteReference(state, node);
  for (const child of reference.children) if (child.type === "element") child.properties.ariaDescribedBy = [label];
  return reference;
}

/**
 * Gives the heading above a file's footnotes its id; returns what their ids begin with, undefined for a file without
 * footnotes.
 */
export function nameFootnotes(html: Root, file: string): string | undefined {
  const section = html.children.at(-1);
  if (section?.type !== "element" || !section.properties.dataFootnotes) return undefined;
  const prefix = prefixOf(file);
  const [heading] = section.children;
  if (heading?.type === "element") heading.properties.id = labelIdOf(prefix);
  return prefix;
}

/** A file's content as it is, or with other footnote ids where the page shows the same file again. */
export function withOwnFootnotes(
  nodes: ContentNode[],
  prefix: string | undefined,
  { once }: CompileState,
): ContentNode[] {
  if (prefix === undefined) return nodes;
  let use = 1;
  while (once.has(`${prefix}${use}`)) use += 1;
  once.add(`${prefix}${use}`);
  return use === 1 ? nodes : mapProps(nodes, (_tag, props) => renamed(props, prefix, `${prefix}${use}-`));
}

function renamed(props: ContentProps, from: string, to: string): ContentProps {
  const changed = ["id", "href", "aria-describedby"].flatMap((key) => {
    const value = props[key];
    return typeof value === "string" && value.replace("#", "").startsWith(from)
      ? [[key, value.replace(from, to)] as const]
      : [];
  });
  return changed.length === 0 ? props : { ...props, ...Object.fromEntries(changed) };
}
