import type {
  Expression,
  ObjectExpression,
  Pattern,
  SimpleCallExpression,
  SpreadElement,
  Statement,
  TemplateLiteral,
} from "estree-jsx";
import { MdxError } from "../run/runtime";
import { STEP, type Steps } from "../run/steps";
import { callMethod, memberOf } from "./members";
import { computed } from "./operators";
import { elementOfJsx } from "./jsx";

/** What code of a page may name: its own declarations, the JSX runtime and the names of components. */
export type Scope = Record<string, unknown>;

/** What interpreting code needs beside its scope. */
export type Interpreter = {
  /** Makes an element, as JSX does. */
  h: (tag: never, props: Record<string, unknown> | null, ...children: unknown[]) => unknown;
  steps: Steps;
};

/** What a function's body came to: a value was returned, or it ended without one. */
type Completion = { returned: boolean; value?: unknown };

const CONTINUES: Completion = { returned: false };

/**
 * The value of an expression, without handing code to the browser: pages that forbid the evaluation of text show it
 * too. Throws MdxError for what it does not know, and for code that does not end.
 */
export function valueOf(node: Expression, scope: Scope, with_: Interpreter): unknown {
  const own = (expression: Expression) => valueOf(expression, scope, with_);
  switch (node.type) {
    case "Literal":
      if ("regex" in node) throw unknownCode("a regular expression");
      return node.value;
    case "Identifier":
      return named(node.name, scope);
    case "TemplateLiteral":
      return textOf(node, own);
    case "ArrayExpression":
      return node.elements.flatMap((item) => (item ? listed(item, own) : [undefined]));
    case "ObjectExpression":
      return objectOf(node, own);
    case "ConditionalExpression":
      return own(own(node.test) ? node.consequent : node.alternate);
    case "UnaryExpression":
    case "BinaryExpression":
    case "LogicalExpression":
      return computed(node, own);
    case "ChainExpression":
      return own(node.expression);
    case "MemberExpression":
      return memberOf(own(node.object as Expression), propertyOf(node, own), node.optional);
    case "CallExpression":
      return resultOf(node, own, with_);
    case "ArrowFunctionExpression":
    case "FunctionExpression":
      return functionOf(node, scope, with_);
    case "JSXElement":
    case "JSXFragment":
      return elementOfJsx(node, scope, with_);
    default:
      throw unknownCode(`\`${node.type}\``);
  }
}

/** Gives the value of an expression inside of another one. */
type Own = (expression: Expression) => unknown;

function textOf({ quasis, expressions }: TemplateLiteral, own: Own): string {
  return quasis
    .map(({ value }, index) => {
      const expression = expressions[index];
      return `${value.cooked ?? ""}${expression ? String(own(expression)) : ""}`;
    })
    .join("");
}

function objectOf({ properties }: ObjectExpression, own: Own): unknown {
  const parts = properties.map((item) => {
    if (item.type === "SpreadElement") return own(item.argument);
    const key = item.computed ? String(own(item.key)) : keyOf(item.key);
    return { [key]: own(item.value as Expression) };
  });
  return Object.assign(Object.create(null) as Scope, ...parts);
}

function resultOf(node: SimpleCallExpression, own: Own, with_: Interpreter): unknown {
  const { callee } = node;
  const values = node.arguments.flatMap((item) => listed(item, own));
  count(with_, node);
  if (callee.type === "MemberExpression")
    return callMethod(own(callee.object as Expression), propertyOf(callee, own), values);
  const called = own(callee as Expression);
  if (typeof called !== "function") throw new MdxError("What is called here is no function.", "Correct its name.");
  return (called as (...args: unknown[]) => unknown)(...values);
}

/** Runs statements in order, with what they declare in the scope. */
export function runStatements(statements: readonly Statement[], scope: Scope, with_: Interpreter): Completion {
  for (const statement of statements)
    if (statement.type === "FunctionDeclaration") scope[statement.id.name] = functionOf(statement, scope, with_);
  for (const statement of statements) {
    const { returned, value } = run(statement, scope, with_);
    if (returned) return { returned, value };
  }
  return CONTINUES;
}

