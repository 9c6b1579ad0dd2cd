import { inBatches, type Division } from "../../../src/mdx/compile/batches";

/** A job of a weight, and work that ends when the test says so: the batches that were begun. */
function held(division: Partial<Division<number>> = {}) {
  const begun: number[][] = [];
  const ends: { resolve: (replies: string[]) => void; reject: (error: Error) => void }[] = [];
  const reply = inBatches<number, string>(
    (jobs) => {
      begun.push(jobs);
      return new Promise((resolve, reject) => ends.push({ resolve, reject }));
    },
    { weightOf: (job) => job, workersFor: () => 1, batch: 4, ...division },
  );
  return { begun, ends, reply };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test("jobs that come at once are batches, one that weighs more comes first alone, and each gets its own reply", async () => {
  const { begun, ends, reply } = held();
  const replies = Promise.all([1, 1, 2, 1, 9, 1].map(reply));
  await settled();
  expect(begun).toEqual([[9]]);
  ends[0]?.resolve(["e"]);
  await settled();
  ends[1]?.resolve(["a", "b", "c"]);
  await settled();
  ends[2]?.resolve(["d", "f"]);
  expect([await replies, begun]).toEqual([
    ["a", "b", "c", "d", "e", "f"],
    [[9], [1, 1, 2], [1, 1]],
  ]);
});

test("as many work as are worth it for what waits, and none takes more than its share of that", async () => {
  const { begun, reply } = held({ workersFor: (waiting) => (waiting > 3 ? 2 : 1) });
  for (const job of [1, 1, 1, 1, 1]) void reply(job);
  await settled();
  expect(begun).toEqual([[1, 1], [1]]);
});

test("of two that work one takes the heavy jobs in turn, until there are no others", async () => {
  const { begun, ends, reply } = held({ workersFor: () => 2 });
  for (const job of [9, 1, 8, 1, 1, 7, 1, 1]) void reply(job);
  await settled();
  expect(begun).toEqual([[9], [1, 1, 1, 1]]);
  ends[0]?.resolve([""]);
  await settled();
  ends[1]?.resolve(["", "", "", ""]);
  await settled();
  ends[3]?.resolve([""]);
  await settled();
  expect(begun.slice(2)).toEqual([[8], [1], [7]]);
});

test("an error is that of its batch alone, and what comes later is done", async () => {
  const { begun, ends, reply } = held();
  const first = [reply(3), reply(1)];
  const later = reply(2);
  await settled();
  ends[0]?.reject(new Error("no worker"));
  for (const one of first) await expect(one).rejects.toThrow("no worker");
  await settled();
  ends[1]?.resolve(["b"]);
  expect(await later).toBe("b");
  await settled();
  const last = reply(1);
  await settled();
  ends[2]?.resolve(["c"]);
  expect([await last, begun]).toEqual(["c", [[3, 1], [2], [1]]]);
});
