import { PAGE_ITEMS } from "../../page-items";
import { MdxError, type FilePlace } from "../../mdx-error";
import { failOf, isAbsent, isOfAbsentModule } from "./absent-part";
import { firstOfClass, isClass, withDefaults } from "./class-component";
import { styleOf } from "./inline-style";
import {
  isCompilerProp,
  TRUNCATE_TAG,
  type ContentElement,
  type ContentNode,
  type ContentProps,
  type Json,
} from "../../content-node";

export { MdxError, type FilePlace };

/** The mistake of what stands inside a component: it follows from one that left out a part of that. */
export class WrongParts extends MdxError {}

/** The mistake of showing what is no content: other code than the site's may know what to make of it. */
export class NotContent extends MdxError {}

/** The mistake of giving a function to what a page's data hold: only code for browsers may do so. */
export class FunctionProp extends MdxError {}

/** The message of a thrown value, which may be an error of other globals than the compiler's, or no error at all. */
export function messageOf(error: unknown): string {
  try {
    const { message } = Object(error) as { message?: unknown };
    return String(message ?? error).replace(/\.$/, "");
  } catch {
    // An object without a prototype has no text.
    return "an object was thrown";
  }
}

/** What content was made of: a tag or a component, and its props. */
type Made = { type: unknown; props: Readonly<Record<string, unknown>> };

/**
 * Content that an expression produced: kept apart from plain arrays until it joins the tree. As an element of React, it
 * tells components its `type` and its `props`; where code did not make it, they are those of its only element.
 */
export class Content {
  readonly nodes: ContentNode[];
  readonly #made?: Made;
  #isRead = false;
  constructor(nodes: ContentNode[], made?: Made) {
    this.nodes = nodes;
    this.#made = made;
  }

  /** Whether a component asked for the type or the props. */
  get isRead(): boolean {
    return this.#isRead;
  }

