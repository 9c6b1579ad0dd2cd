import { useMemo, type KeyboardEvent, type RefObject } from "react";
import { codeElements } from "../code/code-elements";
import { coloredRuns } from "../code/colored-code";

type LiveSourceProps = {
  id: string;
  area: RefObject<HTMLTextAreaElement>;
  code: string;
  language: string;
  onChange: (code: string) => void;
};

/**
 * Code to edit: a text area, so that keys, undo and screen readers work as in any other, below the same code in
 * colours.
 */
export function LiveSource({ id, area, code, language, onChange }: LiveSourceProps) {
  const colored = useMemo(() => codeElements(coloredRuns(code, language)), [code, language]);
  return (
    <>
      <textarea
        id={id}
        ref={area}
        value={code}
        rows={1}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        autoCorrect="off"
        translate="no"
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={keepIndentation}
      />
      <pre aria-hidden="true">
        <code>
          {colored}
          {"\n"}
        </code>
      </pre>
    </>
  );
}

/** Puts a text in the place of all others and leaves the focus where it was. */
export function replaceAsTyped(area: HTMLTextAreaElement, text: string): void {
  const focused = document.activeElement;
  area.focus({ preventScroll: true });
  area.select();
  type(text);
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
}

/** A new line begins as far in as the one before it. */
function keepIndentation(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== "Enter" || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
  const { value, selectionStart } = event.currentTarget;
  const indentation = /[ \t]*/.exec(value.slice(value.lastIndexOf("\n", selectionStart - 1) + 1, selectionStart))?.[0];
  if (indentation && type(`\n${indentation}`)) event.preventDefault();
}

/**
 * Writes a text in the place of the selection as a reader's typing would; unlike a value that is set, undo takes it
 * back.
 */
function type(text: string): boolean {
  return document.execCommand("insertText", false, text);
}
