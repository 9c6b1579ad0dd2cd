import v8, { type HeapInfo } from "node:v8";
import { collectMemory } from "../../src/build/collect-memory";

const MB = 2 ** 20;
const { gc } = globalThis;
afterEach(() => {
  globalThis.gc = gc;
  jest.restoreAllMocks();
});

test.each([
  [150, 0],
  [250, 1],
])("of a heap of %d MB memory is given back %d times", (megabytes, times) => {
  const collect = jest.fn();
  globalThis.gc = collect;
  jest.spyOn(v8, "getHeapStatistics").mockReturnValue({ used_heap_size: megabytes * MB } as HeapInfo);
  collectMemory();
  expect(collect).toHaveBeenCalledTimes(times);
});

test("without the option of Node nothing happens", () => {
  globalThis.gc = undefined;
  jest.spyOn(v8, "getHeapStatistics").mockReturnValue({ used_heap_size: 250 * MB } as HeapInfo);
  expect(collectMemory).not.toThrow();
});
