/** @jest-environment jsdom */
import { act } from "react";
import { Sidebar } from "../../../src/layout/sidebar/sidebar";
import type { SidebarItem, SidebarTree } from "../../../src/lib/docs/sidebar-tree";
import { STORAGE_KEYS } from "../../../src/ui/storage";
import { clearDrawn, draw } from "../../support/drawn";
import { animateAtOnce } from "../../support/motion";
import { PageWithSidebar } from "../../support/page-with-sidebar";
import { standOnSettings } from "../../support/stand-on-settings";

standOnSettings({ sidebar: { autoCollapseCategories: true, hideable: true } });

const doc = (name: string): SidebarItem => ({ type: "link", label: name, href: `/${name}/`, docId: name });
const category = (label: string, items: SidebarItem[], href?: string): SidebarItem => ({
  type: "category",
  label,
  items,
  href,
  collapsible: true,
  collapsed: true,
});
const tree: SidebarTree = [
  doc("a"),
  category("B", [doc("b"), category("Inner", [doc("inner")])]),
  category("C", [doc("c")], "/own/"),
  category("D", [doc("d")]),
];

const sidebarAt = (path: string, items = tree) => (
  <PageWithSidebar path={path} tree={items}>
    <Sidebar path={path} />
  </PageWithSidebar>
);
/** The words of the list, from top to bottom. */
const words = () =>
  [...document.querySelectorAll(".sidebar-menu :is(a, .label)")].map(({ textContent }) => textContent).join(" ");
const click = (selector: string, options: MouseEventInit = {}) =>
  act(
    async () =>
      void document
        .querySelector(selector)
        ?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...options })),
  );

beforeAll(() => {
  animateAtOnce();
  // jsdom goes nowhere, and says so for every link.
  document.addEventListener("click", (event) => event.preventDefault());
});
afterEach(clearDrawn);

test("a category opens and closes by its label; opening one closes those beside it, not those inside", async () => {
  await draw(sidebarAt("/b/"));
  expect(words()).toBe("a B b Inner C D");
  await click("[href='/inner/']");
  expect(words()).toBe("a B b Inner inner C D");
  await click("[href='/d/']");
  expect(words()).toBe("a B C D d");
  await click("[href='/d/']");
  expect(words()).toBe("a B C D");
});

test("the label of a category with a page opens it and leads on, its button only opens and closes it", async () => {
  await draw(sidebarAt("/a/"));
  await click("[href='/own/']");
  await click("[href='/own/']");
  expect(words()).toBe("a B C c D");
  await click("[aria-label='Collapse the category C']");
  expect(words()).toBe("a B C D");
});

test("a label with a modifier key is the browser's affair", async () => {
  await draw(sidebarAt("/a/"));
  await click("[href='/d/']", { ctrlKey: true });
  expect(words()).toBe("a B C D");
});

test("what the reader opened and closed stays so from page to page; the category of the new page opens", async () => {
  const change = await draw(sidebarAt("/b/"));
  await click(".label[href='/b/']");
  await change(sidebarAt("/inner/"));
  expect(words()).toBe("a B C D");
  await change(sidebarAt("/c/"));
  expect(words()).toBe("a B C c D");
  await change(sidebarAt("/a/"));
  expect(words()).toBe("a B C c D");
});

test("another list starts anew, also one that comes late", async () => {
  const change = await draw(sidebarAt("/b/", []));
  await change(sidebarAt("/b/", tree));
  expect(words()).toBe("a B b Inner C D");
  await change(sidebarAt("/x/", [category("X", [doc("x")])]));
  expect(words()).toBe("X x");
});

test("hiding the sidebar is remembered, and takes the focus to the button that brings it back", async () => {
  await draw(sidebarAt("/a/"));
  const state = () => [
    document.documentElement.getAttribute("data-sidebar"),
    localStorage.getItem(STORAGE_KEYS.sidebarHidden),
    document.activeElement?.className,
  ];
  await click("button.hide");
  expect(state()).toEqual(["hidden", "true", "show"]);
  await click("button.show");
  expect(state()).toEqual(["shown", "false", "hide"]);
});
