import { docIdOf, docPathOf, numberedNameOf, permalinkOf } from "../../../src/features/docs/doc-path";
import { withoutNumberPrefix } from "../../../src/lib/content/number-prefix";

describe("withoutNumberPrefix", () => {
  it.each([
    ["02-intro", "intro", 2],
    ["1-doc", "doc", 1],
    ["0-doc", "doc", 0],
    ["003 - doc", "doc", 3],
    ["01_doc", "doc", 1],
    ["1.doc", "doc", 1],
    ["1. doc", "doc", 1],
    ["01 -   doc", "doc", 1],
    ["1---doc", "doc", 1],
    ["2021-doc", "doc", 2021],
    ["1-a-2", "a-2", 1],
    ["10-b c", "b c", 10],
  ])("takes the number off %s", (written, name, position) => {
    expect(withoutNumberPrefix(written)).toEqual({ name, position });
  });

  it.each(["doc", "a1-doc", "doc-1", "1doc", "-1-doc", "v1-doc", "toc-2-3", "1", "1-", "", "3"])(
    "finds no number on '%s'",
    (written) => {
      expect(withoutNumberPrefix(written)).toEqual({ name: written });
    },
  );

  it.each([
    "2021-01-31-post",
    "2021-01-31",
    "2021_01_31 - post",
    "2021.01.31-post",
    "21-01-31-post",
    "2021-01-post",
    "01-31-post",
    "7.0-release",
    "3.3.2",
    "1.2.3-beta",
    "8-0-release",
    "1_1-doc",
    "15.0.0",
  ])("takes the date or version %s for a name", (written) => {
    expect(withoutNumberPrefix(written)).toEqual({ name: written });
  });
});

test("an instance may have no number prefixes, or a rule of its own, which is asked once for a name", () => {
  const rule = jest.fn((name: string) => ({ name: `${name}!`, position: 7 }));
  expect(numberedNameOf("2-a")).toEqual({ name: "a", position: 2 });
  expect(numberedNameOf("2-a", false)).toEqual({ name: "2-a" });
  expect([numberedNameOf("2-a", rule), numberedNameOf("2-a", rule)]).toEqual(Array(2).fill(rule("2-a")));
  expect(rule).toHaveBeenCalledTimes(2);
  expect(docPathOf("b/c.md", rule)).toMatchObject({ folders: ["b!"], name: "c!", position: 7 });
});

describe("docPathOf", () => {
  it("takes number prefixes off file and folders", () => {
    expect(docPathOf("2-guides/03-deep/01-intro.mdx")).toEqual({
      folders: ["guides", "deep"],
      name: "intro",
      position: 1,
      isIndex: false,
    });
  });

  it("keeps dates and versions in folders", () => {
    expect(docPathOf("3.3.2/2021-01-31-a.md")).toEqual({
      folders: ["3.3.2"],
      name: "2021-01-31-a",
      position: undefined,
      isIndex: false,
    });
  });

  it.each([
    "guides/index.mdx",
    "guides/Index.md",
    "guides/README.mdx",
    "guides/readme.md",
    "guides/guides.mdx",
    "guides/Guides.mdx",
    "2-guides/2-guides.mdx",
    "index.mdx",
    "readme.mdx",
    "a/guides/guides.md",
  ])("takes %s for the index of its folder", (path) => {
    expect(docPathOf(path).isIndex).toBe(true);
  });

  it.each([
    "guides/intro.mdx",
    "guides/01-index.mdx",
    "2-guides/guides.mdx",
    "guides/a/guides.mdx",
    "guides/indexes.mdx",
    "guides.mdx",
  ])("takes %s for no index", (path) => {
    expect(docPathOf(path).isIndex).toBe(false);
  });

  it("takes off the extension alone", () => {
    expect(docPathOf("dummy.html.mdx").name).toBe("dummy.html");
    expect(docPathOf("a.md.mdx").name).toBe("a.md");
  });
});

describe("docIdOf", () => {
  it.each([
    ["intro.mdx", undefined, "intro"],
    ["2-guides/03-intro.mdx", undefined, "guides/intro"],
    ["guides/index.mdx", undefined, "guides/index"],
    ["guides/intro.mdx", "start", "guides/start"],
    ["01-intro.mdx", "start", "start"],
    ["folder with space/doc 1.mdx", undefined, "folder with space/doc 1"],
  ])("names %s with front matter id %s", (path, id, docId) => {
    expect(docIdOf(docPathOf(path), id)).toBe(docId);
  });
});

describe("permalinkOf", () => {
  const permalink = (path: string, frontMatter: { id?: string; slug?: string } = {}) =>
    permalinkOf("/docs/3.2.1/", docPathOf(path), frontMatter);

  it.each([
    ["installation.mdx", "/docs/3.2.1/installation/"],
    ["01-installation.mdx", "/docs/3.2.1/installation/"],
    ["02-guides/01-intro.mdx", "/docs/3.2.1/guides/intro/"],
    ["guides/index.mdx", "/docs/3.2.1/guides/"],
    ["guides/README.mdx", "/docs/3.2.1/guides/"],
    ["guides/guides.mdx", "/docs/3.2.1/guides/"],
    ["2-guides/2-guides.mdx", "/docs/3.2.1/guides/"],
    ["index.mdx", "/docs/3.2.1/"],
    ["folder with space/doc 1.mdx", "/docs/3.2.1/folder with space/doc 1/"],
    ["dummy.html.mdx", "/docs/3.2.1/dummy.html/"],
    ["Case-Sentitive-Doc.mdx", "/docs/3.2.1/Case-Sentitive-Doc/"],
  ])("follows the path %s", (path, route) => {
    expect(permalink(path)).toBe(route);
  });

  it("takes the front matter id in place of the file name, but not for an index", () => {
    expect(permalink("guides/intro.mdx", { id: "start" })).toBe("/docs/3.2.1/guides/start/");
    expect(permalink("guides/index.mdx", { id: "start" })).toBe("/docs/3.2.1/guides/");
  });

  it.each([
    ["/", "/docs/3.2.1/"],
    ["/start", "/docs/3.2.1/start/"],
    ["/a/b/", "/docs/3.2.1/a/b/"],
  ])("takes the slug %s from the version's root", (slug, route) => {
    expect(permalink("02-guides/intro.mdx", { slug })).toBe(route);
    expect(permalink("02-guides/intro.mdx", { slug, id: "other" })).toBe(route);
  });

  it.each([
    ["start", "/docs/3.2.1/guides/start/"],
    ["./start", "/docs/3.2.1/guides/start/"],
    ["a/b", "/docs/3.2.1/guides/a/b/"],
    ["../start", "/docs/3.2.1/start/"],
    ["../../../start", "/docs/3.2.1/start/"],
  ])("takes the slug %s from the doc's folder, and never above the version's root", (slug, route) => {
    expect(permalink("02-guides/intro.mdx", { slug })).toBe(route);
    expect(permalink("02-guides/index.mdx", { slug })).toBe(route);
  });
});
