import { readFileSync } from "node:fs";
import path from "node:path";
import { find, hastToReact, svg as svgSchema } from "property-information";
import { svgTextOf } from "../../../../lib/html/svg-text";
import type { ContentProps } from "../../../content-node";
import { publish } from "../../builders/assets";
import type { BuilderContext } from "../../builders/builder-context";
import { Content, elementOf, MdxError, propsOf, type Tag } from "../runtime";

/** An imported SVG file: as a tag its drawing, inline; as a value its URL. */
type SvgFile = Exclude<Tag, string> & { readonly url: string };

/**
 * Reads and publishes an SVG file that content imports; throws MdxError for a missing file and for one without an
 * `<svg>`.
 */
export function svgFile(source: string, context: BuilderContext): SvgFile {
  const { url, file: target } = publish(source, context);
  const drawing = drawingOf(readFileSync(path.join(context.root, target), "utf8"), target);
  const component = ({ children: _children, ...props }: Record<string, unknown>) =>
    new Content([
      elementOf("svg", { ...drawing.props, ...propsOf(props), dangerouslySetInnerHTML: { __html: drawing.inner } }, []),
    ]);
  return Object.assign(component, { url, toString: () => url });
}

function drawingOf(text: string, file: string): { props: ContentProps; inner: string } {
  const parts = svgTextOf(text);
  if (!parts) throw new MdxError(`${file} holds no <svg> element.`, "Import a valid SVG file.");
  const props: ContentProps = Object.fromEntries(parts.attributes.map(([name, value]) => [reactName(name), value]));
  return { props, inner: parts.inner.trim() };
}

function reactName(attribute: string): string {
  const info = find(svgSchema, attribute);
  return info.space || info.attribute !== attribute ? (hastToReact[info.property] ?? info.property) : attribute;
}
