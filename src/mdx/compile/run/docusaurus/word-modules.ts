import { textOf } from "../../../content-node";
import { textOrEmpty } from "../../../../lib/values/text-or-empty";
import { filledParts } from "../../../../lib/words/filled-parts";
import { translationKey } from "../../../../lib/words/translate";
import type { Namespace } from "../imports/plain-module";
import { Content } from "../runtime";
import type { Component, Props } from "./module-context";

/**
 * Docusaurus' modules for words, by their names behind `@docusaurus/`, with a project's words in its language by their
 * ids or by what is translated; throws where a text has neither.
 */
export function wordModules(codeTranslations: Readonly<Record<string, string>>): Record<string, Namespace> {
  const translate = ({ id, message }: { id?: string; message?: string }, values?: Props) => {
    const key = translationKey(id, message);
    return filled(codeTranslations[key] ?? message ?? key, values);
  };
  // Messages name components by their functions.
  const Translate: Component = ({ children, id, values }) => {
    const message = wordsOf(children);
    const isTranslated = (textOrEmpty(id) || (message ?? "")) in codeTranslations;
    return isTranslated || typeof children === "string" || isNothing(children)
      ? translate({ id: id as string | undefined, message }, values as Props)
      : children;
  };
  const Interpolate: Component = ({ children, values }) => filled(textOrEmpty(children), values as Props);
  return {
    Translate: { default: Translate, translate },
    Interpolate: { default: Interpolate, interpolate: filled },
  };
}

/** The words between the tags of a component, in a module or in content itself. */
function wordsOf(children: unknown): string | undefined {
  if (children instanceof Content) return isNothing(children) ? undefined : textOf(children.nodes);
  return typeof children === "string" ? children : undefined;
}

/** Whether there is nothing between the tags; in content that is content of no parts. */
function isNothing(children: unknown): boolean {
  return (children ?? undefined) === undefined || (children instanceof Content && children.nodes.length === 0);
}

/** A message with its placeholders filled: `{name}` by what has that name; content keeps the message in parts. */
function filled(message: string, values: Props = {}): unknown {
  const parts = filledParts(message, values);
  return parts.every((part) => typeof part !== "object") ? parts.join("") : parts;
}
