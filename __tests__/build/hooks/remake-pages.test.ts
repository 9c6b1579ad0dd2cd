import { emitter } from "gatsby/dist/redux";
import { queryRunningServices } from "gatsby/dist/state-machines/query-running/services";
import { remakePages } from "../../../src/build/hooks/remake-pages";

const node = { id: "1", internal: { type: "Mdx", contentDigest: "a", owner: "x" } };

test("a node that changed after pages were begun is told to Gatsby while it runs queries, then no more", async () => {
  const services = queryRunningServices ?? {};
  services.calculateDirtyQueries = () => Promise.resolve("queries");
  const told: unknown[] = [];
  emitter.on("ENQUEUE_NODE_MUTATION", (mutation) => told.push(mutation));
  let late: typeof node | undefined = node;
  remakePages(() => late);
  const calculate = services.calculateDirtyQueries as unknown as () => Promise<string>;

  expect(await calculate()).toBe("queries");
  expect(told).toEqual([{ type: "touchNode", payload: [node] }]);
  late = undefined;
  expect(await calculate()).toBe("queries");
  expect(told).toHaveLength(1);
});
