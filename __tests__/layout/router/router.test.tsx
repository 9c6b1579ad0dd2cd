/** @jest-environment jsdom */
import { act, useContext } from "react";
import {
  BaseContext,
  globalHistory,
  Link,
  Location,
  LocationProvider,
  navigate,
  Router,
  useLocation,
} from "../../../src/layout/router/router";
import { ScrollContext, useScrollRestoration } from "../../../src/layout/router/scroll-restoration";
import { clearDrawn, draw } from "../../support/drawn";

const text = () => document.body.textContent;
/** Leads to an address and waits for the frame with which the router shows it: it has asked for that one before. */
const go = (to: string) =>
  act(async () => {
    void navigate(to);
    await new Promise((resolve) => requestAnimationFrame(resolve));
  });

type PageProps = { path?: string; default?: boolean; name: string; id?: string; uri?: string };
const Page = ({ name, id, uri }: PageProps) => <p>{`${name} ${id ?? "–"} ${uri ?? "–"}`}</p>;

const loadPageSync = jest.fn<{ page: { path: string } } | undefined, [string]>();

beforeEach(() => {
  Object.assign(globalThis, { __BASE_PATH__: "/base" });
  Object.assign(window, { ___loader: { loadPageSync } });
  loadPageSync.mockReset();
  void navigate("/start/", { replace: true });
  globalHistory.arrived();
});
afterEach(clearDrawn);

test("a router shows the page whose path the address matches, in an element that takes the focus with the next page", async () => {
  await draw(
    <LocationProvider>
      <Router id="wrapper" basepath="/base">
        <Page default name="none" />
        <Page path="/" name="root" />
        <Page path="/:id" name="entry" />
      </Router>
    </LocationProvider>,
  );
  expect(text()).toBe("none – /start/");
  const wrapper = document.querySelector("#wrapper");
  expect(wrapper?.outerHTML).toMatch(/^<div id="wrapper" (?=.*tabindex="-1")(?=.*style="outline: none;")/);
  expect(document.activeElement).toBe(document.body);
  await go("/base/one/");
  expect([text(), document.activeElement]).toEqual(["entry one /base/one", wrapper]);
  (document.activeElement as HTMLElement).blur();
  await go("/base/one/?q=1");
  expect([text(), document.activeElement]).toEqual(["entry one /base/one", document.body]);
  await go("/base/");
  expect([text(), document.activeElement]).toEqual(["root – /base", wrapper]);
});

test("a page that is loaded shows at its own address, however the address was written that leads to it", async () => {
  loadPageSync.mockReturnValue({ page: { path: "/next/" } });
  await go("/base/%6Eext/?q=1#part");
  expect(window.location.href).toBe(`${window.location.origin}/base/next/?q=1#part`);
  expect(loadPageSync).toHaveBeenCalledWith("/base/%6Eext/?q=1");
  loadPageSync.mockClear();
  await go("/100%/");
  expect([window.location.pathname, loadPageSync.mock.calls]).toEqual(["/100%/", []]);
});

test("the page that Gatsby has found shows where the address does not match it, and its own address takes its place", async () => {
  const GatsbyPage = (props: PageProps & { pageResources: object }) => <Page {...props} />;
  await draw(
    <LocationProvider>
      <Router id="wrapper" basepath="/base">
        <GatsbyPage path="/next/" name="next" pageResources={{ page: { path: "/next/" } }} />
      </Router>
    </LocationProvider>,
  );
  const before = window.history.length;
  await go("/base//next/?q=1#part");
  expect(text()).toBe("next – /base/next");
  expect(window.location.href).toBe(`${window.location.origin}/base/next/?q=1#part`);
  expect(window.history.length).toBe(before + 1);
});

test("the site's not-found page shows at each address without a page in the place of the one that develop brings", async () => {
  type MissingPageProps = { path?: string; pageResources: { page: { path: string } }; custom404?: object };
  const MissingPage = ({ pageResources: { page } }: MissingPageProps) => <p>{page.path}</p>;
  await go("/nope/?q=1");
  const custom404 = <MissingPage pageResources={{ page: { path: "/404.html" } }} />;
  await draw(
    <LocationProvider>
      <Router id="wrapper" basepath="">
        <MissingPage path="/nope/" pageResources={{ page: { path: "/dev-404-page/" } }} custom404={custom404} />
      </Router>
    </LocationProvider>,
  );
  expect([text(), window.location.pathname]).toEqual(["/404.html", "/nope/"]);
});

test("the part of the next page that the address names takes the focus, and what was a stop of the Tab key stays one", async () => {
  const Parts = (_: { path: string }) => (
    <>
      <h2 id="part">Part</h2>
      <a id="link" href="/">
        Link
      </a>
    </>
  );
  await draw(
    <LocationProvider>
      <Router id="wrapper">
        <Parts path="/:id" />
      </Router>
    </LocationProvider>,
  );
  const focused = () => [document.activeElement?.id, document.activeElement?.getAttribute("tabindex")];
  await go("/one/#part");
  expect(focused()).toEqual(["part", "-1"]);
  await go("/two/#link");
  expect(focused()).toEqual(["link", null]);
  await go("/three/#nowhere");
  expect(focused()).toEqual(["wrapper", "-1"]);
});

