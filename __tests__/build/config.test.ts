import picomatch from "picomatch";
import { foldersInside, gatsbyConfigOf, TEMPORARY } from "../../src/build/config";
import { smallestSite } from "../support/site";

test("a site that search engines are kept away from has no sitemap", () => {
  const hasSitemap = (noIndex: boolean) =>
    JSON.stringify(gatsbyConfigOf({ ...smallestSite, noIndex }, []).plugins).includes("gatsby-plugin-sitemap");
  expect([hasSitemap(false), hasSitemap(true)]).toEqual([true, false]);
});

test("a source leaves the files of sources inside it to these", () => {
  const sources = [{ folder: "/w/docs" }, { folder: "/w/docs/a (1)" }, { folder: "/w/docs-b" }, { folder: "/w/docs" }];
  const inside = foldersInside("/w/docs", sources);
  expect(inside).toHaveLength(1);
  expect(picomatch(inside)("/w/docs/a (1)/x/y.md")).toBe(true);
  expect(["/w/docs/x.md", "/w/docs/a/y.md", "/w/docs-b/z.md"].map((file) => picomatch(inside)(file))).toEqual([
    false,
    false,
    false,
  ]);
  expect(foldersInside("/w/docs-b", sources)).toEqual([]);
});

test("files that programs write for a moment are no content", () => {
  const isTemporary = picomatch(TEMPORARY, { dot: true });
  const written = ["4913", "a.mdx~", "#a.mdx#", "a.mdx___jb_tmp___", "sedzhnLYg", ".a.mdx~"];
  expect(written.map((name) => isTemporary(`/w/docs/${name}`))).toEqual(written.map(() => true));
  const kept = ["a.mdx", "c#.mdx", "4913.mdx", "sediment.mdx", "~a.mdx"];
  expect(kept.map((name) => isTemporary(`/w/docs/${name}`))).toEqual(kept.map(() => false));
});
