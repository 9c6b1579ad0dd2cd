import { Children, createContext, isValidElement, useContext, type ReactNode } from "react";
import { HEAD_TAGS, type HeadElement } from "../../../lib/html/head-element";

/** What takes the elements that components give to a page's head; nobody does where the build has read them before. */
export const HeadTags = /* #__PURE__ */ createContext<((elements: HeadElement[]) => void) | undefined>(undefined);

/** Docusaurus' component for what belongs into a page's head; it shows nothing. */
export function Head({ children }: { children?: ReactNode }): null {
  useContext(HeadTags)?.(headElements(children));
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
