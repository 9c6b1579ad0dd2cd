import type { ReactNode } from "react";
import { NEEDS_SCRIPTS } from "../../../ui/held-scripts";
import { translate } from "../../../lib/words/translate";

type LivePanelProps = {
  /** The words 'Live editor', as the editor's label once there is one. */
  label: ReactNode;
  action?: ReactNode;
  /** The lines of code, one element on top of the other. */
  lines: ReactNode;
  /** Whether the code has to be a stop of the Tab key to be scrolled: it has an editor to stop at otherwise. */
  isStill?: boolean;
  result: ReactNode;
};

/** The frame around a live block, the same before and after its editor is loaded, so that nothing moves. */
export function LivePanel({ label, action, lines, isStill, result }: LivePanelProps) {
  return (
    <div
      className="live-code"
      role="group"
      aria-label={translate({ id: "live.editor" })}
      {...(isStill && { [NEEDS_SCRIPTS]: "view" })}
    >
      <div className="live-bar">
        {label}
        {action}
      </div>
      <div className="live-source" tabIndex={isStill ? 0 : undefined}>
        <div className="live-lines">{lines}</div>
      </div>
      <div className="live-bar">{translate({ id: "live.result" })}</div>
      <div className="live-result">{result}</div>
    </div>
  );
}
