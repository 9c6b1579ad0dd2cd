import { once } from "../../../src/lib/values/once";

test("work is done once, and anew after it failed", async () => {
  const results = [Promise.reject(new Error("cold")), Promise.resolve(3)];
  const work = jest.fn((step: number) => results.shift() ?? Promise.resolve(step));
  const result = once(work);
  await Promise.all([1, 2].map((step) => expect(result(step)).rejects.toThrow("cold")));
  expect(await Promise.all([result(3), result(4)])).toEqual([3, 3]);
  expect(work.mock.calls).toEqual([[1], [3]]);
});
