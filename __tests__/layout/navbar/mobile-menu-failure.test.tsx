/** @jest-environment jsdom */
import { act } from "react";
import { Navbar } from "../../../src/layout/navbar/navbar";
import { LoadNotice } from "../../../src/layout/shell/load-notice";
import { DocsDataContext } from "../../../src/ui/docs-data";
import { FAILED_ATTRIBUTE } from "../../../src/ui/held-scripts";
import { PageInfoProvider } from "../../../src/ui/page-info";
import { docs } from "../../support/docs-data";
import { clearDrawn, draw } from "../../support/drawn";

const mockNetwork = { isDown: true };
jest.mock("../../../src/layout/navbar/mobile-panel", () => {
  if (mockNetwork.isDown) throw new Error("Loading chunk 7 failed.");
  return { MobilePanel: () => <dialog open /> };
});

const hamburger = () => document.querySelector<HTMLElement>(".hamburger");
const retry = () => document.querySelector<HTMLElement>("[role=alert] input");
const press = (control: HTMLElement | null) => act(async () => control?.click());
const state = () => ({
  told:
    document.documentElement.hasAttribute(FAILED_ATTRIBUTE) && document.querySelector("[role=alert] p")?.textContent,
  expanded: hamburger()?.ariaExpanded,
  isOpen: document.querySelector("dialog") !== null,
});
const FAILED = { told: "The menu could not be loaded.", expanded: "false", isOpen: false };
const OPEN = { told: false, expanded: "true", isOpen: true };

beforeEach(async () => {
  jest.resetModules();
  mockNetwork.isDown = true;
  jest.spyOn(console, "warn").mockReturnValue();
  const ignore = () => undefined;
  const query = { matches: false, addEventListener: ignore, removeEventListener: ignore };
  window.matchMedia = () => query as unknown as MediaQueryList;
  await draw(
    <DocsDataContext.Provider value={docs}>
      <PageInfoProvider value={{ path: "/" }}>
        <Navbar
          navbar={{ title: "A site", hideOnScroll: false, items: [] }}
          colorMode={{ defaultMode: "light", disableSwitch: true, respectPrefersColorScheme: true }}
          i18n={{ defaultLocale: "en", locales: {} }}
        />
        <LoadNotice />
      </PageInfoProvider>
    </DocsDataContext.Provider>,
  );
});
afterEach(() => {
  clearDrawn();
  jest.restoreAllMocks();
});

test("a menu whose code does not come is told of at each try, and Retry opens it once it does", async () => {
  await press(hamburger());
  expect(state()).toEqual(FAILED);
  await press(retry());
  expect(state()).toEqual(FAILED);
  mockNetwork.isDown = false;
  await press(retry());
  expect(state()).toEqual(OPEN);
});

test("the notice goes where the menu opens by its own button", async () => {
  await press(hamburger());
  expect(state()).toEqual(FAILED);
  mockNetwork.isDown = false;
  await press(hamburger());
  expect(state()).toEqual(OPEN);
});
