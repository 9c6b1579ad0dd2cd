/** Names of the registry that pages for tests of the engine use, and no other page has a use for. */
export const TEST_NAMES = [
  "CrashButton",
  "CrashWithCause",
  "CrashOnMount",
  "HydrationTest",
  "SuspenseTest",
  "PageViewLog",
  "StackingTest",
] as const;

/**
 * The components that a page's data may name. The build checks it against this list; `registry.tsx` gives each name its
 * component.
 */
export const REGISTRY_NAMES = [
  "CodeBlock",
  "Admonition",
  "Formula",
  "FormulaStyles",
  "Tabs",
  "TabItem",
  "LiveCode",
  "Mermaid",
  "TruncateMark",
  "DocCardList",
  "ClientIsland",
  "BrowserWindow",
  "ColorGenerator",
  ...TEST_NAMES,
] as const;

/**
 * Names of the registry that the compiler alone gives, with props that it has made: as a tag in content they would load
 * whatever script or stylesheet an author names.
 */
export const COMPILER_NAMES: readonly string[] = ["ClientIsland", "FormulaStyles", "TruncateMark"];

/** A name in the component registry. */
export type RegistryName = (typeof REGISTRY_NAMES)[number];

/** The HTML elements to which the page gives a behaviour; each is a component of the registry, too. */
export const ELEMENTS_WITH_BEHAVIOUR = ["details"] as const;

/** One of the HTML elements with a behaviour. */
export type ElementWithBehaviour = (typeof ELEMENTS_WITH_BEHAVIOUR)[number];
