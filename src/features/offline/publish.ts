import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { keptScript } from "../../build/bundler/kept-script";
import { loadedStylesheet } from "../../build/publish/assets";
import { currentScripts } from "../../build/publish/current-scripts";
import type { Problem } from "../../lib/problem";
import type { PublishedPage, Publisher, StartPublisher } from "../../build/publish/publisher";
import { WrittenFiles } from "../../build/publish/written-files";
import { docsTagOf } from "../../lib/pages/search-record";
import { decodeAddress } from "../../lib/routes/url";
import { SITE_FILE } from "../../lib/settings/site-file";
import { filesOfStyles, routeFilesIn, searchFiles } from "./build-files";
import { FileList } from "./file-list";
import { DIGEST_LENGTH, manifestAddress, pageDataAddress, type Place } from "./manifest";
import { filesOfPage, targetOfPage } from "./page-files";
import { endingWorker, siteWorker, WORKER_SOURCE } from "./worker-text";
import { filesIn } from "../../files/files-in";
import { isFileAt } from "../../files/is-file-at";
import { NOT_FOUND_ROUTE, NOT_FOUND_FILE } from "../../lib/routes/not-found";

/**
 * What is kept of a page: the digest of its HTML, the files that this names, where it leads if it does nothing else,
 * and its data file as it was.
 */
type KeptPage = { digest: string; files: string[]; target?: string; data: DataFile | undefined };
/** A page that leads on, and has itself kept. */
type MovedPage = { target: string; keep: (place: Place) => void };
/** A file with its digest; where time in milliseconds and bytes are the same, it was not written again. */
type DataFile = { time: number; size: number; digest: string };

const WORKER = "sw.js";
/** What gatsby-plugin-offline puts into a build beside its worker: the folder of Workbox, and a script. */
const OF_PLUGIN = /^(?:workbox-v[\d.]+|idb-keyval-[\d.]+-iife\.min\.js)$/;
const BYTES_PER_MB = 1_000_000;
/** The places whose files are there once the worker has taken over. */
const AT_ONCE = ["now", "docs"] as const satisfies Place[];
/** Routes whose pages are there without a network whatever else is; one is the page for what is not there. */
const ALWAYS = ["/", NOT_FOUND_ROUTE];

/**
 * Writes what the worker keeps for offline, with digests by which it tells builds apart, and the worker itself: that of
 * gatsby-plugin-offline with the site's own behaviour, or one that ends all earlier ones where the site has none.
 */
export const publishOffline: StartPublisher<KeptPage> = ({ root, site }) => {
  const folder = path.join(root, "public");
  const files = new WrittenFiles(root, "offline");
  if (!site.offline.enabled) return withoutMode(folder, files, site.baseUrl);
  const list = new FileList(folder, digestOfFile);
  const tags = new Set<string>();
  const moved: MovedPage[] = [];
  return {
    page: (page, kept) => {
      const { digest, files: named, target } = kept ?? readPage(page, site.baseUrl);
      const dataAddress = pageDataAddress(page.route);
      const data = dataFileOf(path.join(folder, decodeAddress(dataAddress)), kept?.data);
      const { docs } = page.search ?? {};
      const isCurrentDoc = docs !== undefined && page.olderVersion === undefined && !page.hidden && !page.noIndex;
      const isNow = ALWAYS.includes(page.route) || page.route === site.search.searchPagePath;
      if (isCurrentDoc) tags.add(docsTagOf(docs.instance, docs.version));
      const keep = (place: Place) => {
        list.add(page.route, place, digest);
        if (data) list.add(dataAddress, place, data.digest);
        for (const file of named) list.add(file, place);
      };
      keep(isNow ? "now" : isCurrentDoc ? "docs" : "later");
      if (target !== undefined) moved.push({ target, keep });
      return { digest, files: named, target, data };
    },
    endPart: () => {
      keepPlugin(folder, files);
      files.finish();
    },
    end: async () => {
      const script = await keptScript(root, "offline-worker", { stdin: { contents: WORKER_SOURCE, resolveDir: root } });
      keepMoved(moved, list);
      addFilesBesidePages(list, folder, tags);
      for (const place of AT_ONCE)
        for (const file of filesOfStyles(folder, list.styles(place), site.baseUrl)) list.add(file, place);
      const problems = keepWithin(site.offline.limitMB, list);
      const text = JSON.stringify(list.manifest());
      const digest = digestOf(text);
      files.write(manifestAddress(digest).slice(1), text);
      const worker = keepPlugin(folder, files);
      files.finish();
      writeFileSync(path.join(folder, WORKER), siteWorker(script, worker, digest));
      return problems;
    },
  };
};

