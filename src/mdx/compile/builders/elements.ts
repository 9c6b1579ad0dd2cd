import { scriptInAttributes } from "../../../lib/html/script-in-html";
import type { ContentNode, ContentProps } from "../../content-node";
import { COMPILER_NAMES, REGISTRY_NAMES } from "../../registry-names";
import { admonitionOf, containerDirectiveOf, strayColonsOf } from "./admonitions";
import { codeBlockOf } from "./code/code-block";
import { detailsOf } from "./details";
import { docCardListOf } from "./doc-card-list";
import { fileTreeOf } from "./file-tree";
import { formulaOf } from "./formula";
import { headOf } from "./head";
import { imageOf, mediaOf } from "./images/image";
import { inlineDrawing, svgOfAddress } from "./images/inline-drawing";
import { themeCodeOf } from "./code/fence";
import { linkOf, linkProps } from "./link-props";
import { liveCodeOf } from "./code/live-code";
import { assertNoScripts } from "./no-scripts";
import { mermaidOf } from "../mermaid/builder";
import { collectProblems, type Builder, type BuilderContext } from "./builder-context";
import { packageManagerTabsOf } from "./code/package-manager-tabs";
import { problemOf } from "../compile-state";
import { elementOf, MdxError } from "../run/runtime";
import { stepsOf } from "./steps";
import { headerCellOf, tableOf } from "./table";
import { tabItemOf, tabsOf } from "./tabs";
import { termOf } from "./term";
import { themedImageOf } from "./images/themed-image";
import { tocInlineOf } from "./toc-inline";
import { unreleasedOf } from "./unreleased";

/** A page has one `main`, which is the frame's: another one in it is a part of the page like others. */
const mainOf: Builder = (props, children) => [elementOf("div", props, children)];

/** The tags of which the build makes more than the tag itself. */
const builders: Record<string, Builder | undefined> = {
  img: imageOf,
  ThemedImage: themedImageOf,
  TOCInline: tocInlineOf,
  Head: headOf,
  head: headOf,
  video: mediaOf("video"),
  audio: mediaOf("audio"),
  source: mediaOf("source"),
  CodeBlock: codeBlockOf,
  Admonition: admonitionOf,
  "container-directive": containerDirectiveOf,
  "stray-colons": strayColonsOf,
  Formula: formulaOf,
  Link: linkOf,
  table: tableOf,
  th: headerCellOf,
  main: mainOf,
  PackageManagerTabs: packageManagerTabsOf,
  Tabs: tabsOf,
  TabItem: tabItemOf,
  LiveCode: liveCodeOf,
  "theme-code": themeCodeOf,
  Mermaid: mermaidOf,
  DocCardList: docCardListOf,
  Details: detailsOf,
  Unreleased: unreleasedOf,
  Steps: stepsOf,
  FileTree: fileTreeOf,
  Term: termOf,
};

/**
 * The names that content may use as tags: the registry's but for those of the compiler, and those of which the build
 * makes something else.
 */
export const COMPONENT_NAMES: readonly string[] = [
  ...new Set([...REGISTRY_NAMES, ...Object.keys(builders).filter((name) => /^[A-Z]/.test(name))]),
].filter((name) => !COMPILER_NAMES.includes(name));

/** Components by their names in small letters, but for those that are elements of HTML, too. */
const IN_SMALL_LETTERS = new Map(
  COMPONENT_NAMES.map((name) => [name.toLowerCase(), name] as const).filter(
    ([small]) => !["details", "head", "link"].includes(small),
  ),
);

/** The content that a tag of JSX stands for; where a component is meant by an unknown element, that is told. */
export function makeTag(
  tag: string,
  props: ContentProps,
  children: ContentNode[],
  context: BuilderContext,
): ContentNode[] {
  const meant = IN_SMALL_LETTERS.get(tag);
  if (meant !== undefined) {
    const message = `'<${tag}>' is no element of HTML: is '${meant}' meant?`;
    const remedy = `Write \`<${meant}>\`: names of components begin with a capital letter.`;
    context.state.problems.push(problemOf(new MdxError(message, remedy), context.file, context.place));
  }
  return makeElement(tag, props, children, context, true);
}

/**
 * The content that a tag stands for: the same for Markdown, JSX and expressions, so that each feature is made in one
 * place; `isJsx` says that the tag itself is written there.
 */
export function makeElement(
  tag: string,
  props: ContentProps,
  children: ContentNode[],
  context: BuilderContext,
  isJsx = false,
): ContentNode[] {
  if (tag.startsWith("data:image/")) return [pictureTag(tag, props)];
  if (!context.settings.lenient) assertNoScripts(tag, props, scriptInAttributes);
  const builder = Object.hasOwn(builders, tag) ? builders[tag] : undefined;
  if (!builder) return [elementOf(tag, linkProps(props, context, { tag, isJsx }), children)];
  const make = () => builder(props, children, context);
  // Whatever is wrong with a tag of a project of Docusaurus, readers have what is inside it.
  return context.settings.lenient && children.length > 0
    ? collectProblems(context, context.place, make, children)
    : make();
}

/** A picture that a module of a project of Docusaurus imports, and uses as a component: a drawing takes its styles. */
function pictureTag(address: string, props: ContentProps): ContentNode {
  const text = svgOfAddress(address);
  return (text && inlineDrawing(text, props)) || elementOf("img", { alt: "", ...props, src: address }, []);
}
