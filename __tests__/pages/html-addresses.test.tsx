/** @jest-environment jsdom */
import NotFoundPage from "../../src/pages/404";
import { DocsDataProvider } from "../../src/ui/docs-data";
import { PageInfoProvider } from "../../src/ui/page-info";
import { docs } from "../support/docs-data";
import { clearDrawn, draw } from "../support/drawn";
import "../support/gatsby";

let asked: string[] = [];

beforeEach(() => {
  asked = [];
  globalThis.fetch = async (input, init) => {
    if (typeof input === "string" && init?.method === "HEAD") asked.push(input);
    return { ok: false } as Response;
  };
});
afterEach(clearDrawn);

test.each([
  ["/docs/cli.html", ["/docs/cli/"]],
  ["/docs/cli/", []],
  // The file of the page itself: its route would only load it again.
  ["/404.html", []],
])("at %s without a page, the page without the ending is looked for", async (path, pages) => {
  await draw(
    <DocsDataProvider value={docs}>
      <PageInfoProvider value={{ path }}>
        <NotFoundPage />
      </PageInfoProvider>
    </DocsDataProvider>,
  );
  expect(asked).toEqual(pages);
});
