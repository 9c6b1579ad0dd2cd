import { fileLinkOf, fileLinkTo, isFileLink, linkedFile, siteFileOf } from "../../../../src/mdx/compile/builders/links";

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
    ["100%.mdx", "file:content/docs/current/guides/100%25.mdx"],
    ["./c%23.mdx?a#b", "file:content/docs/current/guides/c%23.mdx?a#b"],
    ["/what%3F.mdx", "file:/what%3F.mdx"],
  ])("names the file of %s from the site's root", (url, link) => {
    expect(fileLinkOf(url, { file, settings: {} })).toBe(link);
  });
});

describe("linkedFile", () => {
  it.each([
    ["file:content/docs/a b.mdx", { path: "content/docs/a b.mdx", query: "", hash: "" }],
    ["file:content/docs/c%23.mdx?a#b", { path: "content/docs/c#.mdx", query: "?a", hash: "#b" }],
    ["file:/a%2520b.mdx", { path: "content/blog/a%20b.mdx", query: "", hash: "" }],
  ])("reads %s, of which a link is made again", (url, parts) => {
    expect(linkedFile(url, "content/blog")).toEqual(parts);
    if (!url.startsWith("file:/")) expect(fileLinkTo(parts)).toBe(url);
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

  it("takes the folder of Docusaurus' own files for that of its plugins' data", () => {
    const origin = { file: "../website/docs/a.md", settings: { siteFolder: "../website" } };
    for (const written of ["@generated/a/b.md", "@site/.docusaurus/a/b.md", "../.docusaurus/a/b.md"])
      expect(siteFileOf(written, origin)).toBe(".cache/webpack/docusaurus/data/a/b.md");
    expect(siteFileOf("@generated/a/b.md", { file, settings: {} })).toBe(
      "content/docs/current/guides/@generated/a/b.md",
    );
  });
});
