import { useMemo } from "react";
import { escapedText } from "../../../lib/html/html-text";

type SourceFieldProps = {
  id: string;
  label: string;
  source: string;
  onFocus: () => void;
  onChange: (text: string) => void;
};

/**
 * A text area that keeps what readers typed before scripts ran. React sets the value of the text areas that it takes
 * over to what the page came with, so this one is HTML that React leaves alone; its events rise to the element around.
 */
export function SourceField({ id, label, source, onFocus, onChange }: SourceFieldProps) {
  const html = useMemo(() => fieldHtml(id, label, source), [id, label, source]);
  return (
    <div
      className="field"
      onFocus={onFocus}
      onInput={({ target }) => onChange((target as HTMLTextAreaElement).value)}
      dangerouslySetInnerHTML={html}
    />
  );
}

function fieldHtml(id: string, label: string, source: string): { __html: string } {
  const attributes = 'rows="1" spellcheck="false" autocapitalize="off" autocomplete="off" translate="no"';
  const names = `id="${id}" aria-label="${escapedText(label)}"`;
  // HTML drops a line break at the start of a text area.
  return { __html: `<textarea ${names} ${attributes}>\n${escapedText(source)}</textarea>` };
}
