/** @jest-environment jsdom */
import NotFoundPage from "../../src/pages/404";
import { DocsDataProvider } from "../../src/ui/docs-data";
import { PageInfoProvider } from "../../src/ui/page-info";
import { docs } from "../support/docs-data";
import { clearDrawn, draw } from "../support/drawn";
import { smallestSite } from "../support/site";
import { standOnSettings } from "../support/stand-on-settings";

standOnSettings({
  navbar: { ...smallestSite.navbar, items: [{ to: "/docs/", label: "Docs", position: "left" }] },
});

afterEach(() => {
  clearDrawn();
  Reflect.deleteProperty(globalThis, "caches");
});

const textOf = (part: string) => document.querySelector(part)?.textContent;

async function drawPage(onLine: boolean): Promise<void> {
  jest.spyOn(navigator, "onLine", "get").mockReturnValue(onLine);
  window.fetch = () => Promise.reject(new Error("No network"));
  await draw(
    <DocsDataProvider value={docs}>
      <PageInfoProvider value={{ path: "/docs/nowhere/" }}>
        <NotFoundPage />
      </PageInfoProvider>
    </DocsDataProvider>,
  );
}

/** Caches that hold some addresses for the site's worker, beside those of another site on the same host. */
function keep(addresses: readonly string[]): void {
  const stores: Record<string, readonly string[]> = { "offline / 1f": addresses, "other /blog/": ["/blog/"] };
  const open = async (name: string) => ({
    keys: async () => (stores[name] ?? []).map((url) => ({ url: `https://site.example${url}` })),
  });
  Object.assign(globalThis, { caches: { keys: async () => Object.keys(stores), open } });
}

test.each([
  [true, "Page not found", "There is no page at this address. It may have moved, or the address may be mistyped."],
  [false, "You are offline", "The page may exist, but this browser keeps no copy of it."],
])("with a network (%s) the page for what is not there says '%s'", async (onLine, title, lead) => {
  await drawPage(onLine);
  expect([textOf("h1"), textOf(".site-lead")]).toEqual([title, lead]);
});

test("without a network the page leads to the sections that are kept, and to none where none is", async () => {
  const cards = () => [...document.querySelectorAll<HTMLAnchorElement>(".doc-cards a")].map(({ pathname }) => pathname);
  await drawPage(true);
  const all = cards();
  clearDrawn();
  keep(["/", "/docs/", "/app.js"]);
  await drawPage(false);
  expect([all.length > 1, cards()]).toEqual([true, ["/", "/docs/"]]);
  clearDrawn();
  keep([]);
  await drawPage(false);
  expect([cards(), document.querySelector("h2")]).toEqual([[], null]);
});
