import { withPrefix } from "gatsby";
import { useEffect, useRef, useState } from "react";
import { useColorMode } from "../../../ui/color-mode";
import { translate } from "../../../lib/words/translate";
import { isLiveReply, type LiveTask } from "./frame/messages";

/** A frame that has not answered this long after it was loaded is not there, as on a site without a network. */
const PATIENCE_MS = 2000;

/**
 * Scripts run in an origin of their own, without access to the site. `alert`, forms that a script handles and links to
 * a new window work as they would on a page;
 * the frame's own policy keeps forms from being sent.
 */
const SANDBOX = "allow-scripts allow-modals allow-forms allow-popups allow-popups-to-escape-sandbox";

/** What the code of a live block shows: a frame with a document and a policy of its own, as tall as its content. */
export function LiveResult({ code, noInline, typescript, run }: Omit<LiveTask, "mode">) {
  const frame = useRef<HTMLIFrameElement>(null);
  const mode = useColorMode();
  const [starts, setStarts] = useState(0);
  const [height, setHeight] = useState<number>();
  const [isMissing, setMissing] = useState(false);

  useEffect(() => {
    const onMessage = ({ source, data }: MessageEvent<unknown>) => {
      if (!source || source !== frame.current?.contentWindow || !isLiveReply(data)) return;
      if ("height" in data) setHeight(data.height);
      else setStarts((count) => count + 1);
    };
    window.addEventListener("message", onMessage);
    return () => window.removeEventListener("message", onMessage);
  }, []);

  useEffect(() => {
    const task: LiveTask = { code, noInline, typescript, run, mode };
    // The frame's origin is opaque, so no other target can be named.
    if (starts > 0) frame.current?.contentWindow?.postMessage(task, "*");
  }, [starts, code, noInline, typescript, run, mode]);

  return (
    <>
      <iframe
        ref={frame}
        className="live-frame"
        src={withPrefix(__LIVE_FRAME__)}
        title={translate({ id: "live.result" })}
        sandbox={SANDBOX}
        loading="lazy"
        style={{ height }}
        data-ready={height !== undefined || undefined}
        onLoad={() => setTimeout(() => setMissing(true), PATIENCE_MS)}
      />
      {isMissing && starts === 0 && <p role="status">{translate({ id: "live.missing" })}</p>}
    </>
  );
}
