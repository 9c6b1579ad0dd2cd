import type { Expression, Program, Statement, VariableDeclaration } from "estree-jsx";

/** An import statement of an MDX file: what it binds and from where. */
export type MdxImport = {
  source: string;
  names: { local: string; imported: string }[];
  line?: number;
  column?: number;
};

/** The beginning of what is imported by its path from the folder of the site, as webpack has it: `/docs/_part.mdx`. */
const FROM_ROOT = /^((?:!{1,2}raw-loader!)?)\//;

/** The JavaScript of one MDX file: its declarations, and its expressions in document order. */
export type MdxProgram = { statements: Statement[]; names: string[]; expressions: Expression[]; imports: MdxImport[] };

/** What running a program yields: the values of the names it declares, and one function per expression. */
export type MdxValues = { names: Record<string, unknown>; expressions: (() => unknown)[] };

/** A program without statements. */
export function emptyProgram(): MdxProgram {
  return { statements: [], names: [], expressions: [], imports: [] };
}

/** Adds an `import`/`export` block of an MDX file to its program; throws for forms that content may not use. */
export function addEsm(program: MdxProgram, esm: Program): void {
  for (const node of esm.body) {
    if (node.type === "ImportDeclaration") {
      const names = node.specifiers.map((item) => ({
        local: item.local.name,
        imported:
          item.type === "ImportSpecifier"
            ? String((item.imported as { name?: string }).name)
            : item.type === "ImportDefaultSpecifier"
              ? "default"
              : "*",
      }));
      program.imports.push({
        source: String(node.source.value).replace(FROM_ROOT, "$1@site/"),
        names,
        line: node.loc?.start.line,
        column: (node.loc?.start.column ?? 0) + 1,
      });
    } else if (node.type === "ExportNamedDeclaration" && node.declaration) {
      program.statements.push(node.declaration);
      program.names.push(...declaredNames(node.declaration));
    } else if (node.type !== "ExportNamedDeclaration" || node.source) {
      throw new SyntaxError(
        `\`${node.type === "ExportDefaultDeclaration" ? "export default" : "export … from"}\` has no meaning in content`,
      );
    }
  }
}

/** Adds an expression and returns its index; undefined for an expression that is only a comment. */
export function addExpression(program: MdxProgram, estree: Program | null | undefined): number | undefined {
  const statement = estree?.body[0];
  if (statement?.type !== "ExpressionStatement") return undefined;
  return program.expressions.push(statement.expression) - 1;
}

function declaredNames(declaration: Exclude<Statement, { type: "BlockStatement" }>): string[] {
  if (declaration.type === "FunctionDeclaration" || declaration.type === "ClassDeclaration")
    return [declaration.id.name];
  return (declaration as VariableDeclaration).declarations.flatMap(({ id }) => patternNames(id));
}

function patternNames(pattern: VariableDeclaration["declarations"][number]["id"]): string[] {
  switch (pattern.type) {
    case "Identifier":
      return [pattern.name];
    case "ObjectPattern":
      return pattern.properties.flatMap((item) =>
        patternNames(item.type === "Property" ? (item.value as typeof pattern) : item),
      );
    case "ArrayPattern":
      return pattern.elements.flatMap((item) => (item ? patternNames(item) : []));
    case "RestElement":
      return patternNames(pattern.argument);
    case "AssignmentPattern":
      return patternNames(pattern.left);
    default:
      return [];
  }
}
