import { readFileSync } from "node:fs";
import path from "node:path";
import { nearestFirst, type Problem } from "../../lib/problem";
import { NAVBAR_ITEM_TYPES } from "../../lib/settings/navbar-config";
import { NAVBAR_TYPES } from "../../lib/settings/theme-parts";
import type { SiteContext } from "../context/context";
import type { Feature } from "../feature";
import { lineOfValue, settingsSourceOf } from "./site-links";

/** The custom type that the navbar itself draws. */
const OF_ENGINE = "custom-tests";

/**
 * The navbar items of custom types for which no feature has a component. Where a project brings a list of components,
 * only its script knows their types.
 */
export function unknownNavbarTypes(
  features: readonly Pick<Feature, "frame">[],
  { root, site }: Pick<SiteContext, "root" | "site">,
): Problem[] {
  const custom = site.navbar.items.flatMap(({ type }, at) => (type.startsWith("custom-") ? [{ type, at }] : []));
  if (custom.length === 0 || site.themeParts[NAVBAR_TYPES] !== undefined) return [];
  const files = features.flatMap(({ frame }) => frame ?? []);
  const known = [OF_ENGINE, ...files.flatMap((file) => customTypesIn(readFileSync(path.join(root, file), "utf8")))];
  const source = settingsSourceOf(root, site, "navbar");
  return custom
    .filter(({ type }) => !known.includes(type))
    .map(({ type, at }) => ({
      severity: "error",
      file: source.file,
      line: source.lineOf?.(["items", at, "type"]) ?? lineOfValue(source.text, "type", type),
      message: `No navbar item component was found for the type '${type}'.`,
      remedy: "Write a type that has one, or give the type a component in the `frame.tsx` of a feature.",
      choices: nearestFirst(type, [...known, ...NAVBAR_ITEM_TYPES]),
    }));
}

/** The custom types that the text of a `frame.tsx` names. */
function customTypesIn(text: string): string[] {
  return [...text.matchAll(/["'`](custom-[^"'`\n]*)["'`]/g)].flatMap(([, type]) => type ?? []);
}
