import { watchFiles } from "../../../src/mdx/compile/slow-files";

const start = (started: SharedArrayBuffer) => Atomics.store(new Int32Array(started), 0, 1);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe("watchFiles", () => {
  it("says once of a file that it runs for longer than the time, and nothing of files that wait or are done", () => {
    const notes: string[] = [];
    const watch = watchFiles(60_000, (file) => notes.push(file));
    const [slow, quick, waiting] = [watch("slow.mdx"), watch("quick.mdx"), watch("waiting.mdx")];
    start(slow.started);
    start(quick.started);
    jest.advanceTimersByTime(50_000);
    quick.done();
    expect(notes).toEqual([]);
    jest.advanceTimersByTime(600_000);
    expect(notes).toEqual(["slow.mdx"]);
    start(waiting.started);
    jest.advanceTimersByTime(50_000);
    expect(notes).toEqual(["slow.mdx"]);
    jest.advanceTimersByTime(20_000);
    expect(notes).toEqual(["slow.mdx", "waiting.mdx"]);
  });

  it("stops looking once all files are done, and begins again with the next", () => {
    const notes: string[] = [];
    const watch = watchFiles(60_000, (file) => notes.push(file));
    watch("a.mdx").done();
    expect(jest.getTimerCount()).toBe(0);
    start(watch("b.mdx").started);
    jest.advanceTimersByTime(70_000);
    expect(notes).toEqual(["b.mdx"]);
  });
});
