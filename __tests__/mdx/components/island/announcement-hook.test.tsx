/** @jest-environment jsdom */
import { act, createElement, type ComponentType } from "react";
import { createRoot } from "react-dom/client";
import { copiedParts, copiedPartsHooks } from "../../../../src/mdx/components/island/copied-parts";
import { settings } from "../../../../src/ui/site-settings";
import { STORAGE_KEYS } from "../../../../src/ui/storage";

const hooks = copiedPartsHooks();
const was = settings.announcementBar;
beforeEach(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }));
afterEach(() => void (settings.announcementBar = was));

const partOf = (name: string) =>
  copiedParts()[`@theme/AnnouncementBar/${name}`]?.default as ComponentType<Record<string, unknown>>;

function Bar() {
  const { isActive, close } = hooks.useAnnouncementBar();
  const button = createElement(partOf("CloseButton"), { onClick: close, className: "small" });
  return isActive && createElement("aside", {}, createElement(partOf("Content")), button);
}

test("a copy of the announcement shows until it is closed, which later visits keep", async () => {
  settings.announcementBar = { id: "sale", content: "A <b>sale</b>", isCloseable: true };
  const box = document.body.appendChild(document.createElement("div"));
  await act(async () => createRoot(box).render(<Bar />));
  expect(box.querySelector("aside > div")?.innerHTML).toBe("A <b>sale</b>");
  expect(box.querySelector("button")?.className).toBe("clean-btn close small");
  await act(async () => box.querySelector("button")?.click());
  expect(box.innerHTML).toBe("");
  expect(document.documentElement.getAttribute("data-announcement")).toBe("closed");
  expect(localStorage.getItem(STORAGE_KEYS.announcementDismissed)).toBe("true");
});
