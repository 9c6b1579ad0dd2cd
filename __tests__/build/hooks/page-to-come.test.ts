import { emitter, store } from "gatsby/dist/redux";
import { answerOncePagesCome } from "../../../src/build/hooks/page-to-come";
import { PAGE_TO_COME } from "../../../src/lib/routes/not-found";

const dataOf = jest.fn<Promise<object>, [string]>();
const pages = store.getState().pages as unknown as Map<string, { path: string; matchPath?: string }>;
beforeEach(() => {
  pages.clear();
  dataOf.mockReset().mockResolvedValue({});
});

/** Asks for a route; gives what was answered so far, and closes the request. */
function ask(route: string): { answers: number[]; close: () => void } {
  const answers: number[] = [];
  let close = () => {};
  const request = { query: { route }, on: (_: "close", listener: () => void) => (close = listener) };
  const app = {
    get: (address: string, answer: (asked: object, response: object) => void) => {
      expect(address).toBe(PAGE_TO_COME);
      answer(request, { sendStatus: (status: number) => answers.push(status) });
    },
  };
  answerOncePagesCome({ app }, dataOf);
  return { answers, close: () => close() };
}

const settled = () => new Promise(setImmediate);
const make = async (route: string) => {
  pages.set(route, { path: route });
  emitter.emit("API_FINISHED", { payload: { apiName: "createPages" } });
  await settled();
};

test("a browser is answered once the page that it asked for is there, and once alone", async () => {
  const { answers } = ask("/docs/new/");
  await make("/docs/other/");
  expect(answers).toEqual([]);
  await make("/docs/new/");
  await make("/docs/more/");
  expect([answers, dataOf.mock.calls]).toEqual([[204], [["/docs/new/"]]]);
});

test("a page that came before it was asked for is answered at once, and the not-found page never", async () => {
  await make("/docs/new/");
  await make("/404.html");
  const asked = [ask("/docs/new/"), ask("/404.html")];
  await settled();
  expect(asked.map(({ answers }) => answers)).toEqual([[204], []]);
  asked.forEach(({ close }) => close());
});

test("a page whose data are late is answered once they are written", async () => {
  dataOf.mockRejectedValueOnce(new Error("late"));
  await make("/docs/new/");
  const { answers } = ask("/docs/new/");
  await settled();
  expect(answers).toEqual([]);
  emitter.emit("CLEAR_PENDING_PAGE_DATA_WRITE", { payload: { page: "/docs/new/" } });
  await settled();
  expect(answers).toEqual([204]);
});

test("what comes while data are awaited counts for the next look", async () => {
  let refuse = () => {};
  dataOf.mockReturnValueOnce(new Promise((_, reject) => (refuse = () => reject(new Error("late")))));
  await make("/docs/new/");
  const { answers } = ask("/docs/new/");
  emitter.emit("CLEAR_PENDING_PAGE_DATA_WRITE", { payload: { page: "/docs/new/" } });
  refuse();
  await settled();
  expect(answers).toEqual([204]);
});

test("an address that cannot be decoded has no page", async () => {
  pages.set("/requests/", { path: "/requests/", matchPath: "/requests/*" });
  const { answers, close } = ask("/requests/100%/");
  await settled();
  expect(answers).toEqual([]);
  close();
});

test("who has left is not answered", async () => {
  const { answers, close } = ask("/docs/new/");
  close();
  await make("/docs/new/");
  expect([answers, dataOf.mock.calls]).toEqual([[], []]);
});
