/** @jest-environment jsdom */
import { followPageLinks } from "../../../src/layout/navigation/page-links";

const navigate = jest.fn<void, unknown[]>();
const loadPage = jest.fn((path: string) => `page of ${path}`);
const noted = jest.fn();
jest.mock("../../../src/mdx/components/link-notes/link-notes", () => ({ showLinkNotes: noted }));

beforeAll(() => {
  Object.assign(window, { ___navigate: navigate, ___loader: { loadPage } });
  followPageLinks("/base/");
  // jsdom cannot follow a link, and says so.
  window.addEventListener("click", (event) => event.preventDefault());
});

beforeEach(() => {
  navigate.mockClear();
  loadPage.mockClear();
  noted.mockClear();
  window.history.replaceState(null, "", "/base/here/");
});

/** A link, with something in it to click on. */
function link(attributes: string): HTMLElement {
  document.body.innerHTML = `<a ${attributes}><b>x</b></a>`;
  return document.querySelector("b") as HTMLElement;
}

/** Clicks a link as a reader would; what is asked of Gatsby. */
function clicked(attributes: string, event: MouseEventInit = {}): unknown[] {
  link(attributes).dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...event }));
  return navigate.mock.lastCall ?? [];
}

test("a click on a link to a page asks Gatsby for the page, with query and hash", () => {
  expect(clicked('href="/base/docs/?a=b#c"')).toEqual(["/base/docs/?a=b#c", { replace: false }]);
});

test("a link to the page where the reader is adds nothing to the history", () => {
  expect(clicked('href="/base/here/"')).toEqual(["/base/here/", { replace: true }]);
  expect(clicked('href="/base/here/#part"')).toEqual(["/base/here/#part", { replace: false }]);
});

test.each([
  'href="#part"',
  'href="https://example.org/base/docs/"',
  'href="mailto:someone@example.org"',
  'href="/elsewhere/"',
  'href="/base/img/a.png"',
  'href="/base/100%"',
  'href="/base/100%25"',
  'href="/base/%E0%A4%A/"',
  'href="/base/other/" data-full-load',
  'href="/base/docs/" target="_blank"',
  'href="/base/docs/" download',
  'id="docs"',
])("the browser follows <a %s>", (attributes) => {
  expect(clicked(attributes)).toEqual([]);
});

test.each([{ button: 1 }, { metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }])(
  "a click with %j is the browser's",
  (event) => {
    expect(clicked('href="/base/docs/"', event)).toEqual([]);
  },
);

test("a click that somebody took is left alone", () => {
  const inner = link('href="/base/docs/"');
  inner.addEventListener("click", (event) => event.preventDefault());
  inner.click();
  expect(navigate).not.toHaveBeenCalled();
});

test.each(["mouseover", "touchstart", "focusin"])("%s on a link to a page fetches the page", (name) => {
  link('href="/base/docs/?a=b#c"').dispatchEvent(new Event(name, { bubbles: true }));
  expect(loadPage.mock.calls).toEqual([["/base/docs/?a=b"]]);
  for (const href of ["/base/img/a.png", "/base/100%"])
    link(`href="${href}"`).dispatchEvent(new Event(name, { bubbles: true }));
  expect(loadPage).toHaveBeenCalledTimes(1);
});

test("a term shows its notes, and is given the page that it leads to", async () => {
  const given = ['href="/base/docs/"', 'href="#part"'].map((attributes) => {
    const inner = link(attributes);
    inner.parentElement?.classList.add("glossary-term");
    inner.dispatchEvent(new Event("mouseover", { bubbles: true }));
    return inner;
  });
  link('href="/base/docs/"').dispatchEvent(new Event("mouseover", { bubbles: true }));
  await new Promise((resolve) => setTimeout(resolve));
  expect(noted.mock.calls).toEqual([
    [given[0], "page of /base/docs/"],
    [given[1], undefined],
  ]);
});

test.each([
  [{ effectiveType: "4g", saveData: false }, [["/a/"], ["/base/docs/"]]],
  [{ effectiveType: "4g", saveData: true }, []],
  [{ effectiveType: "slow-2g" }, []],
  [{ effectiveType: "2g" }, []],
])("with the connection %j links under the mouse, of Gatsby and of others, load %j", (connection, expected) => {
  Object.assign(window.navigator, { connection });
  void window.___loader.hovering("/a/");
  link('href="/base/docs/"').dispatchEvent(new Event("mouseover", { bubbles: true }));
  Object.assign(window.navigator, { connection: undefined });
  expect(loadPage.mock.calls).toEqual(expected);
});

test("a link that the mouse is on already has its page fetched at once", () => {
  const inner = link('href="/base/docs/"');
  const found = jest.spyOn(document, "querySelector").mockReturnValueOnce(inner.parentElement);
  followPageLinks("/base/");
  expect(found).toHaveBeenCalledWith("a:hover");
  expect(loadPage.mock.calls).toEqual([["/base/docs/"]]);
});
