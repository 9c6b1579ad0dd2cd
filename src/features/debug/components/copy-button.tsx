import { useEffect, useState } from "react";
import { translate, type MessageId } from "../../../lib/translate";
import { Icon } from "../../../ui/icons";

/** How long the button says what it did. */
const RESULT_MS = 2000;

type CopyButtonProps = { label: string; textOf: () => string | Promise<string>; children?: string };

/** A button that copies a text and says how that went; `children` are its words, where it has more than an icon. */
export function CopyButton({ label, textOf, children }: CopyButtonProps) {
  const [result, setResult] = useState<MessageId>();
  useEffect(() => {
    if (!result) return;
    const timer = setTimeout(() => setResult(undefined), RESULT_MS);
    return () => clearTimeout(timer);
  }, [result]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(await textOf());
      setResult("debug.copied");
    } catch {
      setResult("debug.copyFailed");
    }
  };
  return (
    <>
      <button type="button" title={children ? undefined : label} onClick={() => void copy()}>
        <Icon name={result === "debug.copied" ? "check" : "copy"} />
        {children}
      </button>
      <span role="status" className="visually-hidden">
        {result && translate({ id: result })}
      </span>
    </>
  );
}
