import type { BinaryExpression, Expression, LogicalExpression, UnaryExpression } from "estree-jsx";
import { MdxError } from "../run/runtime";

type Operation = BinaryExpression | LogicalExpression | UnaryExpression;

const UNARY: Record<string, (value: unknown) => unknown> = {
  "!": (value) => !value,
  "-": (value) => -Number(value),
  "+": (value) => Number(value),
  typeof: (value) => typeof value,
  void: () => undefined,
};

const BINARY: Record<string, (a: never, b: never) => unknown> = {
  "+": (a: number, b: number) => a + b,
  "-": (a: number, b: number) => a - b,
  "*": (a: number, b: number) => a * b,
  "/": (a: number, b: number) => a / b,
  "%": (a: number, b: number) => a % b,
  "**": (a: number, b: number) => a ** b,
  "===": (a: unknown, b: unknown) => a === b,
  "!==": (a: unknown, b: unknown) => a !== b,
  "<": (a: number, b: number) => a < b,
  "<=": (a: number, b: number) => a <= b,
  ">": (a: number, b: number) => a > b,
  ">=": (a: number, b: number) => a >= b,
};

/** The value of an operator's expression, whose parts `own` evaluates; throws MdxError for an operator not known. */
export function computed(node: Operation, own: (part: Expression) => unknown): unknown {
  if (node.type === "LogicalExpression") {
    const left = own(node.left);
    const isEnough = { "&&": !left, "||": Boolean(left), "??": left !== null && left !== undefined }[node.operator];
    return isEnough ? left : own(node.right);
  }
  const operation = node.type === "UnaryExpression" ? UNARY[node.operator] : BINARY[node.operator];
  if (!operation)
    throw new MdxError(
      `This editor does not run the operator \`${node.operator}\`.`,
      "Write it with another operator.",
      Object.keys(node.type === "UnaryExpression" ? UNARY : BINARY),
    );
  if (node.type === "UnaryExpression") return (operation as (value: unknown) => unknown)(own(node.argument));
  return (operation as (a: unknown, b: unknown) => unknown)(own(node.left as Expression), own(node.right));
}
