import type { Page } from "../../../src/build/feature";
import { routeListOf } from "../../../src/build/publish/route-list";
import { readSite } from "../../../src/lib/site-config";
import { site } from "../../../src/site";

const base = readSite({
  ...site,
  title: "A site",
  blogs: [{ ...site.blogs[0], routeBasePath: "/blog", title: "Our blog" }],
  redirects: [{ from: ["/old", "/older/"], to: "/docs/" }],
});

const page = (path: string, more: Partial<Page> = {}): Page => ({ path, component: "", context: {}, ...more });
const content = (permalink: string, title: string, unlisted = false) => ({ permalink, title, unlisted });

test("lists every page that readers may be led to, with the best title there is", () => {
  const pages = [
    page("/docs/"),
    page("/docs/1.0/"),
    page("/docs/secret/"),
    page("/docs/category/guides/", { title: "Guides" }),
    page("/docs/tags/"),
    page("/docs/tags/secret/", { context: { unlisted: true } }),
    page("/blog/"),
    page("/blog/page/2/"),
    page("/old/"),
    page("/older/"),
  ];
  const contents = [
    content("/docs/", "Introduction"),
    content("/docs/1.0/", "Introduction"),
    content("/docs/secret/", "Secret", true),
    content("/docs/draft/", "Draft"),
  ];
  const versions = [
    { path: "/docs/", isLast: true },
    { path: "/docs/1.0/", isLast: false },
  ];
  expect(routeListOf(pages, contents, versions, ["/", "/404/", "/versions/"], base)).toEqual({
    titles: {
      "/": "A site",
      "/versions/": "",
      "/docs/": "Introduction",
      "/docs/1.0/": "Introduction",
      "/docs/category/guides/": "Guides",
      "/docs/tags/": "",
      "/blog/": "Our blog",
      "/blog/page/2/": "",
    },
    otherVersions: ["/docs/1.0/"],
  });
});
