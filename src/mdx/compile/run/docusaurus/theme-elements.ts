import type { Element } from "hast";
import { ISLAND, isElement, type ContentNode, type ContentProps } from "../../../content-node";
import { isRelativeFile, publish } from "../../builders/assets";
import type { BuilderContext } from "../../builders/builder-context";
import { codeTextOf, isCodeBlock, languageClassOf } from "../../builders/code/fence";
import { linkProps } from "../../builders/link-props";
import { admonitionKey, CODE_BLOCK, type ElementComponent, type GlobalComponents } from "./global-components";
import { called, Content, elementOf, heldIn, nodesOf, type ComponentHost } from "../runtime";

/** What draws the elements that Markdown makes, in a project whose theme has components for some of them. */
export type ThemeElements = {
  /** An element by the theme's component; undefined where it has none. `plain` gives the element as the site has it. */
  draw: (tag: string, props: ContentProps, children: ContentNode[], plain: () => ContentNode[]) => Drawn;
  /** The same for a fenced block; `properties` are those of the element around the code, by plugins. */
  fence: (code: Element, properties: ContentProps, plain: () => ContentNode[]) => Drawn;
};
type Drawn = ContentNode[] | undefined;

/** What running a component needs. */
type Running = { context: BuilderContext; host: ComponentHost; adopt: <T>(value: T) => T };

/** Draws the elements for which a theme has components of its own. */
export function themeElements(
  elements: GlobalComponents["elements"],
  { context, host, adopt }: Running,
): ThemeElements | undefined {
  const own = new Map(Object.entries(elements));
  if (own.size === 0) return undefined;
  const run = (
    { component, props: more }: ElementComponent,
    given: Record<string, unknown>,
    plain: () => ContentNode[],
  ) => {
    const props = { ...more, ...given };
    return host
      .run(component, props, () => nodesOf(called(component, adopt(props))), plain)
      .map((node) => withAddresses(node, context));
  };

  return {
    draw: (tag, props, children, plain) => {
      const isAdmonition = tag === "container-directive";
      const component = isAdmonition ? (own.get(admonitionKey(props.name)) ?? own.get("admonition")) : own.get(tag);
      if (!component) return undefined;
      if (!isAdmonition) return run(component, { ...props, ...heldIn(children) }, plain);
      const made = plain();
      const [admonition] = made.filter(isElement);
      if (!admonition) return made;
      const [, { title, ...others }, ...content] = admonition;
      const label = title === undefined ? {} : { title: new Content((title as { $: ContentNode[] }).$) };
      return run(component, { ...others, ...label, ...heldIn(content) }, () => made);
    },
    fence: (code, properties, plain) => {
      const block = isCodeBlock(code) ? own.get(CODE_BLOCK) : undefined;
      const [codeComponent, pre] = [own.get("code") ?? block, own.get("pre")];
      if (!codeComponent && !pre) return undefined;
      const props = {
        className: languageClassOf(code),
        ...(code.data?.meta && { metastring: code.data.meta }),
        children: `${codeTextOf(code)}\n`,
      };
      const inner = codeComponent ? run(codeComponent, props, plain) : plain();
      // Components for blocks look into the element inside.
      const made = { type: codeComponent?.component ?? "code", props };
      if (!pre) return inner;
      const nodes = run(pre, { ...properties, children: new Content(inner, made) }, () => inner);
      return codeComponent ? nodes : nodes.map((node) => withCode(node, props));
    },
  };
}

/** An island whose component looks into the code inside of it, with what that is made of: browsers have it as drawn. */
function withCode(node: ContentNode, props: ContentProps): ContentNode {
  if (!isElement(node) || node[0] !== ISLAND || node[1].$elements !== true) return node;
  const [tag, given, ...children] = node;
  return elementOf(tag, { ...given, $code: props }, children);
}

/** An island whose component was given an address of a file, with the one that pages have, without the base URL. */
function withAddresses(node: ContentNode, context: BuilderContext): ContentNode {
  if (!isElement(node) || node[0] !== ISLAND) return node;
  const [tag, { $island, ...given }, ...children] = node;
  const props = linkProps(given, context);
  const { src } = props;
  if (typeof src === "string" && isRelativeFile(src)) props.src = publish(src, context).url;
  return elementOf(tag, { $island: { ...($island as ContentProps), hasAddresses: true }, ...props }, children);
}