/** What a site without the mode publishes: the worker that ends all earlier ones. */
function withoutMode(folder: string, files: WrittenFiles, baseUrl: string): Publisher<KeptPage> {
  const end = () => {
    files.finish();
    writeFileSync(path.join(folder, WORKER), endingWorker(baseUrl));
  };
  return { ...files.withoutAny(), end };
}

/** Adds what no page names: scripts, search with the indexes of docs with the given tags, the list of routes. */
function addFilesBesidePages(list: FileList, folder: string, tags: ReadonlySet<string>): void {
  const [routes, search] = [routeFilesIn(folder), searchFiles(folder, tags)];
  const others = [NOT_FOUND_FILE, pageDataAddress(NOT_FOUND_FILE), loadedStylesheet(), ...currentScripts(folder)];
  for (const file of [...others, ...routes.first, ...search.first]) list.add(file, "now");
  for (const file of [...routes.more, ...search.more]) list.add(file, "docs");
}

/**
 * Keeps the files that gatsby-plugin-offline has put into a build for its worker, which is there by the end, made anew
 * in this build; returns its text. A later build without the mode, or with another Workbox, has no use for them.
 */
function keepPlugin(folder: string, files: WrittenFiles): string {
  const worker = readFileSync(path.join(folder, WORKER), "utf8");
  const filesAt = (name: string) =>
    isFileAt(path.join(folder, name)) ? [name] : filesIn(path.join(folder, name)).map((file) => `${name}/${file}`);
  const names = readdirSync(folder).filter((name) => OF_PLUGIN.test(name) && worker.includes(name));
  for (const name of names.flatMap(filesAt)) files.keep(name);
  return worker;
}

function readPage(page: PublishedPage, baseUrl: string): Omit<KeptPage, "data"> {
  const html = page.html();
  return { digest: digestOf(html), files: filesOfPage(html, baseUrl), target: targetOfPage(html, baseUrl) };
}

/** The data file of a page, read where it is not as it was; undefined where there is none. */
function dataFileOf(file: string, before?: DataFile): DataFile | undefined {
  const stat = statSync(file, { throwIfNoEntry: false });
  if (!stat) return undefined;
  const { mtimeMs: time, size } = stat;
  return before?.time === time && before.size === size ? before : { time, size, digest: digestOf(readFileSync(file)) };
}

function digestOfFile(file: string): string | undefined {
  return isFileAt(file) ? digestOf(readFileSync(file)) : undefined;
}

function digestOf(content: string | Buffer): string {
  return createHash("sha256").update(content).digest("hex").slice(0, DIGEST_LENGTH);
}

/** Keeps pages that lead on to what is kept at once, also by way of one another. */
function keepMoved(moved: readonly MovedPage[], list: FileList): void {
  const waiting: MovedPage[] = [];
  for (const page of moved) {
    const place = AT_ONCE.find((at) => at === list.placeOf(page.target));
    if (place) page.keep(place);
    else waiting.push(page);
  }
  if (waiting.length < moved.length) keepMoved(waiting, list);
}

/** Leaves the docs for later where all that is kept at once has more MB than the limit, and says so. */
function keepWithin(limitMB: number, list: FileList): Problem[] {
  const { files, bytes } = list.size();
  if (bytes <= limitMB * BYTES_PER_MB) return [];
  list.keepDocsLater();
  // Who sets no MB at all knows.
  if (limitMB === 0) return [];
  const size = `${Math.ceil(bytes / BYTES_PER_MB)} MB in ${files} files`;
  return [
    {
      severity: "info",
      file: SITE_FILE,
      message: `Offline, readers have the docs that they read before: the site with all current docs and their search has ${size}, above \`offline.limitMB\`, ${limitMB}.`,
      remedy:
        "Raise that limit where readers should fetch all of it at once, or set it to 0 to leave it so without this note.",
    },
  ];
}
