import { fewAtOnce } from "../../../src/commands/lean-gatsby/few-at-once.cjs";

/** Work that ends when the test says so: what was begun, in order, and how to end it. */
function held() {
  const begun: string[] = [];
  const ends = new Map<string, { resolve: (text: string) => void; reject: (error: Error) => void }>();
  const work = (name: string) => {
    begun.push(name);
    return new Promise<string>((resolve, reject) => ends.set(name, { resolve, reject }));
  };
  return { begun, ends, work };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test("no more calls than some are under way, and each gets its own answer", async () => {
  const { begun, ends, work } = held();
  const limited = fewAtOnce(work, 2);
  const answers = ["a", "b", "c", "d"].map((name) => limited(name));
  await settled();
  expect(begun).toEqual(["a", "b"]);
  ends.get("b")?.resolve("B");
  expect(await answers[1]).toBe("B");
  expect(begun).toEqual(["a", "b", "c"]);
  for (const name of ["a", "c"]) ends.get(name)?.resolve(name.toUpperCase());
  await settled();
  ends.get("d")?.resolve("D");
  expect(await Promise.all(answers)).toEqual(["A", "B", "C", "D"]);
});

test("a call that fails makes room, too", async () => {
  const { begun, ends, work } = held();
  const limited = fewAtOnce(work, 1);
  const [first, second] = [limited("a"), limited("b")];
  ends.get("a")?.reject(new Error("no file"));
  await expect(first).rejects.toThrow("no file");
  await settled();
  ends.get("b")?.resolve("B");
  expect([await second, begun]).toEqual(["B", ["a", "b"]]);
});

test("a call after a pause begins at once", async () => {
  const { begun, ends, work } = held();
  const limited = fewAtOnce(work, 1);
  const first = limited("a");
  ends.get("a")?.resolve("A");
  await first;
  void limited("b");
  expect(begun).toEqual(["a", "b"]);
});
