/** @jest-environment jsdom */
import { act } from "react";
import { AnnouncementBar } from "../../../src/layout/shell/announcement-bar";
import { STORAGE_KEYS } from "../../../src/ui/storage";
import { clearDrawn, draw } from "../../support/drawn";

afterEach(clearDrawn);

test("closing the announcement is remembered, hides it, and moves the focus into the page", async () => {
  await draw(
    <>
      <AnnouncementBar announcement={{ id: "a", content: "News", isCloseable: true }} />
      <main id="main" tabIndex={-1} />
    </>,
  );
  const button = document.querySelector("button");
  button?.focus();
  await act(async () => button?.click());
  expect([
    document.activeElement?.id,
    document.documentElement.getAttribute("data-announcement"),
    localStorage.getItem(STORAGE_KEYS.announcementDismissed),
  ]).toEqual(["main", "closed", "true"]);
});
