import type { Program } from "estree-jsx";
import type { Nodes as HastNodes } from "hast";
import type { MdxJsxAttribute, MdxJsxExpressionAttribute } from "mdast-util-mdx-jsx";
import type { Problem } from "../../../lib/problem";
import { placeOf } from "../compile-state";
import type { MdxModule } from "../parse/module";
import { isOfHtml } from "../parse/of-html";
import { walk } from "../parse/walk";
import type { CompileSettings } from "../settings";
import { oneLine } from "../../../lib/content/one-line";

/** Tags by which a page would show, load or run what is not its own. */
const REFUSED_TAGS = [
  "script",
  "style",
  "iframe",
  "frame",
  "frameset",
  "object",
  "embed",
  "applet",
  "portal",
  "head",
  "base",
  "link",
  "meta",
  "form",
  "template",
  "noscript",
];

const REMEDY =
  'Write it without code, or set `mdx: "full"` for this instance in src/site.ts if its authors may run code on the machine that builds the site.';

/** Whether the MDX of a file must not run code. */
export function isSafe(file: string, { safeFolders }: CompileSettings): boolean {
  return safeFolders.some((folder) => file.startsWith(`${folder}/`));
}

/** Attributes that hold HTML. */
const HTML_ATTRIBUTE = /^(?:dangerouslySetInnerHTML|srcdoc)$/i;

/**
 * An error for each part of a file that would run code: imports, exports, expressions, props that are not plain, and
 * tags that load or run what is not the page's.
 */
export function unsafeParts({ html, file }: MdxModule): Problem[] {
  const problems: Problem[] = [];
  const refuse = (what: string, node: Parameters<typeof placeOf>[0]) =>
    problems.push({
      severity: "error",
      file,
      ...placeOf(node),
      message: `Content that is \`mdx: "safe"\` holds ${what}.`,
      remedy: REMEDY,
    });
  const refuseTag = (name: string, node: Parameters<typeof placeOf>[0]) => {
    if (REFUSED_TAGS.includes(name.toLowerCase())) refuse(`the tag \`<${name}>\``, node);
  };
  walk<HastNodes>(html, (node) => {
    if (node.type === "mdxjsEsm") refuse(/^import\b/.test(node.value) ? "an `import`" : "an `export`", node);
    else if (node.type === "mdxFlowExpression" || node.type === "mdxTextExpression") {
      if (!isComment(node.data?.estree)) refuse(`the expression \`{${shortened(node.value)}}\``, node);
    } else if (node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement") {
      refuseTag(node.name ?? "", node);
      for (const attribute of node.attributes) {
        const what = unsafeAttribute(attribute);
        if (what !== undefined) refuse(what, attribute.position ? attribute : node);
      }
    } else if (node.type === "element" && isOfHtml(node)) {
      refuseTag(node.tagName, node);
      for (const name of Object.keys(node.properties).filter((key) => HTML_ATTRIBUTE.test(key)))
        refuse(`the attribute \`${name}\``, node);
    }
  });
  return problems;
}

function isComment(program: Program | null | undefined): boolean {
  return program?.body.length === 0;
}

function unsafeAttribute(attribute: MdxJsxAttribute | MdxJsxExpressionAttribute): string | undefined {
  if (attribute.type === "mdxJsxExpressionAttribute")
    return `attributes from an expression: \`{${shortened(attribute.value)}}\``;
  const { name, value } = attribute;
  if (HTML_ATTRIBUTE.test(name)) return `the attribute \`${name}\``;
  if (typeof value !== "object" || value === null) return undefined;
  const statement = value.data?.estree?.body[0];
  const isPlain = statement?.type === "ExpressionStatement" && isLiteral(statement.expression);
  return isPlain ? undefined : `an expression in the attribute '${name}': \`{${shortened(value.value)}}\``;
}

/** A node of a program as far as a literal can be one. */
type Literal = {
  type: string;
  [key: string]: unknown;
};

/** Whether an expression is a value that JSON could hold; a text may stand between backticks. */
function isLiteral(node: unknown): boolean {
  const { type, ...rest } = node as Literal;
  switch (type) {
    case "Literal":
      return !("regex" in rest) && !("bigint" in rest);
    case "TemplateLiteral":
      return (rest.expressions as unknown[]).length === 0;
    case "UnaryExpression":
      return rest.operator === "-" && typeof (rest.argument as { value?: unknown }).value === "number";
    case "ArrayExpression":
      return (rest.elements as unknown[]).every((item) => item !== null && isLiteral(item));
    case "ObjectExpression":
      return (rest.properties as Literal[]).every(isPlainProperty);
    default:
      return false;
  }
}

function isPlainProperty({ type, kind, method, computed, shorthand, key, value }: Literal): boolean {
  if (type !== "Property" || kind !== "init" || method || computed || shorthand) return false;
  const { name, value: text } = key as { name?: unknown; value?: unknown };
  return (name ?? text) !== "__proto__" && isLiteral(value);
}

function shortened(code: string): string {
  const line = oneLine(code);
  return line.length > 40 ? `${line.slice(0, 40)}…` : line;
}
