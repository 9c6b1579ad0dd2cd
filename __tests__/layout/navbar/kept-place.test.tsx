/** @jest-environment jsdom */
import { act } from "react";
import type { NavbarLink } from "../../../src/layout/navbar/navbar-entries";
import { NavbarItems } from "../../../src/layout/navbar/navbar-items";
import { PageInfoProvider } from "../../../src/ui/page-info";
import { clearDrawn, draw } from "../../support/drawn";

const page = { path: "/docs/a/" };
const listOf = (more: Partial<NavbarLink>) => (
  <PageInfoProvider value={page}>
    <NavbarItems entries={[{ kind: "link", label: "Link", href: "/docs/a/", active: true, ...more }]} />
  </PageInfoProvider>
);
const link = () => document.querySelector("a");
const address = () => link()?.getAttribute("href")?.replace(window.location.origin, "");

beforeEach(() => window.history.replaceState(null, "", "/docs/a/?q=b#part"));
afterEach(clearDrawn);

test.each<[string, Partial<NavbarLink>]>([
  ["another version of the page", { keepsPlace: true }],
  ["the page in another language", { isOtherSite: true, lang: "fr" }],
])("a link to %s gets the rest of the address once readers are about to follow it", async (_what, more) => {
  await draw(listOf(more));
  expect(address()).toBe("/docs/a/");
  act(() => link()?.focus());
  expect(address()).toBe("/docs/a/?q=b#part");
  window.history.replaceState(null, "", "/docs/a/");
  act(() => void link()?.dispatchEvent(new MouseEvent("pointerdown", { bubbles: true })));
  expect(address()).toBe("/docs/a/");
});

test("a link that gets the rest of the address is that of the page still, and leads without it from another page", async () => {
  const drawAnew = await draw(listOf({ keepsPlace: true }));
  act(() => link()?.focus());
  await drawAnew(listOf({ keepsPlace: true, active: false }));
  expect([address(), link()?.getAttribute("aria-current")]).toEqual(["/docs/a/?q=b#part", "page"]);
  await drawAnew(listOf({ keepsPlace: false }));
  expect(address()).toBe("/docs/a/");
});

test("other links stay as they are", async () => {
  await draw(listOf({}));
  act(() => link()?.focus());
  expect(address()).toBe("/docs/a/");
});
