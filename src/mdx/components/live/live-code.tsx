import { useCallback, useEffect, useRef, useState, type ComponentType, type ReactNode } from "react";
import { errorOf } from "../../../lib/values/error-of";
import { translate } from "../../../lib/words/translate";
import { LoadFailure, reloadWhatIsGone } from "../../../ui/lazy-part";
import { LivePanel } from "./live-panel";

/**
 * A live block as its builder makes it: the grammar of its code (jsx or tsx), whether the code calls `render` itself,
 * and the code, highlighted.
 */
export type LiveCodeProps = { language: string; noInline?: boolean; html: string };

/**
 * Code that readers can edit, with its result. Until the editor is loaded, without scripts and on paper it is a block
 * of code; where the editor cannot be loaded, the error and a button that tries again stand in the place of the result.
 */
export function LiveCode(props: LiveCodeProps) {
  const [Editor, setEditor] = useState<ComponentType<LiveCodeProps>>();
  const [failure, setFailure] = useState<Error>();
  const failures = useRef(0);
  const load = useCallback(() => {
    setFailure(undefined);
    import("./live-editor").then(
      ({ LiveEditor }) => setEditor(() => LiveEditor),
      (error: unknown) => {
        failures.current += 1;
        setFailure(errorOf(error));
      },
    );
  }, []);
  useEffect(load, [load]);
  if (Editor) return <Editor {...props} />;
  const retry = () => {
    reloadWhatIsGone(failures.current);
    load();
  };
  const result = failure ? <LoadFailure error={failure} onRetry={retry} /> : <div className="live-frame" />;
  return <StillCode html={props.html} result={result} />;
}

function StillCode({ html, result }: { html: string; result: ReactNode }) {
  const code = (
    <pre>
      <code dangerouslySetInnerHTML={{ __html: html }} />
    </pre>
  );
  return <LivePanel isStill label={<span>{translate({ id: "live.editor" })}</span>} lines={code} result={result} />;
}