  get type(): unknown {
    this.#isRead = true;
    return (this.#made ?? madeIn(this.nodes)).type;
  }

  get props(): Readonly<Record<string, unknown>> {
    this.#isRead = true;
    const { props } = this.#made ?? madeIn(this.nodes);
    const { children } = props;
    return children instanceof Content && !children.#made ? { ...props, children: childIn(children.nodes) } : props;
  }
}

function madeIn(nodes: readonly ContentNode[]): Made {
  const [only = "", ...others] = nodes;
  if (others.length > 0 || typeof only === "string") return { type: Fragment, props: { children: childIn(nodes) } };
  const [type, props, ...children] = only;
  return { type, props: { ...props, ...heldIn(children) } };
}

/** The prop `children` with nodes as components expect them; nothing where there are none. */
export function heldIn(nodes: readonly ContentNode[]): { children?: unknown } {
  return nodes.length > 0 ? { children: childIn(nodes) } : {};
}

/** A text, an element, or an array of these. */
function childIn(nodes: readonly ContentNode[]): unknown {
  const items = nodes.map((node) => (typeof node === "string" ? node : new Content([node])));
  return items.length > 1 ? items : items[0];
}

/**
 * What may stand in tag position: an HTML element or registry name, or an inline component, called at once with its
 * props.
 */
export type Tag = string | ((props: Record<string, unknown>) => unknown);

/** `<>…</>` in an expression. */
export const Fragment = (props: Record<string, unknown>): unknown => props.children;

/**
 * What stands for a name whose import failed, which was reported: as a tag, as a value and when it is called, nothing.
 */
export const Nothing = (): null => null;

/**
 * A JSX runtime (classic signature) whose elements are data; `make` gets every HTML element and registry reference that
 * code makes, and `adopt` the props of inline components.
 */
export function jsxRuntime(
  make: (tag: string, props: ContentProps, children: ContentNode[]) => ContentNode[],
  adopt: <T>(value: T) => T,
  host: ComponentHost = PLAIN_HOST,
) {
  return function h(tag: Tag, props: Record<string, unknown> | null, ...children: unknown[]): Content {
    const given: Record<string, unknown> = { ...props };
    if (children.length) given.children = children.length === 1 ? children[0] : children;
    const made = { type: tag, props: given };
    if (typeof tag === "function") {
      return new Content(
        noting(tag, () => host.run(tag, given, () => nodesOf(called(tag, adopt(given))))),
        made,
      );
    }
    if (typeof tag !== "string") {
      throw new MdxError(
        "A tag's component is undefined.",
        "Declare the component in this file with `export const`, import it, or use a name of the registry.",
      );
    }
    const { children: inner, ...rest } = given;
    return new Content(make(tag, propsOf(host.dataOf(rest)), nodesOf(inner)), made);
  };
}

/** What components threw, with the name of the innermost one. */
const thrown = new WeakMap<object, string>();

/** The component that threw a value; undefined for other code. */
export function throwingComponent(error: unknown): string | undefined {
  return thrown.get(Object(error) as object);
}

function noting<T>({ name }: Exclude<Tag, string>, action: () => T): T {
  try {
    return action();
  } catch (error) {
    if (typeof error === "object" && error !== null && name && !thrown.has(error)) thrown.set(error, name);
    throw error;
  }
}

/**
 * How components run: with their props as code gave them, and with those of elements as far as they are data.
 * `otherwise` gives what stands for one that cannot run.
 */
export type ComponentHost = {
  run: (
    component: Exclude<Tag, string>,
    props: Record<string, unknown>,
    action: () => ContentNode[],
    otherwise?: () => ContentNode[],
  ) => ContentNode[];
  dataOf: (props: Record<string, unknown>) => Record<string, unknown>;
};

const PLAIN_HOST: ComponentHost = { run: (_component, _props, action) => action(), dataOf: (props) => props };

/** Calls a component; of a class it is what that draws first. Throws where it cannot without a browser. */
export function called(
  component: (props: Record<string, unknown>) => unknown,
  props: Record<string, unknown>,
): unknown {
  const given = withDefaults(component, props);
  if (!isClass(component)) return component(given);
  try {
    return firstOfClass(component, given);
  } catch (error) {
    if (error instanceof MdxError || isOfAbsentModule(error)) throw error;
    throw new NotContent(
      `'${component.name}' is a class component, and cannot be drawn at build: ${messageOf(error)}.`,
      "Write inline components as functions without hooks, or add the component to the registry.",
    );
  }
}

/** An element, without holes. */
export function elementOf(tag: string, props: ContentProps, children: ContentNode[]): ContentElement {
  return [tag, props, ...children];
}

/**
 * Anything an expression may yield, as content: text, numbers, content and arrays of these; nothing for null, undefined
 * and booleans.
 */
export function nodesOf(value: unknown): ContentNode[] {
  if (value === null || value === undefined || value === Nothing || typeof value === "boolean") return [];
  if (typeof value === "string") return value === "" ? [] : [value];
  if (typeof value === "number" || typeof value === "bigint") return [String(value)];
  if (isAbsent(value)) return failOf(value);
  if (value instanceof Content) return value.nodes;
  if (Array.isArray(value)) return itemsOf(value).flatMap(nodesOf);
  if (typeof value === "function")
    throw new NotContent("A function cannot be content.", "Call the function, or use it as a tag.");
  throw new NotContent("An object cannot be content.", "Write one of its fields, or `JSON.stringify(…)` of it.");
}

/** Content as far as a value is such: a component may know what to make of other values. */
export function contentOf(value: unknown): ContentNode[] {
  try {
    return nodesOf(value);
  } catch (error) {
    if (error instanceof NotContent) return [];
    throw error;
  }
}

/** An array as one of the compiler's own: content may have changed the methods of its arrays. */
function itemsOf(value: readonly unknown[]): unknown[] {
  return Array.from({ length: value.length }, (_, index) => value[index]);
}

/**
 * Props as data; content in a prop becomes `{ "$": nodes }`. Throws for functions and other values that JSON cannot
 * hold.
 */
export function propsOf(props: Record<string, unknown>): ContentProps {
  const result: ContentProps = {};
  for (const [name, value] of Object.entries(props)) {
    if (value === undefined || value === PAGE_ITEMS || name === "key") continue;
    assertOwnProp(name);
    result[PROP_NAMES.get(name) ?? name] =
      name === "style" && typeof value === "string" ? styleOf(value) : jsonOf(name, value);
  }
  return result;
}

/** HTML spellings that authors use in raw HTML, and what React calls them. */
const PROP_NAMES = new Map([
  ["class", "className"],
  ["for", "htmlFor"],
  ["colspan", "colSpan"],
  ["rowspan", "rowSpan"],
  ["srcset", "srcSet"],
  ["tabindex", "tabIndex"],
]);

/** Throws for a prop of content whose name is one of those that the compiler gives. */
export function assertOwnProp(name: string): void {
  if (!isCompilerProp(name)) return;
  throw new MdxError(
    `A prop is called '${name}', a name that the compiler keeps for itself.`,
    "Give it another name; content stands between the tags, or in a prop as JSX.",
  );
}

function jsonOf(name: string, value: unknown): Json {
  if (value === null || typeof value === "string" || typeof value === "boolean") return value;
  if (typeof value === "number") return Number.isFinite(value) ? value : null;
  if (value instanceof Content) return { $: value.nodes as Json[] };
  if (Array.isArray(value)) return itemsOf(value).map((item) => (item === undefined ? null : jsonOf(name, item)));
  if (
    typeof value === "object" &&
    (Object.getPrototypeOf(value) === null || Object.prototype.toString.call(value) === "[object Object]")
  ) {
    // By this key the object would be content.
    if ("$" in value) assertOwnProp("$");
    return Object.fromEntries(
      Object.entries(value)
        .filter(([, item]) => item !== undefined)
        .map(([key, item]) => [key, jsonOf(key, item)]),
    );
  }
  // An imported SVG file is a component in tag position, and elsewhere its URL.
  if (typeof value === "function" && "url" in value && typeof value.url === "string") return value.url;
  const what = typeof value === "function" ? "a function" : `a ${Object.prototype.toString.call(value).slice(8, -1)}`;
  const Mistake = typeof value === "function" ? FunctionProp : MdxError;
  throw new Mistake(
    `The value of '${name}' is ${what}, which a page's data cannot hold.`,
    "Event handlers and hooks need a component: put it into a file of its own, and import it.",
  );
}

/** The marker element of `{/* truncate *\/}`. */
export const TRUNCATE_MARK: ContentElement = [TRUNCATE_TAG, {}];
