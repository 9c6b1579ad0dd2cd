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
  "BrowserWindow",
  "ColorGenerator",
  "Link",
  "CrashButton",
  "CrashWithCause",
  "CrashOnMount",
  "HydrationTest",
  "SuspenseTest",
  "PageViewLog",
  "StackingTest",
] as const;

/** A name in the component registry. */
export type RegistryName = (typeof REGISTRY_NAMES)[number];
