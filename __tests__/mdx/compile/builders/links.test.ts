import { fileLinkOf, isFileLink, siteFileOf } from "../../../../src/mdx/compile/builders/links";

const file = "content/docs/current/guides/a.mdx";

describe("isFileLink", () => {
  it.each(["a.mdx", "./a.md", "../b/c.MDX#d", "/a.mdx?b#c", "@site/content/a.mdx", "folder%20with%20space/a.mdx"])(
    "is so for %s",
    (url) => {
      expect(isFileLink(url)).toBe(true);
    },
  );

  it.each([
    "https://example.org/a.md",
    "pathname:///a.mdx",
    "/docs/a/",
    "a.mdx/",
    "#a.mdx",
    "a?b=c.md",
    "a.mdxx",
    "mailto:a@example.md",
  ])("is not so for %s", (url) => {
    expect(isFileLink(url)).toBe(false);
  });
});

describe("fileLinkOf", () => {
  it.each([
    ["b.mdx", "file:content/docs/current/guides/b.mdx"],
    ["./b.mdx#c", "file:content/docs/current/guides/b.mdx#c"],
    ["../b.mdx?a#c", "file:content/docs/current/b.mdx?a#c"],
    ["../../../blog/b.mdx", "file:content/blog/b.mdx"],
    ["/guides/b.mdx#c", "file:/guides/b.mdx#c"],
    ["@site/content/blog/b.mdx#c", "file:content/blog/b.mdx#c"],
    ["folder%20with%20space/doc%201.mdx", "file:content/docs/current/guides/folder with space/doc 1.mdx"],
    ["100%.mdx", "file:content/docs/current/guides/100%.mdx"],
  ])("names the file of %s from the site's root", (url, link) => {
    expect(fileLinkOf(url, { file, settings: {} })).toBe(link);
  });
});

describe("siteFileOf", () => {
  it.each([
    ["./img/a.png", "content/docs/current/guides/img/a.png"],
    ["img/a.png", "content/docs/current/guides/img/a.png"],
    ["../a.png", "content/docs/current/a.png"],
    ["@site/static/img/a.png", "static/img/a.png"],
  ])("names %s from the site's root", (written, path) => {
    expect(siteFileOf(written, { file, settings: {} })).toBe(path);
  });

  it("takes `@site` for the folder of the site where that is another one", () => {
    const origin = { file: "../website/docs/a.md", settings: { siteFolder: "../website" } };
    expect(siteFileOf("@site/static/a.png", origin)).toBe("../website/static/a.png");
    expect(siteFileOf("../static/a.png", origin)).toBe("../website/static/a.png");
  });
});
