import { find, hastToReact, svg as svgSchema } from "property-information";
import { svgTextOf } from "../../../../lib/html/svg-text";
import { decodeAddress } from "../../../../lib/routes/url";
import type { ContentNode, ContentProps } from "../../../content-node";
import { elementOf, propsOf } from "../../run/runtime";

/**
 * The drawing of an SVG file as an element, with the props of its tag after the attributes of its root; undefined for a
 * text without an `<svg>`.
 */
export function inlineDrawing(text: string, props: Record<string, unknown>): ContentNode | undefined {
  const parts = svgTextOf(text);
  if (!parts) return undefined;
  const own: ContentProps = Object.fromEntries(parts.attributes.map(([name, value]) => [reactName(name), value]));
  const html = { dangerouslySetInnerHTML: { __html: parts.inner.trim() } };
  return elementOf("svg", { ...own, ...propsOf(props), ...html }, []);
}

function reactName(attribute: string): string {
  const info = find(svgSchema, attribute);
  return info.space || info.attribute !== attribute ? (hastToReact[info.property] ?? info.property) : attribute;
}

/** The text of an SVG file that a `data:` address holds; undefined for one of another kind. */
export function svgOfAddress(address: string): string | undefined {
  const [, base64, data = ""] = /^data:image\/svg\+xml[^,]*?(;base64)?,(.*)$/s.exec(address) ?? [];
  if (data === "") return undefined;
  return base64 ? Buffer.from(data, "base64").toString() : decodeAddress(data);
}
