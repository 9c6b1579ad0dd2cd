/** @jest-environment jsdom */
import { isForGatsbyToScroll, noteArrival, noteReaderPlaces } from "../../../src/layout/navigation/reader-places";
import { growingPage } from "../../support/growing-page";

const scrollTo = jest.fn();

const { growTo } = growingPage();
/** What the browser tells the page of a scroll. */
const scrollBy = (y: number) => {
  Object.assign(window, { scrollY: y });
  window.dispatchEvent(new Event("scroll"));
};
/** The page of the present address is drawn, as Gatsby draws it: what it asks first, and whether it is to scroll. */
const draw = (from: string, action?: string) => {
  const { pathname, hash } = window.location;
  const location = Object.assign(new URL(pathname + hash, window.location.href), { action }) as unknown as Location;
  const before = new URL(from, window.location.href) as unknown as Location;
  const isForGatsby = isForGatsbyToScroll({ prevRouterProps: { location: before }, routerProps: { location } });
  noteArrival();
  return isForGatsby;
};
/** What the browser does for a link to a part of the page. */
const followPart = (hash: string) => {
  window.history.pushState(null, "", hash);
  window.dispatchEvent(new PopStateEvent("popstate"));
};
const goBack = () =>
  new Promise((resolve) => {
    window.addEventListener("popstate", resolve, { once: true });
    window.history.back();
  });

beforeAll(() => {
  window.scrollTo = scrollTo;
  growTo(5000);
  Object.assign(window, { scrollY: 900 });
  noteReaderPlaces();
});
beforeEach(() => scrollTo.mockClear());

test("the first page is scrolled by the browser", () => {
  expect(isForGatsbyToScroll({ routerProps: { location: window.location } })).toBe(false);
});

test("a reader who had scrolled before the scripts came gets back there, and no further than they went", async () => {
  window.history.pushState({ key: "next" }, "", "/next/");
  // The page before is still there.
  scrollBy(40);
  expect(draw("/", "PUSH")).toBe(true);
  scrollBy(500);
  await goBack();
  scrollBy(0);
  expect([draw("/next/"), scrollTo.mock.calls]).toEqual([false, [[0, 900]]]);
});

test("a page that was left below its hash shows that place, not the heading", async () => {
  followPart("#part");
  expect(draw("/")).toBe(false);
  scrollBy(1200);
  window.history.pushState({ key: "other" }, "", "/other/");
  draw("/#part", "PUSH");
  await goBack();
  expect([draw("/other/"), scrollTo.mock.calls]).toEqual([false, [[0, 1200]]]);
});

test("between parts of a page the browser scrolls, unless a link of the site leads there", () => {
  followPart("#second");
  expect([draw("/#part"), draw("/#part", "PUSH"), scrollTo.mock.calls]).toEqual([false, true, []]);
});

test("each entry that the browser makes has a key of its own, and keeps the one that it has", () => {
  const { key } = window.history.state as { key: string };
  window.dispatchEvent(new PopStateEvent("popstate"));
  expect(window.history.state).toEqual({ key });
  expect(Number(key)).toBeGreaterThan(0);
});

test("a page of which no place is known is Gatsby's to scroll", () => {
  window.history.pushState({ key: "unknown" }, "", "/unknown/#part");
  expect([draw("/"), scrollTo.mock.calls]).toEqual([true, []]);
});

test("a page that draws its content by and by is scrolled again once it is long enough", async () => {
  window.history.pushState({ key: "list" }, "", "/list/");
  draw("/", "PUSH");
  scrollBy(1500);
  window.history.pushState({ key: "after" }, "", "/after/");
  draw("/list/", "PUSH");
  await goBack();
  growTo(1000);
  draw("/after/");
  scrollBy(1000);
  // Whoever leaves meanwhile gets back to the same place.
  window.dispatchEvent(new Event("pagehide"));
  expect(sessionStorage.getItem("docusaurus.place.list")).toBe("1500");
  growTo(4000);
  expect(scrollTo.mock.calls).toEqual([
    [0, 1500],
    [0, 1500],
  ]);
  growTo(5000);
  expect(scrollTo).toHaveBeenCalledTimes(2);
});

test("a page that another one follows is scrolled no more", async () => {
  await goBack();
  growTo(100);
  sessionStorage.setItem("docusaurus.place.list", "1500");
  window.history.pushState({ key: "list" }, "", "/list/");
  draw("/");
  window.history.pushState({ key: "last" }, "", "/last/");
  draw("/list/", "PUSH");
  growTo(5000);
  expect(scrollTo.mock.calls).toEqual([[0, 1500]]);
});

describe("a page that the browser loaded anew, and could bring its reader only to the end of,", () => {
  const load = (key: string, y: number) => {
    window.history.replaceState({ key }, "", `/${key}/`);
    sessionStorage.setItem(`docusaurus.place.${key}`, "1500");
    growTo(1000);
    Object.assign(window, { scrollY: y });
    noteReaderPlaces();
  };

  test.each([
    ["before scripts run", 1000],
    ["later", 0],
  ])("is scrolled further: %s", (name, y) => {
    load(name.replaceAll(" ", "-"), y);
    scrollBy(1000);
    growTo(2000);
    expect(scrollTo.mock.calls).toEqual([
      [0, 1500],
      [0, 1500],
    ]);
    window.dispatchEvent(new Event("pagehide"));
    expect(sessionStorage.getItem(`docusaurus.place.${name.replaceAll(" ", "-")}`)).toBe("1500");
  });

  test("stays where a reader has scrolled to since", () => {
    load("read", 0);
    scrollBy(300);
    growTo(2000);
    scrollBy(2000);
    expect(scrollTo).not.toHaveBeenCalled();
  });
});
