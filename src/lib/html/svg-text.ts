/** The text of an SVG file in its parts: the attributes of its root, as they are written, and what is inside. */
type SvgText = { attributes: [name: string, value: string][]; inner: string };

const ROOT = /<svg\b((?:"[^"]*"|'[^']*'|[^"'>])*)(?:(?<=\/)>|>([\s\S]*)<\/svg>)/;
const ATTRIBUTE = /([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/** Takes the text of an SVG file apart; undefined for one without an `<svg>`. */
export function svgTextOf(text: string): SvgText | undefined {
  const [, attributes, inner = ""] = ROOT.exec(text.replace(/<!--.*?-->/gs, "")) ?? [];
  if (attributes === undefined) return undefined;
  const pairs = [...attributes.matchAll(ATTRIBUTE)];
  return { attributes: pairs.map(([, name = "", double, single]) => [name, double ?? single ?? ""]), inner };
}
