import type { BlockStatement, Expression, Function as FunctionNode, Node, Statement } from "estree-jsx";
import { STEP } from "./steps";

/** The name by which counted code calls its counter (`Step`); it has to be in scope. */
export const STEP_NAME = "__step";

type Loop = Extract<Node, { body: Statement; type: `${string}Statement` }> & {
  type: "WhileStatement" | "DoWhileStatement" | "ForStatement" | "ForInStatement" | "ForOfStatement";
};

const LOOPS = ["WhileStatement", "DoWhileStatement", "ForStatement", "ForInStatement", "ForOfStatement"];
const FUNCTIONS = ["FunctionDeclaration", "FunctionExpression", "ArrowFunctionExpression"];

/**
 * Lets the code below a syntax node call the counter in every round of a loop, before each loop and in every function,
 * with the place of the loop or function.
 * Changes the tree and returns what stands for the node; `linesAbove` is the number of the source's lines above the
 * tree's first.
 */
export function countSteps<T extends Node>(node: T, linesAbove = 0): T {
  return mapTree(node, (inner, parent) => {
    if (isFunction(inner)) countCalls(inner, linesAbove);
    if (isLoop(inner)) inner.body = block([stepAt(inner, STEP.round, linesAbove), inner.body]);
    const loop = parent?.type === "LabeledStatement" ? undefined : labelledLoop(inner);
    return loop ? block([stepAt(loop, STEP.entry, linesAbove), inner as Statement]) : inner;
  }) as T;
}

/**
 * Replaces every node of a tree by what `change` gives for it, children before parents, and returns what stands for the
 * root.
 */
export function mapTree(node: Node, change: (node: Node, parent: Node | undefined) => Node, parent?: Node): Node {
  const fields = node as unknown as Record<string, unknown>;
  for (const [key, value] of Object.entries(fields)) {
    if (Array.isArray(value))
      fields[key] = (value as unknown[]).map((item) => (isNode(item) ? mapTree(item, change, node) : item));
    else if (isNode(value)) fields[key] = mapTree(value, change, node);
  }
  return change(node, parent);
}

/** The arguments that tell where a node begins: line and column, both 1-based. */
export function placeArguments(node: Node, linesAbove: number): Expression[] {
  const { line, column } = node.loc?.start ?? { line: 1, column: 0 };
  return [line + linesAbove, column + 1].map((value) => ({ type: "Literal", value }));
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && typeof (value as { type?: unknown }).type === "string";
}

function isLoop(node: Node): node is Loop {
  return LOOPS.includes(node.type);
}

function isFunction(node: Node): node is FunctionNode {
  return FUNCTIONS.includes(node.type);
}

/** The loop that a statement is, below its labels: a label has to stay where its loop is. */
function labelledLoop(node: Node): Loop | undefined {
  if (node.type === "LabeledStatement") return labelledLoop(node.body);
  return isLoop(node) ? node : undefined;
}

function countCalls(node: FunctionNode, linesAbove: number): void {
  const call = stepAt(node, STEP.call, linesAbove);
  if (node.body.type !== "BlockStatement") {
    node.body = { type: "SequenceExpression", expressions: [call.expression, node.body] };
    return;
  }
  // A directive such as "use strict" counts only at the top.
  const directives = node.body.body.filter((statement) => "directive" in statement && statement.directive);
  node.body.body.splice(directives.length, 0, call);
}

function stepAt(node: Node, kind: number, linesAbove: number) {
  const call: Expression = {
    type: "CallExpression",
    optional: false,
    callee: { type: "Identifier", name: STEP_NAME },
    arguments: [...placeArguments(node, linesAbove), { type: "Literal", value: kind }],
  };
  return { type: "ExpressionStatement" as const, expression: call };
}

function block(body: Statement[]): BlockStatement {
  return { type: "BlockStatement", body };
}
