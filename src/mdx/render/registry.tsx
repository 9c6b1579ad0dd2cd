import type { ComponentType } from "react";
import { lazyPart } from "../../ui/lazy-part";
import { SiteLink } from "../../ui/site-link";
import { Admonition } from "../components/admonition";
import { BrowserWindow } from "../components/browser-window";
import { CodeBlock } from "../components/code/code-block";
import { ContentDetails } from "../components/details";
import { DocCardList } from "../components/doc-card-list";
import { Formula, FormulaStyles } from "../components/formula";
import { ContentHeading } from "../components/heading";
import { ContentImage } from "../components/image";
import { ContentLink } from "../components/link";
import { LiveCode } from "../components/live/live-code";
import { ContentMedia } from "../components/media";
import { ContentTable } from "../components/table";
import { TabItem, Tabs } from "../components/tabs/tabs";
import type { RegistryName } from "../registry-names";

/** A component of any props: by this type it can be listed, and nobody can render it. */
type AnyComponent = ComponentType<never>;
/** A component as content renders it: with props from the page's data. */
type ContentComponent = ComponentType<Record<string, unknown>>;

const crash = () => import("../components/test/crash");
const state = () => import("../components/test/state");

const components: Record<RegistryName, AnyComponent> = {
  CodeBlock,
  Admonition,
  Formula,
  FormulaStyles,
  Tabs,
  TabItem,
  LiveCode,
  Mermaid: lazyPart(() => import("../components/mermaid").then(({ Mermaid }) => ({ default: Mermaid }))),
  TruncateMark: () => null,
  Link: SiteLink,
  DocCardList,
  BrowserWindow,
  ColorGenerator: lazyPart(() =>
    import("../components/color-generator/color-generator").then(({ ColorGenerator }) => ({ default: ColorGenerator })),
  ),
  CrashButton: lazyPart(() => crash().then(({ CrashButton }) => ({ default: CrashButton }))),
  CrashWithCause: lazyPart(() => crash().then(({ CrashWithCause }) => ({ default: CrashWithCause }))),
  CrashOnMount: lazyPart(() => crash().then(({ CrashOnMount }) => ({ default: CrashOnMount }))),
  HydrationTest: lazyPart(() => state().then(({ HydrationTest }) => ({ default: HydrationTest }))),
  SuspenseTest: lazyPart(() => state().then(({ SuspenseTest }) => ({ default: SuspenseTest }))),
  PageViewLog: lazyPart(() => state().then(({ PageViewLog }) => ({ default: PageViewLog }))),
  StackingTest: lazyPart(() => state().then(({ StackingTest }) => ({ default: StackingTest }))),
};

const elements: Record<string, AnyComponent> = {
  a: ContentLink,
  img: ContentImage,
  table: ContentTable,
  details: ContentDetails,
  video: ContentMedia("video"),
  audio: ContentMedia("audio"),
  source: ContentMedia("source"),
  h2: ContentHeading("h2"),
  h3: ContentHeading("h3"),
  h4: ContentHeading("h4"),
  h5: ContentHeading("h5"),
  h6: ContentHeading("h6"),
};

/**
 * The only way from content to a component: names that MDX may use, and the HTML elements that the site draws in its
 * own way.
 */
export const registry = takingPropsOfContent({ ...elements, ...components });

function takingPropsOfContent(all: Record<string, AnyComponent>): Record<string, ContentComponent | undefined> {
  // What data hold is beyond types: the builders of src/mdx/compile have checked and written the props of each
  // component when the page was built.
  return all as Record<string, ContentComponent>;
}
