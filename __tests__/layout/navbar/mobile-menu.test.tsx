/** @jest-environment jsdom */
import { act } from "react";
import { MobileMenu } from "../../../src/layout/navbar/mobile-menu";
import type { NavbarEntry, NavbarLink } from "../../../src/layout/navbar/navbar-entries";
import type { SidebarTree } from "../../../src/lib/docs/sidebar-tree";
import { installFirstPopstate } from "../../../src/ui/first-popstate";
import { PageInfoProvider } from "../../../src/ui/page-info";
import { clearDrawn, draw } from "../../support/drawn";
import { animateAtOnce } from "../../support/motion";
import { PageWithSidebar } from "../../support/page-with-sidebar";

const link = (label: string, more: Partial<NavbarLink> = {}): NavbarLink => ({
  kind: "link",
  label,
  href: `/${label}/`,
  active: false,
  ...more,
});
const entries: NavbarEntry[] = [
  link("blog", { active: true }),
  {
    kind: "menu",
    label: "2.0",
    mobileLabel: "Versions",
    active: false,
    items: [link("one", { active: true }), link("two")],
  },
  {
    kind: "menu",
    label: "English",
    mobileLabel: "Languages",
    icon: "language",
    active: false,
    items: [link("en", { active: true, lang: "en" })],
  },
  { kind: "menu", label: "More", active: false, items: [link("other")] },
];
const none = () => undefined;
const sidebar: SidebarTree = [{ type: "link", label: "Page", href: "/page/", docId: "page" }];
const menu = (onClose: () => void = () => undefined, path = "/page/", more: NavbarEntry[] = entries) => (
  <PageWithSidebar path={path} tree={sidebar}>
    <MobileMenu
      onClose={onClose}
      onRetry={onClose}
      entries={more}
      entryOf={none}
      path={path}
      brand={<a href="/">Brand</a>}
    />
  </PageWithSidebar>
);
const panel = () => document.querySelector("dialog");
const click = (selector: string) => act(async () => void document.querySelector<HTMLElement>(selector)?.click());
/** Lets the history do what it was told to: it does so by timers. */
const settled = () => act(async () => void (await jest.runAllTimersAsync()));
const key = (name: string, shiftKey = false) =>
  act(
    async () =>
      void document.activeElement?.dispatchEvent(
        new KeyboardEvent("keydown", { key: name, shiftKey, bubbles: true, cancelable: true }),
      ),
  );

beforeAll(installFirstPopstate);
beforeAll(() => {
  animateAtOnce();
  // jsdom lays nothing out.
  HTMLElement.prototype.checkVisibility = () => true;
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event("close"));
  };
  document.addEventListener("click", (event) => event.preventDefault());
});
beforeEach(() => {
  jest.useFakeTimers();
  window.history.pushState(null, "", "/page/");
});
afterEach(async () => {
  clearDrawn();
  // An open panel takes its step in the history with it.
  await settled();
});

test("the panel of a page without a sidebar shows the main menu; a menu is open where it holds the page, a language is no page", async () => {
  await draw(
    <PageInfoProvider value={{ path: "/" }}>
      <MobileMenu
        onClose={none}
        onRetry={none}
        entries={entries}
        entryOf={none}
        path="/"
        brand={<a href="/">Brand</a>}
      />
    </PageInfoProvider>,
  );
  expect(
    panel()
      ?.outerHTML.replace(/<svg.*?<\/svg>/g, "<svg/>")
      .replace(/></g, ">\n<"),
  ).toMatchSnapshot();
});

test("the panel of a page with a sidebar shows that one, and a button leads to the main menu and back", async () => {
  await draw(menu());
  const shown = () => panel()?.querySelector("nav")?.textContent;
  expect(shown()).toBe("Back to main menuPage");
  await click(".back");
  expect(shown()).toMatch(/^Pages of this sectionblogVersions/);
  await click(".back");
  expect(shown()).toBe("Back to main menuPage");
});

test("a menu opens by its button, and when it comes to hold the page", async () => {
  const change = await draw(menu());
  await click(".back");
  const more = () => [...document.querySelectorAll(".main-menu button")].at(-1);
  expect(more()?.getAttribute("aria-expanded")).toBe("false");
  await change(
    menu(
      undefined,
      "/page/",
      entries.map((entry) =>
        entry.kind === "menu" ? { ...entry, items: entry.items.map((item) => ({ ...item, active: true })) } : entry,
      ),
    ),
  );
  expect([more()?.getAttribute("aria-expanded"), panel()?.textContent?.endsWith("Moreother")]).toEqual(["true", true]);
});

test.each<[string, () => unknown]>([
  ["its button", () => click(".icon-button")],
  ["a click beside it", () => click("dialog")],
  ["Escape", () => panel()?.dispatchEvent(new Event("cancel", { cancelable: true }))],
  ["the back button", () => window.history.back()],
  ["a link", () => click(".sidebar-menu a")],
])("%s closes the panel, and leaves the history as it was", async (_, act) => {
  const { length } = window.history;
  const onClose = jest.fn();
  await draw(menu(onClose));
  expect(window.history.length).toBe(length + 1);
  await act();
  await settled();
  expect([onClose.mock.calls.length, panel()?.open, window.location.pathname]).toEqual([1, false, "/page/"]);
  window.history.pushState(null, "", "/next/");
  expect(window.history.length).toBe(length + 1);
});

test("a link is followed after the panel's step in the history has gone", async () => {
  const seen: string[] = [];
  const note = ({ type }: Event) => void seen.push(type);
  await draw(menu());
  window.addEventListener("popstate", note);
  panel()?.querySelector(".sidebar-menu a")?.addEventListener("click", note);
  await click(".sidebar-menu a");
  await settled();
  window.removeEventListener("popstate", note);
  expect(seen).toEqual(["click"]);
});

test("a page that comes otherwise closes the panel", async () => {
  const onClose = jest.fn();
  const change = await draw(menu(onClose));
  window.history.pushState(null, "", "/other/");
  await change(menu(onClose, "/other/"));
  await settled();
  expect(onClose).toHaveBeenCalledTimes(1);
});

test("the Tab key goes round inside the panel", async () => {
  await draw(menu());
  const focused = () => document.activeElement?.textContent;
  panel()?.querySelector<HTMLElement>(".sidebar-menu a")?.focus();
  await key("Tab");
  expect(focused()).toBe("Brand");
  await key("Tab", true);
  expect(focused()).toBe("Page");
});

test.each([
  [20, "true"],
  [21, "false"],
])(
  "a menu of %i links that holds the page has expanded=%s: a long one would hide what stands below it",
  async (count, expanded) => {
    const items = Array.from({ length: count }, (_, index) => link(`v${index}`, { active: index === 9 }));
    const versions: NavbarEntry = { kind: "menu", label: "v9", mobileLabel: "Versions", active: true, items };
    await draw(
      <PageInfoProvider value={{ path: "/blog/" }}>
        <MobileMenu
          onClose={none}
          onRetry={none}
          entries={[versions]}
          entryOf={none}
          path="/blog/"
          brand={<a href="/">Brand</a>}
        />
      </PageInfoProvider>,
    );
    expect(panel()?.querySelector("nav button")?.getAttribute("aria-expanded")).toBe(expanded);
  },
);
