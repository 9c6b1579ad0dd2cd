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

/** The ids in a page's HTML, and the names of its anchors (`<a name>`). */
export function idsInHtml(html: string): Set<string> {
  const ids = tagsIn(html).flatMap(({ name, attributes }) => [attributes.id, name === "a" ? attributes.name : ""]);
  return new Set(ids.filter((id): id is string => Boolean(id)));
}

/** The addresses that links in HTML lead to, as they are written there. */
export function linksInHtml(html: string): string[] {
  return tagsIn(html).flatMap(({ name, attributes }) => (name === "a" && attributes.href ? [attributes.href] : []));
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
