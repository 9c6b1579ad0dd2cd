/** @jest-environment jsdom */
import { catchUp, lacksFirstPage, watchFirstPage } from "../../../src/layout/navigation/first-page";
import { LoadNotice } from "../../../src/layout/shell/load-notice";
import { hideLoadNotice } from "../../../src/ui/load-notice";
import { clearDrawn, draw } from "../../support/drawn";

const notice = () =>
  document.documentElement.hasAttribute("data-failed") ? document.querySelector("[role=alert] p")?.textContent : null;
const end = jest.fn();
let warn: jest.SpyInstance;
/** The causes that the console was told. */
const causes = () => warn.mock.calls.map(([, cause]: unknown[]) => (cause instanceof Error ? cause.message : cause));
const reject = (reason: Error) => window.dispatchEvent(Object.assign(new Event("unhandledrejection"), { reason }));

beforeEach(async () => {
  warn = jest.spyOn(console, "warn").mockReturnValue();
  window.___held = { end, takenOver: () => undefined };
  await draw(<LoadNotice />);
});
afterEach(() => {
  hideLoadNotice();
  clearDrawn();
  end.mockClear();
  warn.mockRestore();
});

test("the reader is told when the page's module does not come, until React has the page", () => {
  const endWatch = watchFirstPage();
  const error = new Error("Loading chunk 1 failed.");
  window.___loader = { ...window.___loader, loadPageSync: () => ({ error }) };
  reject(error);
  reject(new Error(`We couldn't load "/page-data/sq/d/1.json"`));
  expect([notice(), end.mock.calls.length]).toEqual(["A part of this page could not be loaded.", 2]);
  reject(new Error("page resources for /docs/ not found. Not rendering React"));
  expect(causes()).toEqual([
    "Loading chunk 1 failed.",
    `We couldn't load "/page-data/sq/d/1.json"`,
    "Its data are missing.",
  ]);
  hideLoadNotice();
  endWatch();
  reject(new Error("Of something else."));
  expect(notice()).toBeNull();
});

test("a rejected promise of something else costs nothing that the reader did, and says nothing of the page", () => {
  const endWatch = watchFirstPage();
  for (const page of [undefined, {}, { error: new Error("Loading chunk 1 failed.") }]) {
    window.___loader = { ...window.___loader, loadPageSync: () => page };
    reject(new TypeError("Failed to fetch"));
  }
  expect([notice(), end.mock.calls.length]).toEqual([null, 0]);
  endWatch();
});

test.each([
  ["/docs/", true, "A part of this page could not be loaded."],
  ["/docs/", false, null],
  ["/404.html", true, null],
  ["/404/", true, null],
  [undefined, true, null],
])("the HTML of %s, whose data are missing (%s): %s", (pagePath, isMissing, told) => {
  window.pagePath = pagePath;
  window.history.replaceState(null, "", "/docs/?a=1");
  // As Gatsby does, which keeps pages by path and query.
  window.___loader = { ...window.___loader, isPageNotFound: (path) => path !== "/docs/?a=1" || isMissing };
  expect([lacksFirstPage(), notice()]).toEqual([told !== null, told]);
  expect(causes()).toEqual(told === null ? [] : ["Its data are missing."]);
});

test("the router hears of the address where the reader went before it listened, and of no other", () => {
  const heard: unknown[] = [];
  const listen = (event: PopStateEvent) => heard.push(event.state);
  window.addEventListener("popstate", listen);
  const rendered = window.location.href;
  catchUp(rendered);
  expect(heard).toEqual([]);
  history.pushState({ key: "1" }, "", "/blog/");
  catchUp(rendered);
  expect(heard).toEqual([{ key: "1" }]);
  window.removeEventListener("popstate", listen);
  history.replaceState(null, "", rendered);
});
