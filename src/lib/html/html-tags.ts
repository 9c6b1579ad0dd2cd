import { parse, type DefaultTreeAdapterTypes } from "parse5";
import { escapedText } from "./html-text";
import { srcsetCandidates } from "./srcset";

type ParsedNode = DefaultTreeAdapterTypes.Node;
type ParsedElement = DefaultTreeAdapterTypes.Element;

/** An element in HTML: its name, and its attributes; those without a value have an empty one. */
type HtmlTag = { name: string; attributes: Record<string, string> };

/** Stands before HTML, so that it is read as in the middle of a page: after a text, `<frameset>` replaces nothing. */
const PAGE = "<!doctype html><body>.<div>";
/** Attributes whose addresses get the base URL. */
const PATH_ATTRIBUTES = ["href", "src", "poster"];

/**
 * The elements that browsers make of HTML, of a part of a page or of a whole one, those in templates too. The `<html>`,
 * `<body>` … of the page around them are among them, because a tag in the HTML may give these attributes.
 */
export function tagsIn(html: string): HtmlTag[] {
  return elementsIn(parse(PAGE + html)).map(({ tagName, attrs }) => ({
    name: tagName,
    attributes: Object.fromEntries(attrs.map((attribute) => [nameOf(attribute), attribute.value])),
  }));
}

/** The ids in a page's HTML, and the names of its anchors (`<a name>`). */
export function idsInHtml(html: string): Set<string> {
  const shown = tagsIn(html).filter(({ name }) => name !== "script" && name !== "style");
  const ids = shown.flatMap(({ name, attributes }) => [attributes.id, name === "a" ? attributes.name : ""]);
  return new Set(ids.filter((id): id is string => Boolean(id)));
}

/** The addresses that links in HTML lead to, as browsers read them. */
export function linksInHtml(html: string): string[] {
  return tagsIn(html).flatMap(({ name, attributes }) => (name === "a" && attributes.href ? [attributes.href] : []));
}

/**
 * HTML with a base URL before the paths from the site's root that it links to or shows; the rest stays as it is
 * written.
 */
export function htmlAtBase(html: string, baseUrl: string): string {
  if (baseUrl === "/") return html;
  const page = PAGE + html;
  const places = elementsIn(parse(page, { sourceCodeLocationInfo: true })).flatMap((element) =>
    pathPlaces(element, page),
  );
  const base = escapedText(baseUrl.slice(0, -1));
  // From the end, so that the places before it hold. A tag that stands for two elements is named twice.
  return [...new Set(places)]
    .sort((one, other) => other - one)
    .reduce((text, place) => text.slice(0, place) + base + text.slice(place), page)
    .slice(PAGE.length);
}

/** Where in a page's text the paths begin that an element's addresses are, each of a `srcset`, too. */
function pathPlaces({ attrs, sourceCodeLocation }: ParsedElement, page: string): number[] {
  return attrs.flatMap((attribute) => {
    const place = sourceCodeLocation?.attrs?.[nameOf(attribute)];
    if (!place || !(PATH_ATTRIBUTES.includes(attribute.name) || attribute.name === "srcset")) return [];
    const written = page.slice(place.startOffset, place.endOffset);
    const [before = ""] = /^[^=]*=\s*["']?/.exec(written) ?? [];
    const value = written.slice(before.length);
    const addresses = attribute.name === "srcset" ? srcsetCandidates(value) : [{ url: value, start: 0 }];
    const paths = addresses.filter(({ url }) => /^\/(?![/\\])/.test(url));
    return paths.map(({ start }) => place.startOffset + before.length + start);
  });
}

function elementsIn(node: ParsedNode): ParsedElement[] {
  const inside = "content" in node ? [node.content] : "childNodes" in node ? node.childNodes : [];
  const below = inside.flatMap(elementsIn);
  return "tagName" in node ? [node, ...below] : below;
}

function nameOf({ prefix, name }: ParsedElement["attrs"][number]): string {
  return prefix ? `${prefix}:${name}` : name;
}
