import { TextEncoder } from "node:util";
import type { ReactNode } from "react";
import type { PartFailure } from "../../src/lib/pages/left-out-parts";
import type { PageInfo } from "../../src/ui/page-info";

/** Says that the project has components for parts of pages, and gives what React needs to make HTML. */
export function standOnProjectParts(): void {
  Object.assign(globalThis, { TextEncoder, __THEME_PARTS__: "/assets/theme-parts.js", __PARTS_ACT__: true });
}

/** A component of a project around a part. */
export type Part = (props: Record<string, unknown> & { children?: ReactNode }) => ReactNode;
type Site = (name: string) => never;
type Make = (type: unknown, props?: object, ...children: ReactNode[]) => JSX.Element;

/** A script of a project's components, by the names of their parts, which have modules by the site's names. */
export const partsMadeBy = (write: (site: Site, make: Make) => Record<string, Part>) => () => {
  const site = globalThis.___site as Site;
  const { createElement } = site("react") as { createElement: (...given: unknown[]) => JSX.Element };
  const parts = write(site, (type, props = {}, ...children) => createElement(type, props, ...children));
  const files = Object.fromEntries(Object.keys(parts).map((name) => [name, `./src/theme/${name}`]));
  return Promise.resolve({ parts, files });
};

/**
 * What makes HTML of a page with a project's components, which `load` gives: `drawn` gives that HTML, and `told` what
 * was told meanwhile. All modules are new, as in a new program.
 */
export async function projectPartsOf(load: () => Promise<Record<string, unknown>>) {
  jest.resetModules();
  delete globalThis.___site;
  const told: PartFailure[] = [];
  const { renderToStaticMarkup } = await import("react-dom/server");
  const { IslandSources } = await import("../../src/mdx/components/island/island-source");
  const { PageInfoProvider } = await import("../../src/ui/page-info");
  const { arePartsLost, loadPartsForHtml } = await import("../../src/mdx/components/project/parts");
  const { takeHead } = await import("../../src/mdx/components/project/part-head");
  await loadPartsForHtml(load, (failure) => told.push(failure));
  const drawn = (page: PageInfo, content: ReactNode) =>
    renderToStaticMarkup(
      <PageInfoProvider value={page}>
        <IslandSources.Provider value={{ load, check: renderToStaticMarkup }}>{content}</IslandSources.Provider>
      </PageInfoProvider>,
    );
  return { drawn, takeHead, arePartsLost, told: () => told };
}
