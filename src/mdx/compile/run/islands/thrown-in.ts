import { moduleNameOf } from "../../bundles/inline-modules";
import type { Bundles } from "../../bundles/bundles";
import type { FilePlace } from "../runtime";
import type { Origin } from "./trial";

/** A line of a stack in the script of a module of the site, as named from the site's root. */
const FRAME = /^\s*at .*?\(?(\.\.?\/[^()]+?):(\d+):(\d+)\)?$/gm;

/**
 * The function of the site's own files in which code failed, by its place, where that is in another file than the
 * component on trial; undefined where it is not known.
 */
export function thrownIn(error: unknown, { source }: Origin, bundles: Bundles): FilePlace | undefined {
  const { stack } = Object(error) as { stack?: unknown };
  for (const [, script = "", line, column] of (typeof stack === "string" ? stack : "").matchAll(FRAME)) {
    const place = bundles.module(script)?.functionAt(Number(line), Number(column));
    if (place?.file !== undefined) return isModule(place.file, moduleNameOf(source)) ? undefined : place;
  }
  return undefined;
}

function isModule(file: string, name: string): boolean {
  const stem = file.replace(/\.\w+$/, "");
  return [file, stem, stem.replace(/\/index$/, "")].includes(name);
}
