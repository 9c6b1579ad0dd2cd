import { createElement, Fragment, type ReactNode } from "react";
import { filledParts } from "../../../lib/words/filled-parts";

/** A message with its placeholders filled: `{name}` by what has that name; elements keep the message in parts. */
export function filled(message: unknown, values: Record<string, unknown> = {}): ReactNode {
  if (typeof message !== "string") return message as ReactNode;
  const parts = filledParts(message, values) as ReactNode[];
  if (parts.every((part) => typeof part !== "object")) return parts.join("");
  return parts.map((part, index) => createElement(Fragment, { key: index }, part));
}
