import { loadOnceThere } from "../../../src/layout/missing-page/page-to-come";

afterEach(() => Reflect.deleteProperty(globalThis, "fetch"));

/** Whether the page is loaded anew after an answer, and what was asked. */
async function answered(answer: () => Promise<Response>, signal = new AbortController().signal): Promise<unknown[]> {
  const reload = jest.fn();
  const asked: unknown[] = [];
  globalThis.fetch = (address) => {
    asked.push(address);
    return answer();
  };
  await loadOnceThere("/docs/a b/", signal, { reload });
  return [...asked, reload.mock.calls.length];
}

test("an address is loaded anew once its page is there, and stays where the server goes or the reader leaves", async () => {
  const address = "/___page-to-come?route=%2Fdocs%2Fa%20b%2F";
  expect(await answered(() => Promise.resolve({ ok: true } as Response))).toEqual([address, 1]);
  expect(await answered(() => Promise.resolve({ ok: false } as Response))).toEqual([address, 0]);
  expect(await answered(() => Promise.reject(new TypeError("gone")))).toEqual([address, 0]);
  expect(await answered(() => Promise.resolve({ ok: true } as Response), AbortSignal.abort())).toEqual([address, 0]);
});
