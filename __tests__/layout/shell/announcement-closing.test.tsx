/** @jest-environment jsdom */
import { act, type ReactNode } from "react";
import { AnnouncementBar } from "../../../src/layout/shell/announcement-bar";
import { STORAGE_KEYS } from "../../../src/ui/storage";
import { clearDrawn, draw } from "../../support/drawn";

afterEach(clearDrawn);

/** Closes an announcement above a page, by key or by mouse; the id of what has the focus then. */
async function close({ byKey, navbar = <a id="hidden" href="/" /> }: { byKey: boolean; navbar?: ReactNode }) {
  await draw(
    <>
      <AnnouncementBar announcement={{ id: "a", content: "News", isCloseable: true }} />
      <header className="site-navbar">{navbar}</header>
      <main id="main" tabIndex={-1} />
    </>,
  );
  const button = document.querySelector("button");
  button?.focus();
  Object.assign(button ?? {}, { matches: (selector: string) => byKey && selector === ":focus-visible" });
  // jsdom lays nothing out.
  for (const element of document.querySelectorAll("header *"))
    element.getClientRects = () => (element.id === "hidden" ? [] : [{}]) as unknown as DOMRectList;
  await act(async () => button?.click());
  return document.activeElement?.id;
}

test("closing the announcement is remembered, hides it, and moves the focus into the page", async () => {
  expect([
    await close({ byKey: false, navbar: <a id="brand" href="/" /> }),
    document.documentElement.getAttribute("data-announcement"),
    localStorage.getItem(STORAGE_KEYS.announcementDismissed),
  ]).toEqual(["main", "closed", "true"]);
});

test("whoever closes it by key goes on with what shows first in the navbar", async () => {
  const navbar = (
    <>
      <button id="hidden" />
      <a id="brand" href="/" />
    </>
  );
  expect(await close({ byKey: true, navbar })).toBe("brand");
});

test("where nothing shows in the navbar, whoever closes it by key goes on in the page", async () => {
  expect(await close({ byKey: true })).toBe("main");
});
