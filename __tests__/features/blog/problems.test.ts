import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { authorLinks, missingPortraits } from "../../../src/features/blog/problems";
import { allAuthors } from "../../../src/features/blog/author";
import { formatProblem } from "../../../src/lib/problem";
import { readSite } from "../../../src/lib/site-config";
import { smallestSite } from "../../support/site";

const root = mkdtempSync(path.join(os.tmpdir(), "blog-problems-"));
afterAll(() => rmSync(root, { recursive: true }));
beforeAll(() => {
  for (const folder of ["static", "content/blog"]) mkdirSync(path.join(root, folder), { recursive: true });
  writeFileSync(path.join(root, "static/ada.svg"), "");
  const known = "ada:\n  name: Ada\n  url: /about/\n  image_url: /ada.svg\nbob: { name: Bob, image_url: /bob.svg }\n";
  writeFileSync(path.join(root, "content/blog/authors.yml"), known);
  const own = "---\ntitle: A\nauthors:\n  - name: Cy\n    url: /cy/\n    image_url: /cy.svg\n---\n";
  writeFileSync(path.join(root, "content/blog/a.mdx"), own);
});

const site = readSite(smallestSite);
const [blog] = site.blogs;
if (!blog) throw new Error("The smallest site has no blog.");
const [cy, dan] = allAuthors(
  {
    cy: { name: "Cy", url: "/cy/", image_url: "/cy.svg", page: false },
    dan: { name: "Dan", image_url: "/assets/dan-1.svg", page: false },
  },
  blog,
);
if (!cy || !dan) throw new Error("There are two authors.");
const post = {
  file: "content/blog/a.mdx",
  contentRoot: "content/blog",
  // Those of posts have no key; one with a key is told of in the authors file.
  authors: [{ ...cy, key: null }, { ...dan, key: null }, dan],
  assets: { "content/blog/dan.svg": "/assets/dan-1.svg" },
};

test("where names lead is checked, with its line in the authors file or in the post", () => {
  const contentRoot = "content/blog";
  expect(authorLinks([post], { root, site })).toEqual([
    { file: "content/blog/authors.yml", contentRoot, links: [{ url: "/about/", line: 3, isDrawn: true }] },
    { file: "content/blog/a.mdx", contentRoot, links: [{ url: "/cy/", line: 5, isDrawn: true }] },
  ]);
});

test("so are pictures, but those that a post publishes", () => {
  expect(missingPortraits([post], { root, site }).map(formatProblem)).toEqual([
    [
      "content/blog/authors.yml:5",
      "  `image_url` is '/bob.svg', and there is no static/bob.svg.",
      "  → Put the file there, or name one that is.",
    ].join("\n"),
    [
      "content/blog/a.mdx:6",
      "  `image_url` is '/cy.svg', and there is no static/cy.svg.",
      "  → Put the file there, or name one that is.",
    ].join("\n"),
  ]);
});
