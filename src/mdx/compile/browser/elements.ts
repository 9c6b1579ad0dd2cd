import type { ContentNode, ContentProps } from "../../content-node";
import { admonitionOf, containerDirectiveOf, strayColonsOf } from "../builders/admonitions";
import type { Builder, BuilderContext } from "../builders/builder-context";
import { codeBlockOf } from "../builders/code/code-block";
import { assertNoScripts } from "../builders/no-scripts";
import { packageManagerTabsOf } from "../builders/code/package-manager-tabs";
import { headerCellOf, tableOf } from "../builders/table";
import { tabItemOf, tabsOf } from "../builders/tabs";
import { elementOf, MdxError } from "../run/runtime";

/** The tags of which a browser can make what the build makes of them; no file of the site is needed for these. */
const builders: Record<string, Builder | undefined> = {
  CodeBlock: codeBlockOf,
  Admonition: admonitionOf,
  "container-directive": containerDirectiveOf,
  "stray-colons": strayColonsOf,
  table: tableOf,
  th: headerCellOf,
  PackageManagerTabs: packageManagerTabsOf,
  Tabs: tabsOf,
  TabItem: tabItemOf,
};

/** The names that may be tags in a browser. */
export const LIVE_NAMES: readonly string[] = [
  ...Object.keys(builders).filter((name) => /^[A-Z]/.test(name)),
  "BrowserWindow",
];

/** The content that a tag stands for; throws MdxError for a component that only a build can make. */
export function makeLiveElement(
  tag: string,
  props: ContentProps,
  children: ContentNode[],
  context: BuilderContext,
): ContentNode[] {
  // What reads HTML is as large as all else that loads for this.
  assertNoScripts(tag, props, () => "what is not looked into here");
  const builder = Object.hasOwn(builders, tag) ? builders[tag] : undefined;
  if (builder) return builder(props, children, context);
  if (tag === "script") throw new MdxError("This editor shows no scripts.", "Remove the tag.");
  if (/^[A-Z]/.test(tag) && !LIVE_NAMES.includes(tag))
    throw new MdxError(`'${tag}' is made at build, not in this editor.`, "Use another component.", [...LIVE_NAMES]);
  return [elementOf(tag, props, children)];
}
