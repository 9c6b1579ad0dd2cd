import { loadSidebar } from "../../src/ui/sidebar-data";

const tree = [{ type: "link", label: "A", href: "/a/" }];
const answer = (body: string, status = 200) => Promise.resolve(new Response(body, { status }));
Object.assign(globalThis, { window: globalThis, document: { getElementById: () => null } });
let warn: jest.SpyInstance;
let fetch: jest.SpyInstance<Promise<Response>, [string]>;

beforeEach(() => {
  warn = jest.spyOn(console, "warn").mockReturnValue();
  fetch = jest.spyOn(globalThis, "fetch") as unknown as typeof fetch;
});
afterEach(() => jest.restoreAllMocks());

test("a sidebar is fetched once per visit, also when it is asked for twice at a time", async () => {
  fetch.mockImplementation(() => answer(JSON.stringify(tree)));
  expect(await Promise.all([loadSidebar("once"), loadSidebar("once")])).toEqual([true, true]);
  expect(await loadSidebar("once")).toBe(true);
  expect(fetch.mock.calls).toEqual([["/sidebars/once.json"]]);
  expect(warn).not.toHaveBeenCalled();
});

test.each([
  ["missing", () => answer("Not found", 404), "The server answered with the status 404."],
  ["a page instead of JSON", () => answer("<!doctype html>"), /^Unexpected token/],
  ["no list", () => answer('{"error":"gone"}'), "The file holds no list of items."],
  ["nothing", () => answer("null"), "The file holds no list of items."],
  ["out of reach", () => Promise.reject(new TypeError("Failed to fetch")), "Failed to fetch"],
])("a file that is %s leaves its page without, and is told once", async (name, file, message) => {
  fetch.mockImplementation(file);
  expect([await loadSidebar(name), await loadSidebar(name)]).toEqual([false, false]);
  expect(warn.mock.calls).toEqual([
    [
      `The sidebar '${name}' did not load; the page keeps what its HTML has.`,
      expect.objectContaining({ message: expect.stringMatching(message) as unknown }),
    ],
  ]);
});

test("a file that failed is asked for again, and may come then", async () => {
  fetch.mockImplementationOnce(() => answer("", 503)).mockImplementationOnce(() => answer(JSON.stringify(tree)));
  expect([await loadSidebar("late"), await loadSidebar("late")]).toEqual([false, true]);
});
