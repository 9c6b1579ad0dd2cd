import { Fragment, type ReactNode } from "react";
import { messageParts, type Message } from "../lib/words/translate";

/**
 * The words of the interface for a message whose values may be elements, such as a link in the middle of a sentence.
 */
export function Translate({ values, ...message }: Message & { values: Record<string, ReactNode> }) {
  return (
    <>
      {messageParts(message).map((part, index) => (
        <Fragment key={index}>{part.name === undefined ? part.words : values[part.name]}</Fragment>
      ))}
    </>
  );
}
