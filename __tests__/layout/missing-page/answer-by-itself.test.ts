/** @jest-environment jsdom */
import { answerByItself } from "../../../src/layout/missing-page/answer-by-itself";
import { answeredPath, leaveHtmlSuffix } from "../../../src/layout/missing-page/answer";
import { routeFiles, routesFile } from "../../../src/lib/routes/route-files";

const list = routeFiles({ titles: { "/docs/cli/": "Command line" }, otherVersions: [] })[routesFile()];
const asked: string[] = [];
const wantsScripts = jest.fn();

beforeEach(() => {
  asked.length = 0;
  wantsScripts.mockClear();
  window.addEventListener("storage", wantsScripts);
  document.body.innerHTML =
    '<div class="nearest-pages" data-found="Like it:" data-below="/wishes/ /votes/"><div role="status"></div></div>';
  globalThis.fetch = async (input, init) => {
    asked.push(`${init?.method ?? "GET"} ${input as string}`);
    return (init?.method === "HEAD" ? { ok: false } : { ok: true, json: async () => list }) as Response;
  };
});

afterEach(() => {
  jest.restoreAllMocks();
  window.removeEventListener("storage", wantsScripts);
  Reflect.deleteProperty(globalThis, "fetch");
});

async function openAt(address: string): Promise<string> {
  window.history.replaceState(null, "", address);
  answerByItself("/base");
  await new Promise((resolve) => setTimeout(resolve));
  return document.querySelector(".nearest-pages")?.innerHTML ?? "";
}

test("the page fills itself without React, below its base URL, and remembers for which path", async () => {
  expect(await openAt("/base/docs/cly")).toBe(
    '<div role="status"><p>Like it:</p></div>' +
      '<ul><li><a href="/base/docs/cli/">Command line</a> <code>/docs/cli/</code></li></ul>',
  );
  expect([asked, answeredPath(), wantsScripts.mock.calls.length]).toEqual([
    ["GET /base/not-found-routes.json"],
    "/docs/cly/",
    0,
  ]);
});

test("an address that ends in .html is tried without it", async () => {
  await openAt("/base/docs/cly.html");
  expect(asked).toEqual(["HEAD /base/docs/cly/", "GET /base/not-found-routes.json"]);
});

test("where a page is there without it, the reader comes to that, with what follows the path", async () => {
  globalThis.fetch = async () => ({ ok: true }) as Response;
  const replace = jest.fn();
  const location = { search: "?a=1", hash: "#yarn", replace };
  await leaveHtmlSuffix("/docs/install.html/", (route) => `/base${route}`, location);
  await leaveHtmlSuffix("/docs/install/", (route) => `/base${route}`, location);
  expect(replace.mock.calls).toEqual([["/base/docs/install/?a=1#yarn"]]);
});

test("below a route that is not exact, and without a network, it asks for React", async () => {
  expect(await openAt("/base/votes/1/")).toBe('<div role="status"></div>');
  jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  await openAt("/base/docs/cly/");
  expect([asked, answeredPath(), wantsScripts.mock.calls.length]).toEqual([[], undefined, 2]);
});

test("a page without such a place is left alone", async () => {
  document.body.innerHTML = "";
  await openAt("/base/docs/cly/");
  expect(asked).toEqual([]);
});
