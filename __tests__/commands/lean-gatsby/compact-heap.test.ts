import { execFileSync } from "node:child_process";
import path from "node:path";

/** Half of many objects go, some from everywhere: how much memory the heap still holds after a collection, in MB. */
const halfFreed = (isMain: boolean) => `
  require(${JSON.stringify(path.resolve("src/commands/lean-gatsby/compact-heap.cjs"))}).compactHeap(process.env, ${isMain});
  const kept = Array.from({ length: 1_500_000 }, (_, index) => ({ index, text: [index, index, index, index] }));
  for (let index = 0; index < kept.length; index += 1) if (index % 10 > 4) kept[index] = null;
  gc();
  gc();
  console.log(Math.round(process.memoryUsage().heapTotal / 1e6), kept.length);
`;

/** With threads or steps beside the program, what a collection has done by its end depends on the machine. */
const AT_ONCE = ["--expose-gc", "--single-threaded", "--no-incremental-marking"];

const heldBy = (env: Record<string, string>, isMain = false) =>
  Number.parseInt(
    execFileSync(process.execPath, [...AT_ONCE, "-e", halfFreed(isMain)], {
      encoding: "utf8",
      env: { ...process.env, NODE_OPTIONS: "", ...env },
    }),
    10,
  );

test("what is left of many objects is moved together, and the rest of the memory given back", () => {
  const [before, compacted] = [heldBy({ SITE_COMPACT_HEAP: "" }), heldBy({ SITE_COMPACT_HEAP: "1" })];
  expect(compacted).toBeLessThan(0.9 * before);
});

test("so it is in the main program, where a collection is asked for", () => {
  const [before, compacted] = [heldBy({ SITE_COMPACT_HEAP: "" }, true), heldBy({ SITE_COMPACT_HEAP: "1" }, true)];
  expect(compacted).toBeLessThan(0.9 * before);
});
