import type * as suite from "./support/suite";

type Suite = typeof suite;

/** A suite without tests. */
function emptySuite(): Suite {
  jest.resetModules();
  return jest.requireActual<Suite>("./support/suite");
}

const names = (results: { name: string }[]) => results.map(({ name }) => name);

test("so many groups run side by side, and the tests of a group one after another", async () => {
  const { browserTest, browserTests, runSuite } = emptySuite();
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const waits = (name: string) => () => {
    begun.push(name);
    return new Promise<void>((resolve) => ends.push(resolve));
  };
  const next = () => {
    ends.shift()?.();
    return new Promise(setImmediate);
  };
  browserTests(["a1", "a2"].map((name) => ({ name, run: waits(name) })));
  browserTest("b", waits("b"));
  browserTest("c", waits("c"));
  const told: string[] = [];
  const end = runSuite(2, ({ name }) => told.push(name));
  expect(begun).toEqual(["a1", "b"]);
  await next();
  expect(begun).toEqual(["a1", "b", "a2"]);
  await next();
  expect(begun).toEqual(["a1", "b", "a2", "c"]);
  await next();
  await next();
  expect([await end, told]).toEqual([{ passed: 4, failed: [] }, ["a1", "b", "a2", "c"]]);
});

test("a test that throws has failed, and the others run", async () => {
  const { browserTest, runSuite } = emptySuite();
  browserTest("bad", () => Promise.reject(new Error("broken")));
  browserTest("good", () => Promise.resolve());
  const { passed, failed } = await runSuite(1, () => undefined);
  expect([passed, names(failed), failed[0]?.fault]).toEqual([1, ["bad"], new Error("broken")]);
});

test("where there is no site every test fails, and none runs", async () => {
  const { browserTest, runSuite } = emptySuite();
  const run = jest.fn();
  browserTest("one", run);
  browserTest("two", run);
  const { passed, failed } = await runSuite(2, () => undefined, "No site.");
  expect([passed, names(failed), run.mock.calls.length]).toEqual([0, ["one", "two"], 0]);
});

test("a test that does not end is given up, and the next one runs", async () => {
  jest.useFakeTimers();
  const { browserTest, runSuite } = emptySuite();
  browserTest("endless", () => new Promise(() => undefined));
  browserTest("good", () => Promise.resolve());
  const end = runSuite(1, () => undefined);
  await jest.runAllTimersAsync();
  const { passed, failed } = await end;
  jest.useRealTimers();
  expect([passed, failed.map(({ fault }) => fault)]).toEqual([
    1,
    [new Error("The test did not end within 20 minutes.")],
  ]);
});

test("an error that no test waits for is a failure of its own, and the tests that ran go on", async () => {
  const { browserTest, runSuite } = emptySuite();
  browserTest("good", async () => {
    process.emit("uncaughtException", new Error("stray"));
    await new Promise(setImmediate);
  });
  const { passed, failed } = await runSuite(1, () => undefined);
  expect([passed, failed]).toEqual([
    1,
    [
      {
        name: "an error that no test waited for, while these ran: good",
        milliseconds: 0,
        fault: new Error("stray"),
      },
    ],
  ]);
  expect(process.listenerCount("uncaughtException")).toBe(0);
});
