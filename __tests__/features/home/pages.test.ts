import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import type { Page } from "../../../src/build/feature";
import { homeLinks, homePages } from "../../../src/features/home/pages";
import { readSite } from "../../../src/lib/site-config";
import { smallestSite } from "../../support/site";

const site = readSite(smallestSite);
const index = {
  id: "index",
  name: "index",
  file: "content/home/index.mdx",
  settings: {
    releases: {
      title: "R",
      blog: "log",
      link: { label: "L", to: "/log/" },
    },
  },
};
const listOf = (instance: string, page: number, ids: string[]): Page => ({
  path: `/${instance}/${page}/`,
  component: "list.tsx",
  context: { instance, page, ids, postCount: 12 },
});

test("the page counts and shows the posts that the list of releases has, and no drafts and unlisted ones", () => {
  const { pages } = homePages({ getNodesByType: () => [index] as never }, { site }, [
    listOf("blog", 1, ["x"]),
    listOf("log", 2, ["e"]),
    listOf("log", 1, ["a", "b", "c", "d"]),
  ]);
  expect(pages.map(({ path, context }) => [path, context])).toEqual([
    ["/", { docs: "default", releases: ["a", "b", "c"], releaseCount: 12 }],
  ]);
});

test("without such a list there is nothing to count", () => {
  const { pages } = homePages({ getNodesByType: () => [index] as never }, { site });
  expect(pages[0]?.context).toEqual({ docs: "default", releases: [], releaseCount: 0 });
});

test("links of the page's front matter have their lines", () => {
  const root = mkdtempSync(path.join(os.tmpdir(), "home-links-"));
  mkdirSync(path.join(root, "content/home"), { recursive: true });
  const lines = [
    "---",
    "actions:",
    "  - { label: Begin, to: /docs/ }",
    "releases:",
    "  link:",
    "    to: /log/",
    "---",
    "",
  ];
  writeFileSync(path.join(root, index.file), lines.join("\n"));
  const settings = { ...index.settings, actions: [{ label: "Begin", to: "/docs/" }], facts: [] };
  const nodes = [{ ...index, contentRoot: "content/home", settings }];
  expect(homeLinks({ getNodesByType: () => nodes as never }, { root, site })).toEqual([
    {
      file: "content/home/index.mdx",
      contentRoot: "content/home",
      links: [
        { url: "/docs/", line: 3, isDrawn: true },
        { url: "/log/", line: 6, isDrawn: true },
      ],
    },
  ]);
  rmSync(root, { recursive: true });
});
