import { ISLAND, isElement, type ContentElement, type ContentNode } from "../../../content-node";
import { isShown } from "../docusaurus/react";
import { Content, nodesOf } from "../runtime";
import type { InlineChild, InlineTag } from "./inline-module";

/** A tag of a component in content, and what stands inside of it. */
export type HeldTag = { part: () => InlineTag; parts: readonly HeldPart[] };
/** What a part inside a tag is to its component; a tag or an expression can be a script, too. */
export type HeldPart = { value: unknown; tag?: HeldTag; expression?: number };

/** The children that parts are to a component: texts that touch are one, as in a tree. */
export function childrenIn(parts: readonly HeldPart[]): unknown[] {
  const held: unknown[] = [];
  for (const { value } of parts) {
    const last = held.at(-1);
    if (isText(value) && isText(last)) held[held.length - 1] = `${last}${value}`;
    else if (parts.length === 1 ? value !== undefined : isShown(value)) held.push(value);
  }
  return held;
}

function isText(value: unknown): value is string | number | bigint {
  return typeof value === "string" || typeof value === "number" || typeof value === "bigint";
}

/**
 * The island that is all a tag became, where other components inside of it were lost thereby: its component looks into
 * them, or is drawn by browsers alone.
 */
export function lossyIsland(nodes: readonly ContentNode[], { parts }: HeldTag): ContentElement | undefined {
  const [island] = nodes;
  if (nodes.length !== 1 || !island || !isElement(island) || island[0] !== ISLAND) return undefined;
  if (!parts.some(({ value }) => isLookedInto(value)) && "$first" in island[1]) return undefined;
  return parts.some(holdsComponent) ? island : undefined;
}

/** Whether a component asked what content is, and not only showed it. */
export function isLookedInto(value: unknown): boolean {
  return contentsOf(value).some((content) => content.isRead);
}

function holdsComponent({ value, tag, expression }: HeldPart): boolean {
  return Boolean(tag ?? (expression !== undefined && contentsOf(value).some(({ type }) => typeof type === "function")));
}

function contentsOf(value: unknown): Content[] {
  if (Array.isArray(value)) return value.flatMap(contentsOf);
  return value instanceof Content ? [value] : [];
}

/** A tag as a module for browsers has it, with the components inside of it; `places` gets what Markdown has there. */
export function wholeTag({ part, parts }: HeldTag, places: ContentNode[]): InlineTag {
  const tag = part();
  if (tag.child !== undefined) return tag;
  const childrenOf = ({ value, tag: inner, expression }: HeldPart): InlineChild[] => {
    if (inner) return [wholeTag(inner, places)];
    if (typeof value === "string") return [{ text: value }];
    if (expression !== undefined) return [{ expression }];
    return nodesOf(value).map((node) => ({ place: places.push(node) - 1 }));
  };
  return { ...tag, children: parts.flatMap(childrenOf) };
}