function run(node: Statement, scope: Scope, with_: Interpreter): Completion {
  switch (node.type) {
    case "VariableDeclaration":
      for (const { id, init } of node.declarations)
        bind(id, init ? valueOf(init, scope, with_) : undefined, scope, with_);
      return CONTINUES;
    case "ReturnStatement":
      return { returned: true, value: node.argument ? valueOf(node.argument, scope, with_) : undefined };
    case "IfStatement": {
      const next = valueOf(node.test, scope, with_) ? node.consequent : node.alternate;
      return next ? run(next, scope, with_) : CONTINUES;
    }
    case "BlockStatement":
      return runStatements(node.body, Object.create(scope) as Scope, with_);
    case "ExpressionStatement":
      valueOf(node.expression, scope, with_);
      return CONTINUES;
    case "FunctionDeclaration":
    case "EmptyStatement":
      return CONTINUES;
    default:
      throw unknownCode(`\`${node.type}\``);
  }
}

type FunctionNode = Extract<Expression, { type: "ArrowFunctionExpression" | "FunctionExpression" }>;

function functionOf(node: Pick<FunctionNode, "params" | "body" | "loc">, scope: Scope, with_: Interpreter) {
  return (...values: unknown[]): unknown => {
    count(with_, node);
    const inner = Object.create(scope) as Scope;
    node.params.forEach((pattern, index) => bind(pattern, values[index], inner, with_));
    return node.body.type === "BlockStatement"
      ? runStatements(node.body.body, inner, with_).value
      : valueOf(node.body, inner, with_);
  };
}

function bind(pattern: Pattern, value: unknown, scope: Scope, with_: Interpreter): void {
  switch (pattern.type) {
    case "Identifier":
      scope[pattern.name] = value;
      break;
    case "AssignmentPattern":
      bind(pattern.left, value === undefined ? valueOf(pattern.right, scope, with_) : value, scope, with_);
      break;
    case "ObjectPattern":
      for (const item of pattern.properties) {
        if (item.type === "RestElement") throw unknownCode("`...` in a pattern");
        bind(item.value, memberOf(value, keyOf(item.key)), scope, with_);
      }
      break;
    case "ArrayPattern":
      pattern.elements.forEach((item, index) => item && bind(item, memberOf(value, index), scope, with_));
      break;
    default:
      throw unknownCode("this pattern");
  }
}

function listed(item: Expression | SpreadElement, own: Own): unknown[] {
  if (item.type !== "SpreadElement") return [own(item)];
  const value = own(item.argument);
  if (!Array.isArray(value)) throw new MdxError("Only an array can be spread here.", "Write the values themselves.");
  return value as unknown[];
}

function propertyOf(
  { property, computed: isComputed }: { property: unknown; computed: boolean },
  own: Own,
): PropertyKey {
  return isComputed ? (own(property as Expression) as PropertyKey) : keyOf(property);
}

function keyOf(node: unknown): string {
  const { name, value } = node as { name?: string; value?: unknown };
  return name ?? String(value);
}

function named(name: string, scope: Scope): unknown {
  if (name in scope) return scope[name];
  if (name === "undefined") return undefined;
  throw new MdxError(`${name} is not defined.`, "Declare it with `export const`.");
}

function count({ steps }: Interpreter, { loc }: Located): void {
  steps.counterOf(() => ({}))(loc?.start.line ?? 0, loc?.start.column ?? 0, STEP.call);
}

type Located = { loc?: { start: { line: number; column: number } } | null };

function unknownCode(what: string): MdxError {
  return new MdxError(
    `This editor does not run ${what}; a build does.`,
    "Write it with values, arrays, objects, functions and their calls.",
  );
}
