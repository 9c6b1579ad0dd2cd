import { Fragment } from "react";
import { markedParts } from "../engine/marked-parts";

/** A highlighted text with its matches marked; whatever it holds is shown as text. */
export function MarkedText({ text }: { text: string }) {
  return (
    <>
      {markedParts(text).map((part, index) =>
        part.marked ? <mark key={index}>{part.text}</mark> : <Fragment key={index}>{part.text}</Fragment>,
      )}
    </>
  );
}
