import { Children, createContext, isValidElement, useContext, useEffect, type ReactNode } from "react";
import { HEAD_TAGS, type HeadElement } from "../../../lib/html/head-element";

/** What takes the elements that components give to a page's head; nobody does where the build has read them before. */
export const HeadTags = /* #__PURE__ */ createContext<((elements: HeadElement[]) => void) | undefined>(undefined);

/** What puts elements into the head of a page that a browser shows, and gives what takes them out again. */
type ShowHead = (elements: readonly HeadElement[]) => () => void;

/** Who does that; nobody does for content, whose head comes with its page. */
export const LiveHead = /* #__PURE__ */ createContext<ShowHead | undefined>(undefined);

/** Docusaurus' component for what belongs into a page's head; it shows nothing. */
export function Head({ children }: { children?: ReactNode }): null {
  const elements = headElements(children);
  const show = useContext(LiveHead);
  useContext(HeadTags)?.(elements);
  // React gives other objects each time that it draws the same elements.
  const text = JSON.stringify(elements);
  useEffect(() => show?.(JSON.parse(text) as HeadElement[]), [show, text]);
  return null;
}

type Props = Record<string, unknown> & { children?: ReactNode };

/** The elements of a head among what React draws; texts, and components, are none. */
export function headElements(nodes: ReactNode): HeadElement[] {
  return Children.toArray(nodes).flatMap((node) => {
    const tag = isValidElement(node) && HEAD_TAGS.find((name) => name === node.type);
    if (!tag) return [];
    const { children, ...props } = (node as { props: Props }).props;
    const plain = Object.entries(props).filter(([, value]) => /string|number|boolean/.test(typeof value));
    const text = Children.toArray(children)
      .filter((child) => typeof child !== "object")
      .join("");
    return [{ tag, props: Object.fromEntries(plain) as HeadElement["props"], ...(text && { text }) }];
  });
}
