import { useEffect, useId, useRef, useState } from "react";
import { textOfHtml } from "../../../lib/html/html-text";
import { translate } from "../../../lib/words/translate";
import type { LiveCodeProps } from "./live-code";
import { LivePanel } from "./live-panel";
import { LiveResult } from "./live-result";
import { LiveSource, replaceAsTyped } from "./live-source";

/** What the editor holds, and how often the reader has started it afresh. */
type Draft = { code: string; run: number };

/** A pause in typing after which the result follows. */
const PAUSE_MS = 150;

/** The editor of a live block with its result; loaded on pages that have one. */
export function LiveEditor({ language, noInline = false, html }: LiveCodeProps) {
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const [original] = useState(() => textOfHtml(html));
  const [draft, setDraft] = useState<Draft>({ code: original, run: 0 });
  const settled = useSettled(draft, PAUSE_MS);

  const reset = () => {
    if (area.current && draft.code !== original) replaceAsTyped(area.current, original);
    setDraft({ code: original, run: draft.run + 1 });
  };

  return (
    <LivePanel
      label={<label htmlFor={id}>{translate({ id: "live.editor" })}</label>}
      action={
        <button type="button" onClick={reset} data-print="hide">
          {translate({ id: "live.reset" })}
        </button>
      }
      lines={
        <LiveSource
          id={id}
          area={area}
          code={draft.code}
          language={language}
          onChange={(code) => setDraft((last) => ({ ...last, code }))}
        />
      }
      result={<LiveResult {...settled} noInline={noInline} typescript={language === "tsx"} />}
    />
  );
}

/** The latest value, once it has stayed the same for some milliseconds. */
function useSettled<T>(value: T, milliseconds: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return settled;
}
