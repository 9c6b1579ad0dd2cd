/** @jest-environment jsdom */
import { TextEncoder } from "node:util";
import type { ReactNode } from "react";

Object.assign(globalThis, { TextEncoder });

type Root = (props: { children?: ReactNode }) => ReactNode;

/** The HTML of a page within a component, and what was found about that; all modules are new, as in a new program. */
async function drawn(load: () => Promise<{ default: unknown }>) {
  jest.resetModules();
  const { renderToStaticMarkup } = await import("react-dom/server");
  const { IslandSources } = await import("../../../src/mdx/components/island/island-source");
  const { PageInfoProvider } = await import("../../../src/ui/page-info");
  const { loadRootForHtml, ProjectRoot, rootFindings } = await import("../../../src/layout/shell/project-root");
  const load404 = () => Promise.reject(new Error("404"));
  await loadRootForHtml(load);
  const html = renderToStaticMarkup(
    <PageInfoProvider value={{ path: "/kilns/" }}>
      <IslandSources.Provider value={{ load: load404, check: (element) => void renderToStaticMarkup(element) }}>
        <ProjectRoot>
          <main>Kilns</main>
        </ProjectRoot>
      </IslandSources.Provider>
    </PageInfoProvider>,
  );
  return { html, findings: rootFindings() };
}

const made = (write: (site: (name: string) => never) => Root) => () =>
  Promise.resolve({ default: write(globalThis.___site as never) });

test("a project's component stands around the page, and gives elements to its head", async () => {
  const { html, findings } = await drawn(
    made((site) => {
      const { jsx, jsxs } = site("react/jsx-runtime") as Record<"jsx" | "jsxs", (...given: unknown[]) => JSX.Element>;
      const { default: Head } = site("@docusaurus/Head") as { default: Root };
      const { useLocation } = site("@docusaurus/router") as { useLocation: () => { pathname: string } };
      return function Around({ children }) {
        const { pathname } = useLocation();
        const meta = jsx("meta", { name: "kiln", content: "gas" });
        return jsxs("div", { title: pathname, children: [jsx(Head, { children: meta }), children] });
      };
    }),
  );
  expect(html).toBe('<div title="/kilns/"><main>Kilns</main></div>');
  expect(findings).toEqual({ head: [{ tag: "meta", props: { name: "kiln", content: "gas" } }] });
});

test.each([
  ["cannot be drawn", made(() => () => missing("no window"))],
  ["cannot be loaded", () => Promise.reject(new Error("no window"))],
])("pages are without a component that %s", async (_, load) => {
  const { html, findings } = await drawn(load);
  expect(html).toBe("<main>Kilns</main>");
  expect(findings).toEqual({ head: [], failure: { error: new Error("no window") } });
});

function missing(message: string): never {
  throw new Error(message);
}
