import type { Expression, Program, Statement, VariableDeclaration } from "estree-jsx";
import { buildJsx } from "estree-util-build-jsx";
import { toJs } from "estree-util-to-js";
import vm from "node:vm";
import { countSteps, STEP_NAME } from "./count-steps";
import type { PageScripts } from "./page-scripts";

/** An import statement of an MDX file: what it binds and from where. */
export type MdxImport = {
  source: string;
  names: { local: string; imported: string }[];
  line?: number;
  column?: number;
};

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
        source: String(node.source.value),
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

/**
 * The names that a program finds in scope: what the compiler gives as it is, among it the JSX runtime's `h` and
 * `Fragment`, and data, which is copied for the program.
 */
export type ProgramScope = { names: Record<string, unknown>; data: Record<string, unknown> };

/**
 * Runs the program of a file among the globals of its page, its steps counted; a file without JavaScript costs nothing.
 */
export function runProgram(program: MdxProgram, file: string, scope: ProgramScope, scripts: PageScripts): MdxValues {
  if (program.statements.length === 0 && program.expressions.length === 0) return { names: {}, expressions: [] };
  const { names, data } = scope;
  const run = scripts.run(scriptOf(program, file, [STEP_NAME, ...Object.keys(names), ...Object.keys(data)]));
  const step = scripts.steps.counterOf((line, column) => ({ file, line, column }));
  return (run as (...values: unknown[]) => MdxValues)(
    step,
    ...Object.values(names),
    ...Object.values(data).map((value) => scripts.adopt(value)),
  );
}

/** A partial that is used again is compiled once. */
const compiledPrograms = new WeakMap<MdxProgram, vm.Script>();

function scriptOf(program: MdxProgram, file: string, parameters: string[]): vm.Script {
  const known = compiledPrograms.get(program);
  if (known) return known;
  const counted: MdxProgram = {
    ...program,
    statements: program.statements.map((statement) => countSteps(statement)),
    expressions: program.expressions.map((expression) => countSteps(expression)),
  };
  const tree: Program = {
    type: "Program",
    sourceType: "module",
    body: [...counted.statements, resultOf(counted)],
    comments: [],
  };
  buildJsx(tree, { runtime: "classic", pragma: "h", pragmaFrag: "Fragment" });
  // The inner function lets a file declare a name that is also in scope.
  const code = `(function (${parameters.join(", ")}) { "use strict"; return (function () {\n${toJs(tree).value}\n})(); })`;
  const script = new vm.Script(code, { filename: file });
  compiledPrograms.set(program, script);
  return script;
}

function resultOf({ names, expressions }: MdxProgram): Statement {
  const property = (key: string, value: Expression) => ({
    type: "Property" as const,
    kind: "init" as const,
    method: false,
    shorthand: false,
    computed: false,
    key: { type: "Identifier" as const, name: key },
    value,
  });
  return {
    type: "ReturnStatement",
    argument: {
      type: "ObjectExpression",
      properties: [
        property("names", {
          type: "ObjectExpression",
          properties: names.map((name) => property(name, { type: "Identifier", name })),
        }),
        property("expressions", {
          type: "ArrayExpression",
          elements: expressions.map((body) => ({
            type: "ArrowFunctionExpression" as const,
            expression: true,
            params: [],
            body,
          })),
        }),
      ],
    },
  };
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
