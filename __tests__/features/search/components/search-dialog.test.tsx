/** @jest-environment jsdom */
import { act } from "react";
import { SearchButton } from "../../../../src/features/search/components/search-button";
import { SearchDialog } from "../../../../src/features/search/components/search-dialog";
import { DocsDataProvider } from "../../../../src/ui/docs-data";
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

beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event("close"));
  };
});
afterEach(clearDrawn);

test("the dialog opens for keys and buttons with their query, and hears what is typed", async () => {
  await drawDialog();
  await press("k", { ctrlKey: true });
  expect([dialog().open, field().value, shown()]).toEqual([true, "", ""]);
  await act(async () => dialog().close());
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
  ["going back", () => window.dispatchEvent(new PopStateEvent("popstate"))],
])("the dialog closes by %s", async (_, close) => {
  await drawDialog();
  await press("/");
  expect(dialog().open).toBe(true);
  await act(async () => void close());
  expect(dialog().open).toBe(false);
});

test("a click in the window leaves the dialog open", async () => {
  await drawDialog();
  await press("/");
  await act(async () => dialog().querySelector<HTMLElement>(".window")?.click());
  expect(dialog().open).toBe(true);
});
