import type { ContentNode, ContentProps } from "../content-node";
import { codeBlockOf } from "./code-block";
import { imageOf } from "./image";
import { linkProps } from "./link-props";
import type { Builder, Origin } from "./origin";
import { elementOf } from "./runtime";

/** The tags of which the build makes more than the tag itself. */
const builders: Record<string, Builder | undefined> = {
  img: imageOf,
  CodeBlock: codeBlockOf,
};

/** The content that a tag stands for: the same for Markdown, JSX and expressions, so that each feature is made in one place. */
export function makeElement(tag: string, props: ContentProps, children: ContentNode[], origin: Origin): ContentNode[] {
  const builder = Object.hasOwn(builders, tag) ? builders[tag] : undefined;
  return builder ? builder(props, children, origin) : [elementOf(tag, linkProps(props, origin), children)];
}
