import { emitter, store } from "gatsby/dist/redux";
import { websocketManager } from "gatsby/dist/utils/websocket-manager";

/** What Gatsby says once a step of all plugins is through. */
type FinishedStep = { payload: { apiName?: string } };

/**
 * Has browsers at the development server load anew what they show where its page is gone, so that the not-found page
 * takes its place. Gatsby tells browsers of data alone: a deleted page stayed as it was.
 */
export function followMissingPages(): void {
  let before: string[] = [];
  emitter.on("API_FINISHED", ({ payload }: FinishedStep) => {
    if (payload.apiName !== "createPages") return;
    const { pages } = store.getState();
    const gone = new Set(before.filter((route) => !pages.has(route)));
    // Those that show another page have it in their memory.
    websocketManager.emitStalePageDataPaths([...gone]);
    for (const { activePath, socket } of websocketManager.clients)
      if (activePath !== null && gone.has(activePath)) socket.emit("reload");
    before = [...pages.keys()];
  });
}
