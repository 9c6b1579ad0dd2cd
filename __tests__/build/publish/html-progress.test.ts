import { emitter, store } from "gatsby/dist/redux";
import { htmlReducer as ownReducer } from "gatsby/dist/redux/reducers/html";
import { HtmlProgress, htmlProgress, type Gatsby, type HtmlState } from "../../../src/build/publish/html-progress";

const htmlReducer = ownReducer as unknown as (
  state: HtmlState["html"] | undefined,
  action: { type: string; payload?: unknown },
) => HtmlState["html"];

/** Gatsby with pages to render, whose actions a test tells. */
function gatsbyWith({ slices = [], toRender = [], toStitch = [], unsafe = false }: Record<string, unknown>) {
  const listeners = new Map<string, ((action: { type: string; payload?: unknown }) => void)[]>();
  const dispatched: string[] = [];
  const state: HtmlState = {
    slices: new Map((slices as string[]).map((name) => [name, {}])),
    html: {
      trackedHtmlFiles: new Map([
        ...(toRender as string[]).map((route) => [route, { dirty: 1 }] as const),
        ["/kept/", { dirty: 0 }],
      ]),
      unsafeBuiltinWasUsedInSSR: unsafe as boolean,
      pagesThatNeedToStitchSlices: new Set(toStitch as string[]),
    },
  };
  const tell = (type: string, payload?: unknown) =>
    listeners.get(type)?.forEach((listener) => listener({ type, payload }));
  const gatsby: Gatsby = {
    store: { getState: () => state, dispatch: ({ type }) => dispatched.push(type) },
    emitter: { on: (type, listener) => listeners.set(type, [...(listeners.get(type) ?? []), listener]) },
  };
  return { progress: new HtmlProgress(gatsby), tell, dispatched };
}

/** Which of some promises are fulfilled by now, by their names. */
async function fulfilled(promises: Record<string, Promise<void>>): Promise<string[]> {
  const done: string[] = [];
  for (const [name, promise] of Object.entries(promises)) void promise.then(() => done.push(name));
  await new Promise(setImmediate);
  return done.sort();
}

const BEGINS = "HTML_TRACKED_PAGES_CLEANUP";

test("nothing is told before Gatsby renders; then each page as it is rendered, and those of an earlier build", async () => {
  const { progress, tell } = gatsbyWith({ toRender: ["/a/", "/b/"] });
  expect(await fulfilled({ begun: progress.begun })).toEqual([]);
  tell(BEGINS);
  const asked = {
    begun: progress.begun,
    ended: progress.ended,
    a: progress.made("/a/"),
    b: progress.made("/b/"),
    kept: progress.made("/kept/"),
    code: progress.made("/"),
  };
  expect(await fulfilled(asked)).toEqual(["begun", "code", "kept"]);
  tell("HTML_GENERATED", ["/b/"]);
  expect(await fulfilled(asked)).toEqual(["b", "begun", "code", "kept"]);
  tell("HTML_GENERATED", ["/a/"]);
  expect(await fulfilled(asked)).toEqual(["a", "b", "begun", "code", "kept"]);
  progress.end();
  expect(await fulfilled(asked)).toEqual(["a", "b", "begun", "code", "ended", "kept"]);
});

test("pages of an earlier build get the new scripts first", async () => {
  const { progress, tell, dispatched } = gatsbyWith({ toRender: ["/a/"], toStitch: ["/a/", "/kept/"] });
  tell(BEGINS);
  const asked = { a: progress.made("/a/"), kept: progress.made("/kept/") };
  tell("HTML_GENERATED", ["/a/"]);
  tell("SLICES_PROPS_REMOVE_STALE");
  expect(dispatched).toEqual([]);
  expect(await fulfilled(asked)).toEqual(["a"]);
  tell("SLICES_STITCHED");
  expect(await fulfilled(asked)).toEqual(["a", "kept"]);
});

test("Gatsby stitches no slices where it rendered all pages that need it", () => {
  const { tell, dispatched } = gatsbyWith({ toRender: ["/a/"], toStitch: ["/a/"] });
  tell(BEGINS);
  tell("HTML_GENERATED", ["/a/"]);
  tell("SLICES_PROPS_REMOVE_STALE");
  expect(dispatched).toEqual(["SLICES_STITCHED"]);
});

test("all pages are rendered anew after a build that used what Gatsby cannot follow", async () => {
  const { progress, tell } = gatsbyWith({ unsafe: true });
  tell(BEGINS);
  expect(await fulfilled({ kept: progress.made("/kept/") })).toEqual([]);
});

test("of a site with slices of its own nothing is told before the end, and Gatsby stitches them", async () => {
  const { progress, tell, dispatched } = gatsbyWith({ slices: ["bar"], toRender: ["/a/"], toStitch: ["/a/"] });
  tell(BEGINS);
  tell("HTML_GENERATED", ["/a/"]);
  tell("SLICES_PROPS_REMOVE_STALE");
  expect(dispatched).toEqual([]);
  const asked = { begun: progress.begun, ended: progress.ended };
  expect(await fulfilled(asked)).toEqual([]);
  progress.end();
  expect(await fulfilled(asked)).toEqual(["begun", "ended"]);
});

test("pages that were never rendered are there at the end", async () => {
  const { progress, tell } = gatsbyWith({ toRender: ["/a/"] });
  tell(BEGINS);
  const asked = { a: progress.made("/a/") };
  progress.end();
  expect(await fulfilled(asked)).toEqual(["a"]);
});

test("Gatsby keeps of a page what is read here", () => {
  const made = htmlReducer(undefined, { type: "CREATE_PAGE", payload: { path: "/a/" } });
  expect(made.trackedHtmlFiles.get("/a/")?.dirty).toBeGreaterThan(0);
  expect(made.unsafeBuiltinWasUsedInSSR).toBe(false);
  const rendered = htmlReducer(made, { type: "HTML_GENERATED", payload: ["/a/"] });
  expect(rendered.trackedHtmlFiles.get("/a/")?.dirty).toBe(0);
  expect([...rendered.pagesThatNeedToStitchSlices]).toEqual(["/a/"]);
  expect([...htmlReducer(rendered, { type: "SLICES_STITCHED" }).pagesThatNeedToStitchSlices]).toEqual([]);
});

test("the progress is that of Gatsby's own store", async () => {
  const progress = await htmlProgress();
  expect(store.getState().slices.size).toBe(0);
  emitter.emit(BEGINS, { type: BEGINS });
  expect(await fulfilled({ begun: progress.begun })).toEqual(["begun"]);
});
