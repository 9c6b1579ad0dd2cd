import type { ComponentType, ReactNode } from "react";
import { lazyPart } from "../../ui/lazy-part";
import { Admonition } from "../components/admonition";
import { BrowserWindow } from "../components/browser-window";
import { CodeBlock } from "../components/code/code-block";
import { ContentDetails } from "../components/details";
import { DocCardList } from "../components/doc-card-list";
import { Formula, FormulaStyles } from "../components/formula";
import { LiveCode } from "../components/live/live-code";
import { TabItem, Tabs } from "../components/tabs/tabs";
import type { ElementWithBehaviour, RegistryName } from "../registry-names";

/** A component of any props: by this type it can be listed, and nobody can render it. */
type AnyComponent = ComponentType<never>;
/** A component as content renders it: with props from the page's data. */
type ContentComponent = ComponentType<Record<string, unknown>>;

type AnyPart = (props: Record<string, unknown>) => ReactNode;

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
  DocCardList,
  ClientIsland: lazyPart(() =>
    import("../components/island/island").then(({ ClientIsland }) => ({ default: ClientIsland as AnyPart })),
  ),
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

const elements: Record<ElementWithBehaviour, AnyComponent> = { details: ContentDetails };

/**
 * The only way from content to a component: names that MDX may use, and the HTML elements that have a behaviour of
 * their own.
 */
export const registry = takingPropsOfContent({ ...elements, ...components });

function takingPropsOfContent(all: Record<string, AnyComponent>): Record<string, ContentComponent | undefined> {
  // What data hold is beyond types: the builders of src/mdx/compile have checked and written the props of each
  // component when the page was built.
  const own = all as Record<string, ContentComponent>;
  // HTML may have an element `<constructor>`, whose name every other object knows.
  return Object.assign(Object.create(null) as typeof own, own);
}
