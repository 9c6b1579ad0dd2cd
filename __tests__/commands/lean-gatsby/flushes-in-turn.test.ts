import { flushesInTurn } from "../../../src/commands/lean-gatsby/flushes-in-turn.cjs";

/** Gatsby's writing of pages' data, as far as its calls hinder each other. */
class Pages {
  readonly waiting: string[] = [];
  readonly written: string[] = [];
  enqueued = 0;
  #isWriting = false;

  readonly flush = async (): Promise<void> => {
    if (this.#isWriting) return;
    this.#isWriting = true;
    const pages = this.waiting.splice(0);
    await new Promise(setImmediate);
    this.written.push(...pages);
    this.#isWriting = false;
  };

  readonly enqueueFlush = (): void => void (this.enqueued += 1);
}

test("data of pages that come while others are written are written, too, by all who have them written", async () => {
  const pages = new Pages();
  const inTurn = flushesInTurn();
  const [queries, bundles] = [inTurn(pages, () => false), inTurn(pages, () => false)];
  pages.waiting.push("/a/");
  queries.enqueueFlush();
  while (pages.waiting.length > 0) await Promise.resolve();
  pages.waiting.push("/b/");
  await bundles.flush();
  expect(pages.written).toEqual(["/a/", "/b/"]);
});

test("while scripts are bundled Gatsby waits for them, as it does by itself", () => {
  const pages = new Pages();
  pages.waiting.push("/a/");
  flushesInTurn()(pages, () => true).enqueueFlush();
  expect([pages.enqueued, pages.waiting]).toEqual([1, ["/a/"]]);
});

test("what could not be written does not keep others from it", async () => {
  const failing = { flush: () => Promise.reject(new Error("disk full")), enqueueFlush: () => undefined };
  const pages = new Pages();
  const inTurn = flushesInTurn();
  await expect(inTurn(failing, () => false).flush()).rejects.toThrow("disk full");
  pages.waiting.push("/a/");
  await inTurn(pages, () => false).flush();
  expect(pages.written).toEqual(["/a/"]);
});
