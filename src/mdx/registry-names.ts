/** The components that content may use, by name. The build checks tags against this list; `registry.tsx` gives each name its component. */
export const REGISTRY_NAMES = ["CodeBlock", "TruncateMark"] as const;

/** A name in the component registry. */
export type RegistryName = (typeof REGISTRY_NAMES)[number];
