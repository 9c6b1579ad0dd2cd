import {
  isPageLate,
  subscribeToLatePages,
  wrapPageLoader,
  type LoadedPage,
} from "../../../src/layout/navigation/page-loads";

const page: LoadedPage = {
  page: { path: "/a/", webpackCompilationHash: "a" },
  json: { pageContext: { sidebar: "s" } },
};

/** How a load may end. */
type Load = { answer: (page?: LoadedPage) => void; refuse: () => void };

let loads: Map<string, Load>;
let listeners: Map<string, () => void>;
/** Where the browser was sent. */
let visited: string[];
/** Where Gatsby was asked to lead. */
let asked: unknown[];
let completed: unknown[];
/** What the browser gets where it asks for a page by itself; undefined where the server is out of reach. */
let status: number | undefined;

function openWindow({ whole = true } = {}): void {
  const location = {
    pathname: "/here/",
    search: "",
    assign: (to: string) => visited.push(to),
    reload: () => visited.push("reload"),
  };
  const loader = {
    loadPage: (path: string) =>
      new Promise<LoadedPage | undefined>((answer, reject) =>
        loads.set(path, { answer, refuse: () => reject(new Error("There is no such chunk.")) }),
      ),
  };
  const addEventListener = (name: string, listener: () => void) => listeners.set(name, listener);
  Object.assign(globalThis, {
    document: { getElementById: () => null },
    fetch: async () => {
      if (status === undefined) throw new TypeError("Failed to fetch");
      return new Response("", { status });
    },
    window: {
      ___loader: loader,
      ___navigate: (to: string | number) => asked.push(to),
      ___webpackCompilationHash: "a",
      location,
      navigator: {},
      addEventListener,
    },
  });
  wrapPageLoader(async (context) => {
    completed.push(context);
    return whole;
  });
}

/** What became of a load by now. */
async function stateOf(load: Promise<LoadedPage | undefined>): Promise<"pending" | LoadedPage | undefined> {
  await jest.advanceTimersByTimeAsync(0);
  return Promise.race([load, Promise.resolve("pending" as const)]);
}

beforeEach(() => {
  jest.useFakeTimers();
  loads = new Map();
  listeners = new Map();
  [visited, asked, completed] = [[], [], []];
  status = 200;
});
afterEach(() => {
  listeners.get("pagehide")?.();
  Reflect.deleteProperty(globalThis, "window");
});

test("a page is late after 200 ms, until it is here", async () => {
  openWindow();
  const told: boolean[] = [];
  const end = subscribeToLatePages(() => told.push(isPageLate()));
  const load = window.___loader.loadPage("/a/");
  jest.advanceTimersByTime(199);
  expect(told).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(told).toEqual([true]);
  loads.get("/a/")?.answer(page);
  expect(await stateOf(load)).toBe(page);
  expect([told, completed, visited]).toEqual([[true, false], [{ sidebar: "s" }], []]);
  end();
});

test("an address whose path Gatsby cannot decode is left to the browser, and any hash is Gatsby's", () => {
  openWindow();
  for (const to of ["/100%?q=1#h", "/a/#100%", -1]) window.___navigate(to);
  expect([visited, asked]).toEqual([["/100%?q=1#h"], ["/a/#100%", -1]]);
});

test("a page that comes at once is never late", async () => {
  openWindow();
  const load = window.___loader.loadPage("/a/");
  loads.get("/a/")?.answer(page);
  await load;
  jest.advanceTimersByTime(1000);
  expect(isPageLate()).toBe(false);
});

test.each<[string, (load?: Load) => void]>([
  ["cannot be loaded", (load) => load?.answer(undefined)],
  ["is in error", (load) => load?.answer({})],
  ["asks for a chunk that the scripts at hand do not know", (load) => load?.refuse()],
  ["is of another build", (load) => load?.answer({ page: { path: "/a/", webpackCompilationHash: "b" } })],
])("a page that %s is left to the browser, with query and hash", async (_case, end) => {
  openWindow();
  window.___navigate("/a/?q=1#h");
  const load = window.___loader.loadPage("/a/?q=1");
  end(loads.get("/a/?q=1"));
  expect(await stateOf(load)).toBe("pending");
  expect(visited).toEqual(["/a/?q=1#h"]);
});

test("so is a page whose sidebar has gone", async () => {
  openWindow({ whole: false });
  window.___navigate("/a/");
  const load = window.___loader.loadPage("/a/");
  loads.get("/a/")?.answer(page);
  expect([await stateOf(load), visited]).toEqual(["pending", ["/a/"]]);
});

test.each(["", "/votes/1/", "/votesabc/"])(
  "a page that shows at an address of its own is loaded anew there, after a navigation to '%s'",
  async (address) => {
    openWindow();
    if (address) window.___navigate(address);
    const load = window.___loader.loadPage("/votes/");
    loads.get("/votes/")?.answer(undefined);
    expect([await stateOf(load), visited]).toEqual(["pending", ["reload"]]);
  },
);

test("on the way back the address is there already: the page is loaded anew", async () => {
  openWindow();
  const load = window.___loader.loadPage("/here/");
  loads.get("/here/")?.answer(undefined);
  expect([await stateOf(load), visited]).toEqual(["pending", ["reload"]]);
});

test.each([undefined, 500, 503])(
  "a page that the server does not give (%s) is no reason to leave this one",
  async (given) => {
    status = given;
    openWindow();
    const load = window.___loader.loadPage("/a/");
    jest.advanceTimersByTime(200);
    expect(isPageLate()).toBe(true);
    loads.get("/a/")?.answer(undefined);
    expect([await stateOf(load), visited, isPageLate()]).toEqual(["pending", [], false]);
  },
);

test("a page that is not found shows as such", async () => {
  status = 404;
  openWindow();
  window.___navigate("/a/");
  const load = window.___loader.loadPage("/a/");
  loads.get("/a/")?.answer(undefined);
  expect([await stateOf(load), visited]).toEqual(["pending", ["/a/"]]);
});

test("a page that fails while another one is on its way is not shown", async () => {
  openWindow();
  const first = window.___loader.loadPage("/a/");
  loads.get("/a/")?.answer(undefined);
  const second = window.___loader.loadPage("/b/");
  loads.get("/b/")?.answer(page);
  expect([await stateOf(first), await stateOf(second), visited]).toEqual(["pending", page, []]);
});

test("the later of two navigations counts", async () => {
  openWindow();
  const [first, second] = [window.___loader.loadPage("/a/"), window.___loader.loadPage("/b/")];
  loads.get("/a/")?.answer(page);
  expect(await stateOf(first)).toBe("pending");
  loads.get("/b/")?.answer(page);
  expect([await stateOf(second), await stateOf(first), visited]).toEqual([page, "pending", []]);
});

test("a step back overtakes what is loading", async () => {
  openWindow();
  const load = window.___loader.loadPage("/a/");
  jest.advanceTimersByTime(200);
  listeners.get("popstate")?.();
  expect(isPageLate()).toBe(false);
  loads.get("/a/")?.answer(undefined);
  expect([await stateOf(load), visited]).toEqual(["pending", []]);
});
