import type { Expression, Program, Statement } from "estree-jsx";
import { buildJsx } from "estree-util-build-jsx";
import { toJs } from "estree-util-to-js";
import vm from "node:vm";
import { countSteps, STEP_NAME } from "./count-steps";
import type { PageScripts } from "./page-scripts";
import type { MdxProgram, MdxValues } from "./program";

/**
 * The names that a program finds in scope: what the compiler gives as it is, among it the JSX runtime's `h` and
 * `Fragment`, and data, which is copied for the program.
 */
type ProgramScope = { names: Record<string, unknown>; data: Record<string, unknown> };

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

/** The code of a program, counted, and its scripts by the names that they find in scope. */
type CompiledProgram = { body: string; scripts: Map<string, vm.Script> };

/** A partial that is used again is compiled once, unless it has other names in scope then. */
const compiledPrograms = new WeakMap<MdxProgram, CompiledProgram>();

function scriptOf(program: MdxProgram, file: string, parameters: string[]): vm.Script {
  const compiled: CompiledProgram = compiledPrograms.get(program) ?? { body: bodyOf(program), scripts: new Map() };
  compiledPrograms.set(program, compiled);
  const { body, scripts } = compiled;
  const names = parameters.join(", ");
  // The inner function lets a file declare a name that is also in scope.
  const code = `(function (${names}) { "use strict"; return (function () {\n${body}\n})(); })`;
  const script = scripts.get(names) ?? new vm.Script(code, { filename: file });
  scripts.set(names, script);
  return script;
}

function bodyOf({ statements, expressions, ...others }: MdxProgram): string {
  // What follows changes the tree, and others look into it later: for components that it names, and to write it anew.
  const copy = structuredClone({ statements, expressions });
  const counted: MdxProgram = {
    ...others,
    statements: copy.statements.map((statement) => countSteps(statement)),
    expressions: copy.expressions.map((expression) => countSteps(expression)),
  };
  const tree: Program = {
    type: "Program",
    sourceType: "module",
    body: [...counted.statements, resultOf(counted)],
    comments: [],
  };
  buildJsx(tree, { runtime: "classic", pragma: "h", pragmaFrag: "Fragment" });
  return toJs(tree).value;
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
