import { useEffect, useState, type ReactNode } from "react";
import { Icon } from "./icons";

/** What came of copying: whether the clipboard has it, and what readers are told. */
export type CopyResult = { isCopied: boolean; told: string };

type CopyButtonProps = {
  /** What the button does, in words; its name, which the browser shows, where the button has none of its own. */
  label: string;
  /** Copies, and resolves to what came of it. */
  copy: () => Promise<CopyResult>;
  /** The button's own words, which may say for a while what came of copying. */
  children?: (result: CopyResult | undefined) => ReactNode;
};

/** How long the button says what it did. */
const RESULT_MS = 2000;

/** A button that copies something, and says by its icon and to screen readers how that went. */
export function CopyButton({ label, copy, children }: CopyButtonProps) {
  const [result, setResult] = useState<CopyResult>();
  useEffect(() => {
    if (!result) return undefined;
    const timer = setTimeout(() => setResult(undefined), RESULT_MS);
    return () => clearTimeout(timer);
  }, [result]);
  const icon = result === undefined ? "copy" : result.isCopied ? "check" : "close";
  return (
    <>
      <button
        type="button"
        title={children ? undefined : label}
        aria-label={children ? undefined : (result?.told ?? label)}
        onClick={() => void copy().then(setResult)}
      >
        <Icon name={icon} />
        {children?.(result)}
      </button>
      <span role="status" className="visually-hidden">
        {result?.told}
      </span>
    </>
  );
}
