import { plainText } from "./html-text";

/** A tag in HTML: its name in lower case, and its attributes; those without a value have an empty one. */
export type HtmlTag = { name: string; attributes: Record<string, string> };

const TAGS =
  /<!--[\s\S]*?-->|<(script|style)\b[^>]*>[\s\S]*?<\/\1\s*>|<([a-z][^\s/>]*)((?:"[^"]*"|'[^']*'|[^'">])*)>/gi;
const ATTRIBUTES = /([^\s=>"'/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"']+)))?/g;

/** The tags in HTML, as a page or a setting has it, without scripts, styles and comments. */
export function tagsIn(html: string): HtmlTag[] {
  return [...html.matchAll(TAGS)].flatMap(([, , name, attributes = ""]) =>
    name === undefined ? [] : [{ name: name.toLowerCase(), attributes: attributesOf(attributes) }],
  );
}

function attributesOf(text: string): Record<string, string> {
  const attributes = [...text.matchAll(ATTRIBUTES)];
  return Object.fromEntries(
    attributes.map(([, name = "", double, single, bare]) => [
      name.toLowerCase(),
      plainText(double ?? single ?? bare ?? ""),
    ]),
  );
}
