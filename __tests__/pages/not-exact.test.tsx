/** @jest-environment jsdom */
import NotFoundPage, { Head } from "../../src/pages/404";
import { DocsDataProvider } from "../../src/ui/docs-data";
import { PageInfoProvider, usePageInfo } from "../../src/ui/page-info";
import { docs } from "../support/docs-data";
import { clearDrawn, draw } from "../support/drawn";
import { frameParts } from "../support/frame-parts";
import { prefix } from "../support/gatsby";

function Wishes({ data }: { data: { wishes: string[] } }) {
  return (
    <h1>
      {data.wishes.join()} at {usePageInfo().path}
    </h1>
  );
}

const loadPage = jest.fn(async (_route: string) => ({
  page: { path: "/404/", webpackCompilationHash: "" },
  json: { data: { wishes: ["tea"] }, pageContext: { route: "/wishes/" } },
  component: { default: Wishes },
}));

beforeEach(() => {
  frameParts.push({ place: "below-route", route: "/wishes/", title: "Wishes" });
  window.fetch = () => Promise.reject(new Error("Not asked"));
  window.___loader = {
    loadPage,
    loadPageSync: () => undefined,
    hovering: () => undefined,
    enqueue: () => ({ abort: () => undefined }),
    isPageNotFound: () => true,
  };
});

afterEach(() => {
  clearDrawn();
  frameParts.length = 0;
  prefix.path = "";
  loadPage.mockClear();
});

async function titleAt(path: string): Promise<string | null | undefined> {
  await draw(
    <DocsDataProvider value={docs}>
      <PageInfoProvider value={{ path }}>
        <NotFoundPage />
      </PageInfoProvider>
    </DocsDataProvider>,
  );
  return document.querySelector("h1")?.textContent;
}

test("below a route that is not exact, the page of that route shows with its data", async () => {
  expect(await titleAt("/wishes/coffee/")).toBe("tea at /wishes/coffee/");
  expect(loadPage.mock.calls).toEqual([["/wishes/"]]);
});

test("that page is asked for by its address below a base URL", async () => {
  prefix.path = "/de";
  await titleAt("/wishes/coffee/");
  expect(loadPage.mock.calls).toEqual([["/de/wishes/"]]);
});

test("where a build lacks that page, its title stands alone", async () => {
  const missing = { json: { data: { wishes: [] }, pageContext: { route: "/404/" } }, component: { default: Wishes } };
  loadPage.mockResolvedValueOnce({ page: { path: "/404/", webpackCompilationHash: "" }, ...missing });
  expect(await titleAt("/wishes/coffee/")).toBe("Wishes");
});

test("until that page is here, its title stands alone", async () => {
  loadPage.mockReturnValueOnce(new Promise(() => undefined));
  expect(await titleAt("/wishes/coffee/")).toBe("Wishes");
});

test.each(["/wish/", "/docs/wishes/coffee/"])("at %s the page is not found", async (path) => {
  expect(await titleAt(path)).toBe("Page not found");
  expect(loadPage).not.toHaveBeenCalled();
});

test.each([
  ["/wishes/coffee/", "Wishes"],
  ["/404/", "Page not found"],
])("the title of the window at %s begins with '%s'", async (pathname, title) => {
  await draw(<Head {...({ location: { pathname } } as Parameters<typeof Head>[0])} />);
  expect(document.querySelector("title")?.textContent).toMatch(new RegExp(`^${title} \\| `));
});
