/** @jest-environment jsdom */
import { act, Profiler } from "react";
import { SearchButton } from "../../../../src/features/search/components/search-button";
import { SearchDialog } from "../../../../src/features/search/components/search-dialog";
import { DocsDataProvider } from "../../../../src/ui/docs-data";
import { installFirstPopstate } from "../../../../src/ui/first-popstate";
import { PageInfoProvider } from "../../../../src/ui/page-info";
import { docs } from "../../../support/docs-data";
import { clearDrawn, draw } from "../../../support/drawn";

jest.mock("../../../../src/features/search/components/site-search", () => ({
  SiteSearch: ({ query }: { query: string }) => <output>{query}</output>,
  preloadSearch: () => Promise.resolve(),
}));

const dialog = () => document.querySelector("dialog") as HTMLDialogElement;
const field = () => dialog().querySelector("input") as HTMLInputElement;
const shown = () => document.querySelector("output")?.textContent;
const press = (key: string, more: KeyboardEventInit = {}) =>
  act(async () => void document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, ...more })));
const drawDialog = () =>
  draw(
    <DocsDataProvider value={docs}>
      <PageInfoProvider value={{ path: "/" }}>
        <SearchButton query="words" />
        <SearchDialog />
      </PageInfoProvider>
    </DocsDataProvider>,
  );

/** Lets the history do what it was told to: it does so by timers. */
const happened = () => act(async () => void (await jest.runAllTimersAsync()));

beforeAll(installFirstPopstate);
beforeEach(() => jest.useFakeTimers());
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event("close"));
  };
});
afterEach(async () => {
  clearDrawn();
  await happened();
  jest.useRealTimers();
});

test("the dialog is drawn once and not again: an update would keep React from taking a page over in steps", async () => {
  const drawn: string[] = [];
  await draw(
    <Profiler id="dialog" onRender={(_id, phase) => drawn.push(phase)}>
      <SearchDialog />
    </Profiler>,
  );
  expect(drawn).toEqual(["mount"]);
});

test("the dialog opens for keys and buttons with their query, and hears what is typed", async () => {
  await drawDialog();
  await press("k", { ctrlKey: true });
  expect([dialog().open, field().value, shown()]).toEqual([true, "", ""]);
  await act(async () => dialog().close());
  await happened();
  await act(async () => document.querySelector<HTMLElement>(".search-button")?.click());
  expect([dialog().open, field().value, shown()]).toEqual([true, "words", "words"]);
  await act(async () => {
    field().value = "other";
    field().dispatchEvent(new Event("input", { bubbles: true }));
  });
  expect(shown()).toBe("other");
});

test.each<[string, () => unknown]>([
  ["its button", () => dialog().querySelector<HTMLElement>("button")?.click()],
  ["a click beside the window", () => dialog().click()],
  ["going back", () => window.history.back()],
  ["Escape, as browsers do it", () => dialog().close()],
])("the dialog closes by %s, stays on the page, and leaves no step in the history", async (_, close) => {
  window.history.pushState(null, "", `/page-${_}/`);
  const address = window.location.href;
  await drawDialog();
  await press("/");
  expect(dialog().open).toBe(true);
  await act(async () => void close());
  await happened();
  expect([dialog().open, window.location.href]).toEqual([false, address]);
  window.history.back();
  await happened();
  expect(window.location.href).not.toBe(address);
});

test("a link in the dialog is followed once its step in the history is gone", async () => {
  window.history.pushState(null, "", "/page/");
  await drawDialog();
  await press("/");
  const seen: string[] = [];
  const link = dialog().appendChild(document.createElement("a"));
  link.href = "#place";
  link.addEventListener("click", () => seen.push(`${dialog().open} ${window.location.hash}`));
  const { length } = window.history;
  await act(async () => link.click());
  expect(seen).toEqual([]);
  await happened();
  expect([seen, window.location.hash, window.history.length]).toEqual([["false "], "#place", length]);
});

test("a click in the window leaves the dialog open", async () => {
  await drawDialog();
  await press("/");
  await act(async () => dialog().querySelector<HTMLElement>(".window")?.click());
  expect(dialog().open).toBe(true);
});
