import { useEffect, useState, type ComponentType } from "react";
import { translate } from "../../../lib/words/translate";
import { LivePanel } from "./live-panel";

/**
 * A live block as its builder makes it: the grammar of its code (jsx or tsx), whether the code calls `render` itself,
 * and the code, highlighted.
 */
export type LiveCodeProps = { language: string; noInline?: boolean; html: string };

/**
 * Code that readers can edit, with its result. Until the editor is loaded, without scripts and on paper it is a block
 * of code.
 */
export function LiveCode(props: LiveCodeProps) {
  const [Editor, setEditor] = useState<ComponentType<LiveCodeProps>>();
  useEffect(() => {
    // Where the editor cannot be loaded, the code stays as it is.
    import("./live-editor").then(
      ({ LiveEditor }) => setEditor(() => LiveEditor),
      () => undefined,
    );
  }, []);
  return Editor ? <Editor {...props} /> : <StillCode html={props.html} />;
}

function StillCode({ html }: { html: string }) {
  const code = (
    <pre>
      <code dangerouslySetInnerHTML={{ __html: html }} />
    </pre>
  );
  return (
    <LivePanel
      isStill
      label={<span>{translate({ id: "live.editor" })}</span>}
      lines={code}
      result={<div className="live-frame" />}
    />
  );
}
