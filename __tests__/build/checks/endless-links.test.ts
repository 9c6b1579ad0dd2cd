import { symlinkSync } from "node:fs";
import path from "node:path";
import { endlessLinks } from "../../../src/build/checks/endless-links";
import type { Feature } from "../../../src/build/feature";
import { formatProblem } from "../../../src/lib/problem";
import { standOnSmallSite } from "../../support/small-site";

const site = standOnSmallSite({
  docs: [{ id: "default", content: "content/docs", routeBasePath: "/docs" }],
  pages: [{ id: "pages", content: "content", routeBasePath: "/" }],
});
const features: Feature[] = [
  { name: "docs", sources: ({ docs }) => docs.map(({ id, content }) => ({ name: id, folder: content })) },
  { name: "pages", sources: ({ pages }) => pages.map(({ id, content }) => ({ name: id, folder: content })) },
];
const link = (target: string, place: string) => symlinkSync(target, path.join(site.context().root, place));

beforeEach(() => site.write("content/docs/guides/a.mdx", "A."));

test("links to files, to folders elsewhere and to nothing are as good as what they lead to", () => {
  site.write("shared/b.mdx", "B.");
  link("../../shared", "content/docs/shared");
  link("../../shared/b.mdx", "content/docs/b.mdx");
  link("../../gone", "content/docs/gone");
  expect(endlessLinks(features, site.context())).toEqual([]);
});

test("a link to a folder above it is named once, also where it gets there by another one", () => {
  site.write("shared/b.mdx", "B.");
  link(".", "content/docs/here");
  link("../../shared", "content/docs/shared");
  link("../content/docs", "shared/back");
  link("itself", "content/docs/itself");
  const problems = endlessLinks(features, site.context());
  expect(problems.map(({ file }) => file).sort()).toEqual([
    "content/docs/here",
    "content/docs/itself",
    "content/docs/shared/back",
  ]);
  const [first] = problems;
  expect(first && formatProblem(first)).toMatchInlineSnapshot(`
    "content/docs/here
      This link leads back to a folder that it is in, so whoever follows it comes to no end.
      → Remove the link, or let it lead to a folder elsewhere."
  `);
});

test("a link to a folder around the content is named itself, not what it leads to", () => {
  link("../../..", "content/docs/guides/site");
  expect(endlessLinks(features, site.context()).map(({ file }) => file)).toEqual(["content/docs/guides/site"]);
});

test("a folder that is not there is told of elsewhere", () => {
  site.remove("content");
  expect(endlessLinks(features, site.context())).toEqual([]);
});
