import { NAME_PART } from "./name-part";
import { changedScript, reading, type Change } from "./script-changes";

/** Sveltia keeps dots and accents, and makes a hyphen of an apostrophe: `npm run new` would give another name. */
const CHANGES: Change[] = [
  {
    place: "what `slugify` makes of a text",
    before: reading(String.raw`(case.slugify.:return )ID(\(String\(ID\))(?:,\{fallback:!1,locale:ID\})\)`),
    after: `$1globalThis.${NAME_PART}$2)`,
  },
];

/** Sveltia's script whose `slugify` names files as `npm run new` does; throws where a release reads otherwise. */
export function withNewNames(script: string): string {
  return changedScript(script, CHANGES, "new-names.ts");
}