test("inner locations are the outer one, and outside of a router there is none", async () => {
  const Address = () => <>{useLocation().pathname}</>;
  await draw(
    <Location>
      {({ location }) => <Location>{() => <i>{[location.pathname, <Address key="a" />]}</i>}</Location>}
    </Location>,
  );
  expect(text()).toBe("/start//start/");
  await go("/next/");
  expect(text()).toBe("/next//next/");
  const error = jest.spyOn(console, "error").mockImplementation(() => undefined);
  await expect(draw(<Address />)).rejects.toThrow("useLocation is called outside of a router.");
  error.mockRestore();
});

test("pages below a path lead from there, and others from their own", async () => {
  const Base = (_: { path: string }) => <>{useContext(BaseContext).baseuri}</>;
  await draw(
    <LocationProvider>
      <Router>
        <Base path="/start/*" />
      </Router>
    </LocationProvider>,
  );
  expect(text()).toBe("/start");
});

describe("a link", () => {
  const drawLink = (props: Partial<Parameters<typeof Link>[0]> = {}) =>
    draw(
      <LocationProvider>
        <Link to="/next/" {...props}>
          Next
        </Link>
      </LocationProvider>,
    );
  const link = () => document.querySelector("a");
  const click = async (init: MouseEventInit = {}) => {
    const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...init });
    // jsdom follows no links, and says so.
    window.addEventListener("click", (late) => late.preventDefault(), { once: true });
    let isTaken = false;
    document.body.addEventListener("click", ({ defaultPrevented }) => (isTaken = defaultPrevented), { once: true });
    await act(async () => void link()?.dispatchEvent(event));
    return isTaken;
  };

  test("says whether its page is shown, and takes what its state makes of it", async () => {
    const getProps = jest.fn(() => ({ className: "of-state" }));
    await drawLink({ to: "/start/", getProps });
    expect([link()?.getAttribute("aria-current"), link()?.className]).toEqual(["page", "of-state"]);
    expect(getProps).toHaveBeenCalledWith(
      expect.objectContaining({ isCurrent: true, isPartiallyCurrent: true, href: "/start/" }),
    );
  });

  test("leads to its page without a page load", async () => {
    await drawLink();
    expect(link()?.hasAttribute("aria-current")).toBe(false);
    expect([await click(), window.location.pathname]).toEqual([true, "/next/"]);
  });

  test("is the browser's with a key, for another tab, and where another script has followed it", async () => {
    await drawLink();
    expect([await click({ ctrlKey: true }), await click({ button: 1 })]).toEqual([false, false]);
    clearDrawn();
    await drawLink({ target: "_blank" });
    expect(await click()).toBe(false);
    clearDrawn();
    await drawLink({ onClick: (event) => event.preventDefault() });
    expect([await click(), window.location.pathname]).toEqual([true, "/start/"]);
  });
});

describe("scrolling", () => {
  const scrollTo = jest.fn();
  const scrollIntoView = jest.fn();
  const shouldUpdateScroll = jest.fn();
  const page = () => (
    <Location>
      {({ location }) => (
        <ScrollContext location={location} shouldUpdateScroll={shouldUpdateScroll}>
          <h2 id="ä">Part</h2>
        </ScrollContext>
      )}
    </Location>
  );
  beforeEach(async () => {
    Object.assign(window, { scrollTo });
    Element.prototype.scrollIntoView = scrollIntoView;
    jest.clearAllMocks();
    shouldUpdateScroll.mockReturnValue(true);
    await draw(page());
  });

  test("the first page stays where the browser has it, the next one begins at its top or at the part of its address", async () => {
    expect([scrollTo.mock.calls, scrollIntoView.mock.calls]).toEqual([[], []]);
    await go("/next/");
    expect(scrollTo.mock.calls).toEqual([[0, 0]]);
    await go("/next/#%C3%A4");
    expect(scrollIntoView).toHaveBeenCalledTimes(1);
    await go("/next/#no-such-part");
    expect([scrollTo.mock.calls.length, scrollIntoView.mock.calls.length]).toEqual([1, 1]);
  });

  test("another page begins at its top where its address names a part that is not there, unless the site scrolls", async () => {
    await go("/next/#no-such-part");
    expect(scrollTo.mock.calls).toEqual([[0, 0]]);
    shouldUpdateScroll.mockReturnValue(false);
    await go("/other/#no-such-part");
    expect([scrollTo.mock.calls.length, shouldUpdateScroll.mock.calls.length]).toEqual([1, 2]);
  });

  test("nothing scrolls where the site does so itself, which hears what was shown and what is", async () => {
    shouldUpdateScroll.mockReturnValue(false);
    await go("/other/");
    expect(scrollTo).not.toHaveBeenCalled();
    const [[previous, now]] = shouldUpdateScroll.mock.calls as [[{ location: Location }, { location: Location }]];
    expect([previous.location.pathname, now.location.pathname]).toEqual(["/start/", "/other/"]);
  });

  test("an element that scrolls by itself has its place again", async () => {
    Element.prototype.scrollTo = scrollTo;
    const Box = () => <div {...(useScrollRestoration("box") as { onScroll: () => void })} />;
    const box = (
      <LocationProvider>
        <Box />
      </LocationProvider>
    );
    await draw(box);
    const element = document.querySelector("div > div") as HTMLElement;
    element.scrollTop = 40;
    await act(async () => void element.dispatchEvent(new Event("scroll")));
    scrollTo.mockClear();
    await draw(box);
    expect(scrollTo.mock.calls).toEqual([[0, 40]]);
  });
});
