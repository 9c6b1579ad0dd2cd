import { readFileSync } from "node:fs";
import path from "node:path";
import { publish } from "../../builders/assets";
import type { BuilderContext } from "../../builders/builder-context";
import { inlineDrawing } from "../../builders/images/inline-drawing";
import { Content, MdxError, type Tag } from "../runtime";

/** An imported SVG file: as a tag its drawing, inline; as a value its URL. */
type SvgFile = Exclude<Tag, string> & { readonly url: string };

/**
 * Reads and publishes an SVG file that content imports; throws MdxError for a missing file and for one without an
 * `<svg>`.
 */
export function svgFile(source: string, context: BuilderContext): SvgFile {
  const { url, file: target } = publish(source, context);
  const text = readFileSync(path.join(context.root, target), "utf8");
  if (!inlineDrawing(text, {})) throw new MdxError(`${target} holds no <svg> element.`, "Import a valid SVG file.");
  const component = ({ children: _children, ...props }: Record<string, unknown>) =>
    new Content([inlineDrawing(text, props) ?? ""]);
  return Object.assign(component, { url, toString: () => url });
}
