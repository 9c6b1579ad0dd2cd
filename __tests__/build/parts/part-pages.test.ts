import type { Page } from "../../../src/build/feature";
import type { Part } from "../../../src/build/parts/part";
import { pagesForBundles, pagesOfPart, withoutOtherPages } from "../../../src/build/parts/part-pages";

const page = (path: string, component: string): Page => ({ path, component, context: {} });
const pages = [
  page("/docs/a/", "doc.tsx"),
  page("/docs/1.0/a/", "doc.tsx"),
  page("/blog/", "list.tsx"),
  page("/blog/2/", "list.tsx"),
];
const routes = (some: readonly Page[]) => some.map(({ path }) => path);
const old = {
  holdsPage: (placed) => "path" in placed && String(placed.path).startsWith("/docs/1.0/"),
} as Pick<Part, "holdsPage"> as Part;

describe("pages of a part", () => {
  it("are its own, and one for each other template", () => {
    expect(routes(pagesOfPart(pages, old))).toEqual(["/docs/1.0/a/"]);
    expect(routes(pagesForBundles(pages, old))).toEqual(["/blog/"]);
  });

  it("are all pages of a whole site", () => {
    expect([pagesOfPart(pages, undefined), pagesForBundles(pages, undefined)]).toEqual([pages, []]);
  });
});

describe("withoutOtherPages", () => {
  const deleted = (stage: "build-html" | "build-javascript") => {
    const routesDeleted: string[] = [];
    const made = ["/docs/1.0/a/", "/blog/", "/404/"].map((path) => ({ path }));
    const args = {
      stage,
      getNodesByType: () => made,
      actions: { deletePage: ({ path }: { path: string }) => void routesDeleted.push(path) },
    };
    const plugins = withoutOtherPages(args as never, old, () => pages);
    const ended: (() => void)[] = [];
    for (const plugin of plugins)
      plugin.apply({ hooks: { shutdown: { tap: (_name, work) => void ended.push(work) } } });
    expect(routesDeleted).toEqual([]);
    for (const work of ended) work();
    return routesDeleted;
  };

  it("takes pages away when the last bundle is there, those of src/pages with what belongs to no version", () => {
    expect(deleted("build-javascript")).toEqual([]);
    expect(deleted("build-html")).toEqual(["/blog/", "/404/"]);
  });
});
