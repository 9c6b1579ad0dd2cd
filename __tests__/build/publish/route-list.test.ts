import type { Page } from "../../../src/build/feature";
import { routeListOf } from "../../../src/build/publish/route-list";

const page = (path: string, more: Partial<Page> = {}): Page => ({ path, component: "", context: {}, ...more });

test("lists every page that readers may be led to, with the best title there is", () => {
  const pages = [
    page("/docs/", { node: "intro" }),
    page("/docs/1.0/", { node: "old intro", olderVersion: "/docs/1.0/" }),
    page("/docs/1.0/a/", { olderVersion: "/docs/1.0/" }),
    page("/docs/secret/", { node: "secret", hidden: true }),
    page("/docs/category/guides/", { title: "Guides" }),
    page("/docs/tags/"),
    page("/blog/", { title: "Our blog" }),
    page("/blog/page/2/", { continuesList: true }),
    page("/docs/page/2/"),
    page("/old/", { hidden: true }),
  ];
  const titles = new Map([
    ["intro", "Introduction"],
    ["old intro", "Introduction"],
    ["secret", "Secret"],
    ["draft", "Draft"],
  ]);
  expect(routeListOf(pages, titles, ["/", "/404/", "/versions/"], "A site")).toEqual({
    titles: {
      "/": "A site",
      "/versions/": "",
      "/docs/": "Introduction",
      "/docs/1.0/": "Introduction",
      "/docs/1.0/a/": "",
      "/docs/category/guides/": "Guides",
      "/docs/tags/": "",
      "/blog/": "Our blog",
      "/docs/page/2/": "",
    },
    otherVersions: ["/docs/1.0/"],
  });
});

test("calls a home page without a title like the site", () => {
  expect(routeListOf([page("/", { node: "home" })], new Map(), [], "A site").titles).toEqual({ "/": "A site" });
});
