import { notFoundWithClasses, withClasses } from "../../../src/build/hooks/page-classes";
import type { Page } from "../../../src/build/feature";
import { readSite } from "../../../src/lib/site-config";
import { smallestSite } from "../../support/site";

const pageOf = (template: string, more: Partial<Page> = {}): Page => ({
  path: "/a/",
  context: {},
  component: `src/features/${template}.tsx`,
  ...more,
});
const { docs } = readSite({
  ...smallestSite,
  docs: [
    {
      id: "api",
      content: "api",
      routeBasePath: "/api",
      versions: { "1.0": {}, "2.0": { className: "newest large" }, "3.0": { className: "" } },
    },
  ],
});
const classOf = (page: Page, facts: Partial<Parameters<typeof withClasses>[1][number]> = {}) =>
  withClasses([page], [{ id: "a", ...facts }], docs)[0]?.frame?.htmlClass;

const inVersion = { frame: { instance: "default", version: "current" } };

test.each([
  [
    pageOf("docs/templates/doc", { ...inVersion, node: "a" }),
    { docId: "guides/a" },
    "plugin-docs plugin-id-default docs-wrapper docs-doc-page docs-version-current docs-doc-id-guides/a",
  ],
  [
    pageOf("docs/templates/category", { frame: { instance: "api", version: "1.0" } }),
    {},
    "plugin-docs plugin-id-api docs-wrapper docs-doc-page docs-version-1.0",
  ],
  [
    pageOf("docs/templates/tag", inVersion),
    {},
    "plugin-docs plugin-id-default docs-wrapper docs-tags-doc-list-page docs-version-current",
  ],
  [
    pageOf("blog/templates/post", { frame: { instance: "blog" }, node: "a" }),
    {},
    "plugin-blog plugin-id-default blog-wrapper blog-post-page",
  ],
  [
    pageOf("blog/templates/list", { frame: { instance: "news" } }),
    {},
    "plugin-blog plugin-id-news blog-wrapper blog-list-page",
  ],
  [pageOf("blog/templates/archive", { frame: { instance: "blog" } }), {}, "plugin-blog plugin-id-default"],
  [
    pageOf("pages/templates/standalone", { node: "a" }),
    { instance: "pages", isCode: true, htmlClasses: ["own"] },
    "plugin-pages plugin-id-default own",
  ],
  [
    pageOf("pages/templates/standalone", { node: "a" }),
    { instance: "pages", isCode: false, wrapperClassName: null },
    "plugin-pages plugin-id-default mdx-wrapper mdx-page",
  ],
  [
    pageOf("pages/templates/standalone", { node: "a" }),
    { instance: "pages", isCode: false, wrapperClassName: "wide" },
    "plugin-pages plugin-id-default wide mdx-page",
  ],
  [
    pageOf("docs/templates/tags", { frame: { instance: "api", version: "2.0" } }),
    {},
    "plugin-docs plugin-id-api docs-wrapper docs-tags-list-page newest large",
  ],
  [
    pageOf("docs/templates/tags", { frame: { instance: "api", version: "3.0" } }),
    {},
    "plugin-docs plugin-id-api docs-wrapper docs-tags-list-page",
  ],
  [pageOf("search/templates/search"), {}, "plugin-search-algolia plugin-id-default search-page-wrapper"],
  [pageOf("showcase/templates/showcase"), {}, undefined],
])("%j with %j has the classes that Docusaurus gives it: %s", (page, facts, classes) => {
  expect(classOf(page, facts)).toBe(classes);
});

test("what the frame knows of a page stays", () => {
  const frame = { instance: "default", version: "current", sidebarFile: "a" };
  expect(withClasses([pageOf("docs/templates/tags", { frame })], [], docs)[0]?.frame).toMatchObject(frame);
});

test.each(["/404/", "/404.html"])("the page for wrong addresses has classes at %s, given once", (path) => {
  const classed = notFoundWithClasses({ path, component: "404.tsx", context: { a: 1 } });
  expect(classed).toEqual({
    path,
    component: "404.tsx",
    context: { a: 1, frame: { htmlClass: "plugin-native plugin-id-default" } },
  });
  expect(classed && notFoundWithClasses(classed)).toBeUndefined();
});

test("no other page is one for wrong addresses", () => {
  expect(notFoundWithClasses({ path: "/docs/404/" })).toBeUndefined();
});
