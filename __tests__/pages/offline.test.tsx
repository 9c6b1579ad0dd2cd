/** @jest-environment jsdom */
import NotFoundPage from "../../src/pages/404";
import { DocsDataProvider } from "../../src/ui/docs-data";
import { PageInfoProvider } from "../../src/ui/page-info";
import { docs } from "../support/docs-data";
import { clearDrawn, draw } from "../support/drawn";

afterEach(clearDrawn);

test.each([
  [true, "Page not found", "There is no page at this address. It may have moved, or the address has a typing mistake."],
  [false, "You are offline", "The page may exist, but this browser keeps no copy of it."],
])("with a network (%s) the page for what is not there says '%s'", async (onLine, title, lead) => {
  jest.spyOn(navigator, "onLine", "get").mockReturnValue(onLine);
  window.fetch = () => Promise.reject(new Error("No network"));
  await draw(
    <DocsDataProvider value={docs}>
      <PageInfoProvider value={{ path: "/docs/nowhere/" }}>
        <NotFoundPage />
      </PageInfoProvider>
    </DocsDataProvider>,
  );
  const textOf = (part: string) => document.querySelector(part)?.textContent;
  expect([textOf("h1"), textOf(".lead")]).toEqual([title, lead]);
});
