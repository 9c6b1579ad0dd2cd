/** @jest-environment jsdom */
import { act, type ComponentType, type ReactNode } from "react";
import { Navbar } from "../../../src/layout/navbar/navbar";
import { packagesOf } from "../../../src/build/packages-of.cjs";
import { mendHash } from "../../../src/layout/navigation/malformed-hash";
import { renderNodes } from "../../../src/mdx/render/render";
import { DocsDataProvider } from "../../../src/ui/docs-data";
import { PageInfoProvider } from "../../../src/ui/page-info";
import { docs } from "../../support/docs-data";
import { clearDrawn, draw } from "../../support/drawn";
import { animateAtOnce } from "../../support/motion";

type AtLocation = { location: { hash: string }; children?: ReactNode };
type Router = {
  Location: ComponentType<{ children: (at: AtLocation) => ReactNode }>;
  navigate: (to: string, options?: { replace: boolean }) => Promise<void>;
};

// Gatsby's own parts, in the order in which it puts them around a page: they decode the hash, too.
jest.mock("gatsby/cache-dir/commonjs/api-runner-browser-plugins", () => [{ plugin: mockedHooks }]);
const mockedHooks = { onPreRouteUpdate: ({ location }: AtLocation) => mendHash(location) };
const ofGatsby = packagesOf(process.cwd(), "gatsby").resolve;
const { Location, navigate } = jest.requireActual<Router>(ofGatsby("@gatsbyjs/reach-router"));
const { ScrollContext } = jest.requireActual<{
  ScrollContext: ComponentType<AtLocation & { shouldUpdateScroll: unknown }>;
}>(ofGatsby("gatsby-react-router-scroll"));
const { RouteUpdates, shouldUpdateScroll } = jest.requireActual<{
  RouteUpdates: ComponentType<AtLocation>;
  shouldUpdateScroll: unknown;
}>("gatsby/cache-dir/commonjs/navigation");

const frame = (
  <Navbar
    navbar={{ title: "A site", logo: { alt: "", src: "/logo.svg" }, hideOnScroll: true, items: [] }}
    colorMode={{ defaultMode: "light", disableSwitch: true, respectPrefersColorScheme: false }}
    i18n={{ defaultLocale: "en", locales: {} }}
  />
);
const content = renderNodes([
  ["details", {}, ["summary", {}, "More"], ["p", { id: "100%" }, "All of it"]],
  ["Tabs", { items: [{ value: "a" }, { value: "b" }] }, ["TabItem", {}, "A"], ["TabItem", {}, "B"]],
  ["a", { href: "#100%" }, "one"],
  ["a", { href: "#%E0%A4%A" }, "two"],
]);

const page = (
  <Location>
    {({ location }) => (
      <RouteUpdates location={location}>
        <ScrollContext location={location} shouldUpdateScroll={shouldUpdateScroll}>
          <DocsDataProvider value={docs}>
            <PageInfoProvider value={{ path: "/docs/" }}>
              {frame}
              <main>{content}</main>
            </PageInfoProvider>
          </DocsDataProvider>
        </ScrollContext>
      </RouteUpdates>
    )}
  </Location>
);

/** The router reads the address once, when it is loaded; while nothing is drawn, this has it read again. */
const openAt = (address: string) => void navigate(address, { replace: true });
const isWhole = () => document.querySelector("main")?.textContent.includes("All of it") ?? false;
/** Waits for the frame with which the router shows an address: it has asked for that one before. */
const settled = () => act(async () => void (await new Promise((resolve) => requestAnimationFrame(resolve))));
const errors = { list: [] as unknown[] };

beforeAll(() => {
  animateAtOnce();
  Element.prototype.scrollIntoView = () => undefined;
  window.scrollTo = () => undefined;
  window.addEventListener("error", ({ error }) => errors.list.push(error));
});
beforeEach(() => {
  errors.list = [];
  openAt("/docs/");
});
afterEach(clearDrawn);

describe.each(["#100%", "#%E0%A4%A"])("the address %s, which cannot be decoded, leaves the page whole", (hash) => {
  test("opened directly", async () => {
    openAt(`/docs/${hash}`);
    await draw(page);
    expect([isWhole(), errors.list, window.location.hash]).toEqual([true, [], hash]);
  });

  test("by a click on a link", async () => {
    await draw(page);
    await act(async () => document.querySelector<HTMLElement>(`main a[href="${hash}"]`)?.click());
    await settled();
    expect([isWhole(), errors.list, window.location.hash]).toEqual([true, [], hash]);
  });

  test("by navigation", async () => {
    await draw(page);
    await act(async () => void navigate(`/docs/${hash}`));
    await settled();
    expect([isWhole(), errors.list, window.location.hash]).toEqual([true, [], hash]);
  });
});

test("an id with a percent sign is found by the address that names it", async () => {
  await draw(page);
  await act(async () => void navigate("/docs/#100%"));
  await settled();
  act(() => void window.dispatchEvent(new HashChangeEvent("hashchange")));
  expect(document.querySelector("details")?.open).toBe(true);
});
