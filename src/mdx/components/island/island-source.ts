import { withPrefix } from "gatsby";
import { createContext, type ReactElement } from "react";

/** What the module of an island exports, by name. */
export type IslandModule = Readonly<Record<string, unknown>>;

/**
 * How islands come to their modules: `load` gives the one of a script, by its URL from the site's root. Where HTML is
 * made, `check` gives that of an element, and throws for one that cannot be drawn there.
 */
export type IslandSource = {
  load: (script: string) => Promise<IslandModule>;
  check?: (element: ReactElement) => string;
};

/** The module of a script, by its URL from the site's root, in browsers. */
export async function moduleInBrowser(script: string): Promise<IslandModule> {
  const { module } = (await import(/* webpackIgnore: true */ withPrefix(script))) as { module: IslandModule };
  return module;
}

/** Where islands get their scripts from; a browser is the default. */
export const IslandSources = createContext<IslandSource>({ load: moduleInBrowser });

/** What is thrown in the place of an island that only browsers can draw; its HTML has an empty place. */
export class DrawnInBrowser extends Error {
  override readonly name = "DrawnInBrowser";
}
