import { escapedText } from "../../../lib/html/html-text";
import type { FeedItem } from "../../../lib/pages/feed";

/** An element as its name, its attributes and what it holds; attributes without a value are left out. */
export type XmlElement = [name: string, attributes: Record<string, string | undefined>, ...children: XmlNode[]];

/** What an element may hold: an element, a text, or nothing. */
type XmlNode = XmlElement | string | undefined;

/** Characters that no XML document may hold, escaped or not (XML 1.0, section 2.2). */
const FORBIDDEN = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** An XML document of an element; `stylesheet` is the address of its CSS. */
export function xmlDocument(root: XmlElement, stylesheet: string): string {
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<?xml-stylesheet type="text/css" href="${escapeXml(stylesheet)}"?>`,
    `${xmlOf(root)}\n`,
  ].join("\n");
}

/** An element, or text with what XML would read as markup escaped. */
export function xmlOf(node: XmlNode): string {
  if (node === undefined) return "";
  if (typeof node === "string") return escapeXml(node);
  const [name, attributes, ...children] = node;
  const written = Object.entries(attributes).map(([key, value]) =>
    value === undefined ? "" : ` ${key}="${escapeXml(value)}"`,
  );
  const content = children.map(xmlOf).join("");
  return content === "" ? `<${name}${written.join("")}/>` : `<${name}${written.join("")}>${content}</${name}>`;
}

function escapeXml(text: string): string {
  return escapedText(text.replace(FORBIDDEN, ""));
}

/** The namespace under which a feed holds links for somebody who opens it in a browser; feed readers pass them over. */
export const XHTML = { "xmlns:h": "http://www.w3.org/1999/xhtml" };

/** Such a link. */
export function pageLink(href: string, words: string): XmlElement {
  return ["h:a", { href }, words];
}

/** An element with an item's HTML; none for an item without. */
export function contentElement(name: string, attributes: XmlElement[1], html: string | undefined): XmlNode {
  return html === undefined ? undefined : [name, attributes, html];
}

/** What RSS and Atom say of an item's file beside its address. */
export function enclosureOf({ type, size }: NonNullable<FeedItem["enclosure"]>): XmlElement[1] {
  return { length: String(size), type };
}
