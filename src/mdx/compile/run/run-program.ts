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
