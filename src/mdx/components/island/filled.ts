import { createElement, Fragment, type ReactNode } from "react";

/** A message with its placeholders filled: `{name}` by what has that name; elements keep the message in parts. */
export function filled(message: unknown, values: Record<string, unknown> = {}): ReactNode {
  if (typeof message !== "string") return message as ReactNode;
  const parts = message.split(/(\{\w+\})/).map((part) => {
    const name = /^\{(\w+)\}$/.exec(part)?.[1];
    return name !== undefined && name in values ? (values[name] as ReactNode) : part;
  });
  if (parts.every((part) => typeof part !== "object")) return parts.join("");
  return parts.map((part, index) => createElement(Fragment, { key: index }, part));
}
