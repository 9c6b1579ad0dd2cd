import { createRoot } from "react-dom/client";
import { followHeight } from "./height";
import type { LiveReply, LiveTask } from "./messages";
import { Result } from "./result";

function start(place: HTMLElement): void {
  const root = createRoot(place);
  const tell = (reply: LiveReply) => window.parent.postMessage(reply, "*");
  const followAfresh = followHeight(place, (height) => tell({ height }));
  // Errors of the code are shown in place; as errors in the console they would look like the page's own.
  console.error = console.warn;
  window.addEventListener("message", ({ source, data }: MessageEvent<LiveTask>) => {
    if (source !== window.parent) return;
    const { mode, ...task } = data;
    document.documentElement.dataset.theme = mode;
    root.render(<Result {...task} onStart={followAfresh} />);
  });
  tell({ ready: true });
}

const place = document.getElementById("result");
if (place) start(place);
