import { z } from "zod";
import { tagsIn } from "./html-tags";
import { isAddressName, isEventName, isScriptUrl } from "./no-scripts";

/** What in a piece of HTML would run a script, in a few words; undefined where nothing would. */
export function scriptInHtml(html: string): string | undefined {
  if (/<script[\s/>]/i.test(html)) return "a script";
  for (const { name: tag, attributes } of tagsIn(html))
    for (const [name, value] of Object.entries(attributes)) {
      if (isEventName(name, tag)) return `the attribute '${name}'`;
      if (isAddressName(name) && isScriptUrl(withSigns(value), tag === "img"))
        return `the address '${withSigns(value)}'`;
    }
  return undefined;
}

const NAMED: Record<string, string> = { colon: ":", tab: "\t", newline: "\n" };

/** An attribute's value as a browser reads an address in it: with the entities by which a script could be hidden. */
function withSigns(value: string): string {
  return value.replace(/&(?:#(\d{1,5})|#x([\da-f]{1,4})|(colon|tab|newline));?/gi, (_, decimal, hex, name) => {
    if (typeof name === "string") return NAMED[name.toLowerCase()] ?? "";
    return String.fromCharCode(decimal ? Number(decimal) : parseInt(String(hex), 16));
  });
}

/** An address that content names in data. */
export const plainAddress = z.string().refine((url) => !isScriptUrl(url), "an address must not be a script");

/** A piece of HTML in data. */
export const plainHtml = z.string().superRefine((html, context) => {
  const script = scriptInHtml(html);
  if (script !== undefined) context.addIssue({ code: "custom", message: `HTML must not hold ${script}` });
});
