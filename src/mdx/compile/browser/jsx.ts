import type { JSXElement, JSXFragment } from "estree-jsx";
import { Fragment } from "../run/runtime";
import { valueOf, type Interpreter, type Scope } from "./interpret";

/** What a JSX element in an expression makes: its tag, its props and its children handed to the JSX runtime. */
export function elementOfJsx(node: JSXElement | JSXFragment, scope: Scope, with_: Interpreter): unknown {
  const children = node.children.flatMap((child) => {
    if (child.type === "JSXText") return textOf(child.value);
    if (child.type === "JSXExpressionContainer")
      return child.expression.type === "JSXEmptyExpression" ? [] : [valueOf(child.expression, scope, with_)];
    if (child.type === "JSXSpreadChild") return [valueOf(child.expression, scope, with_)];
    return [elementOfJsx(child, scope, with_)];
  });
  if (node.type === "JSXFragment") return with_.h(Fragment as never, null, ...children);
  const { name, attributes } = node.openingElement;
  return with_.h(tagOf(name, scope, with_) as never, propsOf(attributes, scope, with_), ...children);
}

type Name = JSXElement["openingElement"]["name"];

function tagOf(name: Name, scope: Scope, with_: Interpreter): unknown {
  if (name.type === "JSXIdentifier") {
    if (/^[a-z]/.test(name.name)) return name.name;
    return valueOf({ type: "Identifier", name: name.name, loc: name.loc }, scope, with_);
  }
  return undefined;
}

function propsOf(
  attributes: JSXElement["openingElement"]["attributes"],
  scope: Scope,
  with_: Interpreter,
): Record<string, unknown> {
  return Object.assign(
    {},
    ...attributes.map((attribute) => {
      if (attribute.type === "JSXSpreadAttribute") return valueOf(attribute.argument, scope, with_);
      const { name, value } = attribute;
      const key = name.type === "JSXIdentifier" ? name.name : `${name.namespace.name}:${name.name.name}`;
      return { [key]: attributeValue(value, scope, with_) };
    }),
  ) as Record<string, unknown>;
}

type AttributeValue = Extract<JSXElement["openingElement"]["attributes"][number], { type: "JSXAttribute" }>["value"];

function attributeValue(value: AttributeValue, scope: Scope, with_: Interpreter): unknown {
  if (!value) return true;
  if (value.type !== "JSXExpressionContainer") return valueOf(value, scope, with_);
  return value.expression.type === "JSXEmptyExpression" ? undefined : valueOf(value.expression, scope, with_);
}

/** The text of a child as JSX means it: lines trimmed and joined by a space, empty ones gone. */
function textOf(value: string): string[] {
  const lines = value.split("\n");
  const text = lines
    .map((line, index) => {
      const start = index === 0 ? line : line.trimStart();
      return index === lines.length - 1 ? start : start.trimEnd();
    })
    .filter(Boolean)
    .join(" ");
  return text ? [text] : [];
}
