import { asUser } from "../../../src/lib/build/last-user";

test("the last of several tasks to end, or to fail, ends what they share", async () => {
  const end = jest.fn(() => Promise.resolve());
  const ends: (() => void)[] = [];
  const waits = () => new Promise<string>((resolve) => ends.push(() => resolve("done")));
  const first = asUser(waits(), end);
  const second = asUser(waits(), end);
  const third = asUser(Promise.reject(new Error("broken")), end);
  await expect(third).rejects.toThrow("broken");
  ends[0]?.();
  expect([await first, end.mock.calls.length]).toEqual(["done", 0]);
  ends[1]?.();
  expect([await second, end.mock.calls.length]).toEqual(["done", 1]);
});
