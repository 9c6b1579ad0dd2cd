import { symlinkSync } from "node:fs";
import path from "node:path";
import { foreignLinks } from "../../../src/build/checks/foreign-links";
import type { Feature } from "../../../src/build/feature";
import { formatProblem } from "../../../src/lib/problem";
import { standOnSmallSite } from "../../support/small-site";

const site = standOnSmallSite({
  docs: [{ id: "safe", content: "content/docs", routeBasePath: "/docs", mdx: "safe" }],
  pages: [{ id: "full", content: "content/pages", routeBasePath: "/" }],
});
const features: Feature[] = [
  { name: "docs", sources: ({ docs }) => docs.map(({ id, content }) => ({ name: id, folder: content })) },
  { name: "pages", sources: ({ pages }) => pages.map(({ id, content }) => ({ name: id, folder: content })) },
];

test("content that may run no code has no files of elsewhere by links", () => {
  for (const file of ["secret/key.mdx", "content/shared/a.mdx", "content/docs/b.mdx", "content/pages/c.mdx"])
    site.write(file, "Text.");
  for (const [target, link] of [
    ["../../secret", "content/docs/secret"],
    ["../shared/a.mdx", "content/docs/a.mdx"],
    ["../../secret/key.mdx", "content/pages/key.mdx"],
  ] as const)
    symlinkSync(target, path.join(site.root, link));
  expect(foreignLinks(features, site.context()).map(formatProblem)).toEqual([
    [
      "content/docs/secret/key.mdx",
      "  By a symbolic link, this file lies outside of the folders that content may use.",
      "  → Put a copy in the place of the link, or let it lead into one of these folders.",
      "  valid: content, static",
    ].join("\n"),
  ]);
  // Another check tells of a folder that is not there.
  site.remove("content/pages");
  expect(foreignLinks(features, site.context())).toEqual([]);
});
