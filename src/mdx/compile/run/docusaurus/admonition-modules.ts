import type { Namespace } from "../imports/plain-module";
import type { Component, ModuleContext } from "./module-context";

/** The types of admonitions that have components in Docusaurus' theme, each with the type whose look it has. */
const TYPES: Readonly<Record<string, string>> = {
  note: "note",
  tip: "tip",
  info: "info",
  warning: "warning",
  danger: "danger",
  caution: "caution",
  secondary: "note",
  important: "info",
  success: "tip",
};

/** The name of a type in the theme's modules: `Danger`. */
function moduleName(type: string): string {
  return type.slice(0, 1).toUpperCase() + type.slice(1);
}

/** The modules that Docusaurus' admonitions are made of, by their names behind `@theme/`, but for icons. */
export function admonitionModules({ h }: Pick<ModuleContext, "h">): Record<string, Namespace> {
  const looking =
    (look: string): Component =>
    (props) =>
      h("Admonition", { ...props, type: look });
  const entries = Object.entries(TYPES);
  const named = entries.filter(([type, look]) => type === look).map(([type]) => type);
  const layout: Component = (props) => h("Admonition", props);
  return {
    "Admonition/Types": { default: Object.fromEntries(entries.map(([type, look]) => [type, looking(look)])) },
    "Admonition/Layout": { default: layout },
    ...Object.fromEntries(named.map((type) => [`Admonition/Type/${moduleName(type)}`, { default: looking(type) }])),
  };
}

/** The modules of a theme that draw admonitions of one type each, with these types. */
export const TYPE_MODULES: readonly (readonly [string, string])[] = Object.keys(TYPES).map((type) => [
  `@theme/Admonition/Type/${moduleName(type)}`,
  type,
]);
