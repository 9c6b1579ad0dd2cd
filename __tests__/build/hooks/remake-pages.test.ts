import { emitter, store } from "gatsby/dist/redux";
import { queryRunningServices } from "gatsby/dist/state-machines/query-running/services";
import { remakePages, rerunQueries } from "../../../src/build/hooks/remake-pages";

const node = { id: "1", internal: { type: "Mdx", contentDigest: "a", owner: "x" } };
const services = queryRunningServices ?? {};
const told: unknown[] = [];
emitter.on("ENQUEUE_NODE_MUTATION", (mutation) => told.push(mutation));
beforeEach(() => void told.splice(0));

test("a node that changed after pages were begun is told to Gatsby while it runs queries, then no more", async () => {
  services.calculateDirtyQueries = () => Promise.resolve("queries");
  let late: typeof node | undefined = node;
  remakePages(() => late);
  const calculate = services.calculateDirtyQueries as unknown as () => Promise<string>;

  expect(await calculate()).toBe("queries");
  expect(told).toEqual([{ type: "touchNode", payload: [node] }]);
  late = undefined;
  expect(await calculate()).toBe("queries");
  expect(told).toHaveLength(1);
});

test("queries of pages run once more when a node changed while they ran, and no others do", async () => {
  let change = () => {};
  services.runPageQueries = async () => change();
  const { queries } = store.getState();
  for (const path of ["/a/", "/b/"]) queries.trackedQueries.set(path, { dirty: 0, running: 0 });
  rerunQueries();
  const run = services.runPageQueries as unknown as (context: object) => Promise<void>;
  const context = { queryIds: { pageQueryIds: [{ path: "/a/" }, { path: "/gone/" }] } };
  const dirty = () => [...queries.trackedQueries].flatMap(([path, query]) => (query.dirty > 0 ? [path] : []));

  emitter.emit("CREATE_NODE", { payload: node });
  await run(context);
  expect([dirty(), told]).toEqual([[], []]);
  change = () => emitter.emit("CREATE_NODE", { payload: node });
  await run(context);
  expect([dirty(), told]).toEqual([["/a/"], [{ type: "touchNode", payload: [node] }]]);
  expect(queries.dirtyQueriesListToEmitViaWebsocket).toEqual(["/a/"]);
});
