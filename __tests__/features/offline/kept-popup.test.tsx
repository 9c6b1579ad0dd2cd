/** @jest-environment jsdom */
import { act } from "react";
import { KeptLine } from "../../../src/features/offline/components/kept-line";
import { KeptPopup } from "../../../src/features/offline/components/kept-popup";
import type { KeptState } from "../../../src/features/offline/messages";
import { workerAddress } from "../../../src/features/offline/worker-address";
import { clearDrawn, draw } from "../../support/drawn";

const WHOLE: KeptState = {
  build: "0123456789abcdef",
  files: 590,
  bytes: 11_400_000,
  kept: 590,
  pages: 0,
  since: Date.UTC(2026, 10, 30, 12),
  isBusy: false,
};

let isApp = false;

beforeEach(() => {
  jest.useFakeTimers();
  isApp = false;
  const matchMedia = (query: string) => ({ matches: isApp && query === "(display-mode: standalone)" });
  Object.assign(globalThis, { MessageChannel: Channel, matchMedia });
});
afterEach(() => {
  clearDrawn();
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, "serviceWorker");
  window.history.replaceState(null, "", "/");
});

/** Two ports, of which the first hears what is said into the second. */
class Channel {
  port1: { onmessage?: (event: { data: unknown }) => void } = {};
  port2 = { postMessage: (data: unknown) => this.port1.onmessage?.({ data }) };
}

/** A browser whose worker answers with what it is told to. */
function keep(answer: { state: KeptState | undefined }): void {
  const active = {
    scriptURL: `https://example.org${workerAddress("/", { offlineMode: true, debug: false })}`,
    postMessage: ({ type }: { type: string }, ports: Channel["port2"][] = []) => {
      if (type === "state" && answer.state) ports[0]?.postMessage(answer.state);
    },
  };
  const registration = Object.assign(new EventTarget(), { active, waiting: null, installing: null });
  const workers = Object.assign(new EventTarget(), { controller: active, getRegistration: async () => registration });
  Object.defineProperty(navigator, "serviceWorker", { configurable: true, value: workers });
}

const popup = () => document.querySelector(".update-popup");
const wait = (time: number) => act(() => jest.advanceTimersByTimeAsync(time));

test("the place of what is asked and told is there before it, so that screen readers read it out", async () => {
  keep({ state: WHOLE });
  await draw(<KeptPopup />);
  expect(document.body.querySelector("[role=status]")?.textContent).toBe("");
  expect(popup()).toBeNull();
});

test("who begins to keep the site sees how far that is, then what is kept, until they close it", async () => {
  const answer: { state: KeptState } = { state: { ...WHOLE, kept: 120, since: undefined } };
  keep(answer);
  await draw(<KeptPopup />);
  expect(popup()?.querySelector("[role=status]")?.textContent).toBe("This site is being kept for use offline.");
  expect(popup()?.querySelector("progress")).toMatchObject({ max: 590, value: 120 });
  answer.state = WHOLE;
  await wait(1000);
  expect(popup()?.querySelector("[role=status]")?.textContent).toBe("This site is kept: you can use it offline.");
  expect(popup()?.querySelector("p")?.textContent).toBe("590 files, 11 MB, build 01234567");
  await act(async () => popup()?.querySelector("button")?.click());
  expect(popup()).toBeNull();
});

test("who asks for the offline mode by the address is told that the site is kept", async () => {
  window.history.replaceState(null, "", "/?offlineMode=true");
  keep({ state: { ...WHOLE, pages: 1 } });
  await draw(<KeptPopup />);
  expect(popup()?.textContent).toContain("590 files, 11 MB, 1 more page, build 01234567");
});

test("the footer says since when what is kept, and how far it is before that", async () => {
  const answer: { state: KeptState } = { state: { ...WHOLE, pages: 3 } };
  keep(answer);
  await draw(<KeptLine />);
  const text = () => document.querySelector(".kept-line")?.textContent;
  // The day of the reader's own zone, in which it is tomorrow.
  expect(text()).toBe(
    "Kept for use offline since 1 December 2026: 590 files, 11 MB, 3 more pages, build 01234567 Keep it no longer",
  );
  clearDrawn();
  answer.state = { ...WHOLE, kept: 120, since: undefined };
  await draw(<KeptLine />);
  expect(text()).toBe("Being kept for use offline: 120 of 590 files. Keep it no longer");
});

test("the footer counts a page that was still on its way when it asked", async () => {
  const answer: { state: KeptState } = { state: { ...WHOLE, isBusy: true } };
  keep(answer);
  await draw(<KeptLine />);
  expect(document.querySelector(".kept-line")?.textContent).not.toContain("more page");
  answer.state = { ...WHOLE, pages: 1 };
  await wait(1000);
  expect(document.querySelector(".kept-line")?.textContent).toContain("590 files, 11 MB, 1 more page");
});

test("an app, which is always kept, has no button that would end it", async () => {
  isApp = true;
  keep({ state: WHOLE });
  await draw(<KeptLine />);
  expect(document.querySelector(".kept-line")?.textContent).toContain("590 files");
  expect(document.querySelector(".kept-line button")).toBeNull();
});

test("nothing is said where the worker is one from before it could tell", async () => {
  keep({ state: undefined });
  await draw(<KeptLine />);
  await wait(6000);
  expect(document.querySelector(".kept-line")).toBeNull();
});
