import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import picomatch from "picomatch";
import { foldersInside, gatsbyConfigOf, isTemporary } from "../../src/build/config";
import { packagesOf } from "../../src/build/packages-of.cjs";
import { filesOf } from "../../src/build/nodes/content-files";
import { smallestSite } from "../support/site";

test("a site has no sitemap where search engines are kept away from it, or patterns leave out all of its pages", () => {
  const hasSitemap = (noIndex: boolean, ...ignorePatterns: string[]) =>
    JSON.stringify(gatsbyConfigOf({ ...smallestSite, noIndex, sitemap: { ignorePatterns } }, []).plugins).includes(
      "gatsby-plugin-sitemap",
    );
  expect([hasSitemap(false), hasSitemap(false, "/a/**"), hasSitemap(true)]).toEqual([true, true, false]);
  expect(["/**", "**", "/**/"].map((pattern) => hasSitemap(false, "/a/", pattern))).toEqual([false, false, false]);
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

type Watcher = { on: (event: string, told: (file: string) => void) => void; close: () => Promise<void> };
type Chokidar = { watch: (folder: string, options: { ignored: (file: string) => boolean }) => Watcher };

/** What gatsby-source-filesystem finds in a folder, by its own watcher. */
const watchedFiles = (folder: string) =>
  new Promise<string[]>((resolve) => {
    const { watch } = packagesOf(process.cwd(), "gatsby-source-filesystem")("chokidar") as Chokidar;
    const found: string[] = [];
    const watcher = watch(folder, { ignored: isTemporary });
    watcher.on("add", (file) => found.push(path.relative(folder, file)));
    watcher.on("ready", () => void watcher.close().then(() => resolve(found.sort())));
  });

test("files that programs write for a moment are no content, for builds and for the check alike", async () => {
  const root = mkdtempSync(path.join(os.tmpdir(), "temporary-"));
  const written = ["4913", "a.mdx~", "#a.mdx#", "a.mdx___jb_tmp___", "sedzhnLYg"];
  const kept = [
    "a.mdx",
    "c#.mdx",
    "4913.mdx",
    "sedan.mdx",
    "sedge.mdx",
    "sed-ab.md",
    "~a.mdx",
    "sedation",
    "sed-guide",
  ];
  const folders = ["4913", "sediments", "sed-guides", "#old#"].map((folder) => `${folder}/a.mdx`);
  for (const file of [...written, ...kept].map((name) => `guides/${name}`).concat(folders, "old~/a.mdx")) {
    mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(root, file), "");
  }
  const expected = [...kept.map((name) => `guides/${name}`), ...folders].sort();
  expect(await watchedFiles(root)).toEqual(expected);
  const checked = filesOf(root, { name: "docs", folder: "." }, []).map(({ node }) => node.relativePath);
  expect(checked.sort()).toEqual(expected);
  rmSync(root, { recursive: true });
});
