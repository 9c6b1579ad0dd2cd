import { withClasses } from "../../../src/build/hooks/page-classes";
import type { Page } from "../../../src/build/feature";

const pageOf = (template: string, more: Partial<Page> = {}): Page => ({
  ...{ path: "/a/", context: {}, component: `src/features/${template}.tsx` },
  ...more,
});
const classOf = (page: Page, facts: Partial<Parameters<typeof withClasses>[1][number]> = {}) =>
  withClasses([page], [{ id: "a", ...facts }])[0]?.frame?.htmlClass;

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
  [pageOf("search/templates/search"), {}, undefined],
])("%j with %j has the classes that Docusaurus gives it: %s", (page, facts, classes) => {
  expect(classOf(page, facts)).toBe(classes);
});

test("what the frame knows of a page stays", () => {
  const frame = { instance: "default", version: "current", sidebarFile: "a" };
  expect(withClasses([pageOf("docs/templates/tags", { frame })], [])[0]?.frame).toMatchObject(frame);
});
