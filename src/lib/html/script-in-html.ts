import { tagsIn } from "./html-tags";
import { addressesIn, isEventName, isScriptUrl } from "./no-scripts";

/** What in a piece of HTML would run a script in a browser, in a few words; undefined where nothing would. */
export function scriptInHtml(html: string): string | undefined {
  return scriptOfTags(html, ["script"]);
}

/** The same of the attributes in a piece of HTML alone: where elements of scripts are content like any other. */
export function scriptInAttributes(html: string): string | undefined {
  return scriptOfTags(html, []);
}

function scriptOfTags(html: string, refused: readonly string[]): string | undefined {
  // Newer browsers keep the elements in a `<select>`, which older ones and the parser drop.
  const readings = new Set([html, html.replace(/(<\/?)select\b/gi, "$1x-select")]);
  for (const { name: tag, attributes } of [...readings].flatMap(tagsIn)) {
    if (refused.includes(tag)) return "a script";
    for (const [name, value] of Object.entries(attributes)) {
      if (isEventName(name, tag)) return `the attribute '${name}'`;
      const address = addressesIn(name, value, tag).find((url) => isScriptUrl(url, tag === "img"));
      if (address !== undefined) return `the address '${address}'`;
      const framed = name === "srcdoc" ? scriptOfTags(value, refused) : undefined;
      if (framed !== undefined) return framed;
    }
  }
  return undefined;
}
