import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";

/**
 * Node's limit for long-lived objects in a build, in MB. Without one Node collects them late: 3,000 docs took 1.16 GB
 * at the peak, with it under 0.95 GB and about 3 % more time.
 */
const SMALLEST_MB = 1280;

/** Up to so many files of content the smallest limit is enough: 10,000 docs were built with it, 30,000 were not. */
const FILES = 10_000;

/** What each further file adds, in MB: 30,000 docs held 2 GB. */
const FILE_MB = 0.1;

/**
 * Node's limit for long-lived objects in the build of a site with so many files of content, in MB.
 * @param {number} files
 */
export function heapLimit(files) {
  return SMALLEST_MB + Math.ceil(Math.max(0, files - FILES) * FILE_MB);
}

/** Up to so many files of content the heap is left as it is: there, compacting it took 5 % more time. */
const FILES_OF_A_SMALL_SITE = 1000;

/**
 * Environment in which the programs of a build of many files compact their heaps, see `lean-gatsby/compact-heap.cjs`.
 * @param {number} files how many files of content the site is built from
 * @returns {Record<string, string>}
 */
export function compactingEnv(files) {
  return files > FILES_OF_A_SMALL_SITE ? { SITE_COMPACT_HEAP: "1" } : {};
}

/**
 * How many Markdown files a site is built from: those of its content, of the folders that `src/site.ts` names, and of
 * the Docusaurus folder that the environment names in its place.
 * @param {string} root folder of the site
 * @param {string} [docusaurus] the other folder, from the root
 */
export function countContent(root, docusaurus) {
  const named = ["content", ...foldersNamed(path.join(root, "src/site.ts")), ...(docusaurus ? [docusaurus] : [])];
  const all = [...new Set(named.map((folder) => path.resolve(root, folder)))];
  // A text below `content` may also be that of an element of the head: it may name a file, or what is around the site.
  const folders = all.filter((name) => path.relative(name, root).startsWith("..") && isFolder(name));
  const outer = folders.filter((folder) => !folders.some((other) => folder.startsWith(other + path.sep)));
  return outer.map(countMarkdown).reduce((sum, count) => sum + count, 0);
}

/** @param {string} name */
function isFolder(name) {
  return statSync(name, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

/**
 * The folders of content that a configuration has as text: it is counted before TypeScript is read.
 * @param {string} file
 */
function foldersNamed(file) {
  if (!existsSync(file)) return [];
  const text = readFileSync(file, "utf8");
  return [...text.matchAll(/\b(?:content|docusaurus|folder)"?:\s*(["'`])([^"'`\n]+)\1/g)].map(
    ([, , folder = ""]) => folder,
  );
}

/**
 * @param {string} folder
 * @returns {number}
 */
function countMarkdown(folder) {
  const entries = readdirSync(folder, { withFileTypes: true }).filter(({ name }) => name !== "node_modules");
  const inFolders = entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => countMarkdown(path.join(folder, name)));
  const here = entries.filter((entry) => entry.isFile() && /\.mdx?$/.test(entry.name)).length;
  return inFolders.reduce((sum, count) => sum + count, here);
}
