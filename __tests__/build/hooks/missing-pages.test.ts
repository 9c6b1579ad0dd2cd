import { emitter, store } from "gatsby/dist/redux";
import { websocketManager } from "gatsby/dist/utils/websocket-manager";
import { followMissingPages } from "../../../src/build/hooks/missing-pages";

/** What each browser was told, by the page that it shows. */
const told: string[] = [];
const stale: string[][] = [];

beforeAll(() => {
  websocketManager.emitStalePageDataPaths = (routes) => stale.push(routes) > 0;
  for (const activePath of ["/a/", "/b/", "/404.html", null])
    websocketManager.clients.add({
      activePath,
      socket: { emit: (event: string) => told.push(`${activePath} ${event}`) },
    } as unknown as Parameters<typeof websocketManager.clients.add>[0]);
  followMissingPages();
});

/** Makes pages as one run of a hook; returns who is told what. */
function make(routes: readonly string[], apiName = "createPages"): string[] {
  const pages = store.getState().pages as Map<string, object>;
  pages.clear();
  for (const route of routes) pages.set(route, {});
  told.length = 0;
  emitter.emit("API_FINISHED", { type: "API_FINISHED", payload: { apiName } });
  return [...told];
}

test("who shows a page that is gone loads it anew, and all others once they need it", () => {
  expect(make(["/a/", "/b/"])).toEqual([]);
  expect(make(["/a/"], "sourceNodes")).toEqual([]);
  expect(make(["/a/"])).toEqual(["/b/ reload"]);
  expect(stale.at(-1)).toEqual(["/b/"]);
  expect(make(["/a/", "/b/"])).toEqual([]);
  expect(make(["/b/", "/c/"])).toEqual(["/a/ reload"]);
});
