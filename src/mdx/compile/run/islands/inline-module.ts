import type { Expression, Node, Statement } from "estree-jsx";
import { jsx, toJs } from "estree-util-to-js";
import { mapTree } from "../count-steps";
import type { MdxImport, MdxProgram } from "../program";
import { propsOf } from "../runtime";

/** An attribute of a tag in content: a text, an expression by its index, or nothing; one without a name is spread. */
export type InlineAttribute = { name?: string; text?: string; expression?: number };

/**
 * What a module is made of for browsers: an expression, or a tag. A tag holds the function `child`, or `children`, or,
 * without either, what its island has as children.
 */
export type InlinePart = InlineTag | { expression: number };

/** A tag of a content file as a part of such a module. */
export type InlineTag = {
  tag: string;
  attributes: readonly InlineAttribute[];
  child?: number;
  children?: readonly InlineChild[];
};
/** What stands inside a tag: another part, a text, or one of the island's children by its index. */
export type InlineChild = InlinePart | { text: string } | { place: number };

/** The name under which such a module exports its part. */
export const PART = "InlinePart";

/**
 * The text of a module that exports what a content file declares, or a part of the file, with all that this needs:
 * imports, other declarations, and names that the file finds in scope (`given` has a statement for each).
 */
export function inlineModule(
  { imports, statements, expressions }: MdxProgram,
  wanted: InlinePart | string,
  given: Readonly<Record<string, string>>,
): string {
  const code = (index: number) =>
    textOf([{ type: "ExpressionStatement", expression: expressions[index] as Expression }]);
  const used = new Set<string>();
  if (typeof wanted === "string") used.add(wanted);
  else {
    for (const part of partsIn(wanted)) {
      if ("tag" in part) used.add(part.tag.split(".")[0] ?? "");
      for (const index of indexesOf(part)) addNames(expressions[index], used);
    }
  }
  const kept = closure(statements, used);
  const declared = new Set(kept.flatMap(declaredNames));
  const bound = imports.filter(({ names }) => names.some(({ local }) => used.has(local)));
  const imported = new Set(bound.flatMap(({ names }) => names.map(({ local }) => local)));
  const outer = [...used].filter((name) => Object.hasOwn(given, name) && !declared.has(name) && !imported.has(name));
  return [
    ...bound.map(importText),
    ...outer.map((name) => given[name]),
    ...kept.map((statement) => textOf([statement])),
    typeof wanted === "string"
      ? `export { ${wanted} };`
      : `export const ${PART} = ({ children }) => ${partText(wanted, code)};`,
  ].join("\n");
}

function partsIn(part: InlineChild): InlinePart[] {
  if ("expression" in part) return [part];
  return "tag" in part ? [part, ...(part.children ?? []).flatMap(partsIn)] : [];
}

function indexesOf(part: InlinePart): number[] {
  if (!("tag" in part)) return [part.expression];
  return [part.child, ...part.attributes.map(({ expression }) => expression)].filter((index) => index !== undefined);
}

/** Elements that hold nothing. */
const EMPTY = ["area", "br", "embed", "hr", "img", "input", "link", "source", "track", "wbr"];

function partText(part: InlinePart, code: (index: number) => string): string {
  const valueOf = (index: number) => valueText(index, code);
  if (!("tag" in part)) return `<>{${valueOf(part.expression)}}</>`;
  const attributes = part.attributes.map(({ name, text, expression }) => {
    if (expression !== undefined)
      return name === undefined ? ` {...${valueOf(expression)}}` : ` ${name}={${valueOf(expression)}}`;
    const given = Object.entries(propsOf({ [name ?? ""]: text ?? true }));
    return given.map(([key, value]) => ` ${key}={${JSON.stringify(value)}}`).join("");
  });
  const start = `<${part.tag}${attributes.join("")}`;
  if (EMPTY.includes(part.tag)) return `${start} />`;
  const held = part.children?.map((child) => childText(child, code)).join("");
  return `${start}>${held ?? `{${part.child === undefined ? "children" : valueOf(part.child)}}`}</${part.tag}>`;
}

function childText(child: InlineChild, code: (index: number) => string): string {
  if ("text" in child) return `{${JSON.stringify(child.text)}}`;
  if ("place" in child) return `{[children].flat()[${child.place}]}`;
  return "tag" in child ? partText(child, code) : `{${valueText(child.expression, code)}}`;
}

function valueText(index: number, code: (index: number) => string): string {
  return `(${code(index).trim().replace(/;$/, "")})`;
}

/** The statements that declare what is used, and what these use; adds the names to `used`. */
function closure(statements: readonly Statement[], used: Set<string>): Statement[] {
  const kept = new Set<Statement>();
  for (let size = -1; size < kept.size;) {
    size = kept.size;
    for (const statement of statements)
      if (!kept.has(statement) && declaredNames(statement).some((name) => used.has(name))) {
        kept.add(statement);
        addNames(statement, used);
      }
  }
  return statements.filter((statement) => kept.has(statement));
}

function declaredNames(statement: Statement): string[] {
  const names = new Set<string>();
  if (statement.type === "FunctionDeclaration" || statement.type === "ClassDeclaration") names.add(statement.id.name);
  if (statement.type === "VariableDeclaration") for (const { id } of statement.declarations) addNames(id, names);
  return [...names];
}

function addNames(node: Node | undefined, names: Set<string>): void {
  if (!node) return;
  mapTree(node, (inner) => {
    if (inner.type === "Identifier" || inner.type === "JSXIdentifier") names.add(inner.name);
    return inner;
  });
}

function importText({ source, names }: MdxImport): string {
  const bindings = names.map(({ local, imported }) =>
    imported === "*" ? `* as ${local}` : `{ ${imported} as ${local} }`,
  );
  return bindings.map((binding) => `import ${binding} from ${JSON.stringify(source)};`).join("\n");
}

function textOf(body: Statement[]): string {
  return toJs({ type: "Program", sourceType: "module", body, comments: [] }, { handlers: jsx }).value;
}

/** The components of Docusaurus' theme that pages give to modules. */
const THEME = ["Tabs", "TabItem", "CodeBlock", "Admonition", "Details"];

/** Whether a tag that is no component of the file's own can stand in such a module. */
export function isOfTheme(tag: string): boolean {
  return THEME.includes(tag);
}

/** Statements for names that content finds in scope: components of the theme, those that `named` has, and data. */
export function givenStatements(
  named: readonly string[],
  data: Readonly<Record<string, unknown>>,
): Readonly<Record<string, string>> {
  return Object.fromEntries([
    ...THEME.map((name) => [name, `import ${name} from "@theme/${name}";`] as const),
    ...named.map((name) => [
      name,
      `import Theme${name} from "@theme/MDXComponents";\nconst { ${name} } = Theme${name};`,
    ]),
    ...Object.entries(data).map(([name, value]) => [name, `const ${name} = ${JSON.stringify(value)};`]),
  ]) as Record<string, string>;
}
