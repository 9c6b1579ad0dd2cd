import { createHash } from "node:crypto";
import { readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { keptScript } from "../../build/bundler/kept-script";
import { loadedStylesheet } from "../../build/publish/assets";
import { currentScripts } from "../../build/publish/current-scripts";
import type { PublishedPage, StartPublisher } from "../../build/publish/publisher";
import { WrittenFiles } from "../../build/publish/written-files";
import { isHashedFile } from "../../lib/routes/hashed-files";
import { docsTagOf } from "../../lib/pages/search-record";
import { decodeAddress } from "../../lib/routes/url";
import { filesOfStyles, routeFilesIn, searchFiles } from "./build-files";
import { DIGEST_LENGTH, manifestAddress, pageDataAddress, type OfflineManifest } from "./manifest";
import { filesOfPage, targetOfPage } from "./page-files";
import { endingWorker, siteWorker, WORKER_SOURCE } from "./worker-text";
import { NOT_FOUND_ROUTE, NOT_FOUND_FILE } from "../../lib/routes/not-found";
import { isFileAt } from "../../files/is-file-at";

/**
 * What is kept of a page: the digest of its HTML, the files that this names, where it leads if it does nothing else,
 * and its data file as it was.
 */
type KeptPage = { digest: string; files: string[]; target?: string; data: DataFile | undefined };
/** A page that leads on, and has itself kept. */
type MovedPage = { target: string; keep: () => void };
/** A file with its digest; where time in milliseconds and bytes are the same, it was not written again. */
type DataFile = { time: number; size: number; digest: string };

const WORKER = "sw.js";
/** Routes whose pages are there without a network beside the docs; one is the page for what is not there. */
const ALWAYS = ["/", NOT_FOUND_ROUTE];

/**
 * Writes what the worker keeps for offline, with digests by which it tells builds apart, and the worker itself: that of
 * gatsby-plugin-offline with the site's own behaviour, or one that ends all earlier ones where the site has none.
 */
export const publishOffline: StartPublisher<KeptPage> = ({ root, site }) => {
  const folder = path.join(root, "public");
  const files = new WrittenFiles(root, "offline");
  if (!site.offline.enabled) {
    return {
      end: () => {
        files.finish();
        writeFileSync(path.join(folder, WORKER), endingWorker(site.baseUrl));
      },
    };
  }
  const list = new FileList(folder);
  const tags = new Set<string>();
  const moved: MovedPage[] = [];
  return {
    page: (page, kept) => {
      const { digest, files: named, target } = kept ?? readPage(page, site.baseUrl);
      const dataAddress = pageDataAddress(page.route);
      const data = dataFileOf(path.join(folder, decodeAddress(dataAddress)), kept?.data);
      const { docs } = page.search ?? {};
      const isCurrentDoc = docs !== undefined && page.olderVersion === undefined && !page.hidden && !page.noIndex;
      const isNow = isCurrentDoc || ALWAYS.includes(page.route) || page.route === site.search.searchPagePath;
      if (isCurrentDoc) tags.add(docsTagOf(docs.instance, docs.version));
      const add = (now: boolean) => {
        list.add(page.route, now, digest);
        if (data) list.add(dataAddress, now, data.digest);
        for (const file of named) list.add(file, now);
      };
      add(isNow);
      if (target !== undefined) moved.push({ target, keep: () => add(true) });
      return { digest, files: named, target, data };
    },
    end: async () => {
      const script = await keptScript(root, "offline-worker", { stdin: { contents: WORKER_SOURCE, resolveDir: root } });
      keepMoved(moved, list);
      const scripts = currentScripts(folder);
      const others = [NOT_FOUND_FILE, pageDataAddress(NOT_FOUND_FILE), ...routeFilesIn(folder), loadedStylesheet()];
      for (const file of [...others, ...scripts, ...searchFiles(folder, tags)]) list.add(file, true);
      for (const file of filesOfStyles(folder, list.styles(), site.baseUrl)) list.add(file, true);
      const text = JSON.stringify(list.manifest());
      const digest = digestOf(text);
      files.write(manifestAddress(digest).slice(1), text);
      files.finish();
      writeWorker(root, script, digest);
    },
  };
};

/** The worker of gatsby-plugin-offline is there by now, made anew in this build. */
function writeWorker(root: string, script: string, digest: string): void {
  const folder = path.join(root, "public");
  const file = path.join(folder, WORKER);
  writeFileSync(file, siteWorker(script, readFileSync(file, "utf8"), digest));
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

function digestOf(content: string | Buffer): string {
  return createHash("sha256").update(content).digest("hex").slice(0, DIGEST_LENGTH);
}

/** Keeps pages that lead on to what is kept, also by way of one another. */
function keepMoved(moved: readonly MovedPage[], list: FileList): void {
  const found = new Set(moved.filter(({ target }) => list.isNow(target)));
  if (found.size === 0) return;
  for (const { keep } of found) keep();
  keepMoved(
    moved.filter((page) => !found.has(page)),
    list,
  );
}

/** An address as browsers ask for it. */
function asAsked(written: string): string {
  return new URL(written, "https://site").pathname;
}

/** The files of a build that a worker knows, each looked at once. */
class FileList {
  readonly #folder: string;
  readonly #now = new Map<string, string>();
  readonly #later = new Map<string, string>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Adds an address, for before the worker takes over or for later; one without a file is left out. */
  add(written: string, isNow: boolean, digest?: string): void {
    const address = asAsked(written);
    // A later page has what never changes from wherever it comes.
    if (!isNow && isHashedFile(address.slice(1))) return;
    const known = this.#now.get(address) ?? this.#later.get(address);
    const own = known ?? digest ?? this.#digestOfFile(address);
    if (own === undefined || this.#now.has(address)) return;
    if (isNow) this.#later.delete(address);
    (isNow ? this.#now : this.#later).set(address, own);
  }

  /** Whether an address is there before the worker takes over. */
  isNow(written: string): boolean {
    return this.#now.has(asAsked(written));
  }

  /** The stylesheets among what is there before the worker takes over. */
  styles(): string[] {
    return [...this.#now.keys()].filter((address) => address.endsWith(".css"));
  }

  manifest(): OfflineManifest {
    return { now: Object.fromEntries([...this.#now].sort()), later: Object.fromEntries([...this.#later].sort()) };
  }

  #digestOfFile(address: string): string | undefined {
    const file = path.join(this.#folder, decodeAddress(address));
    return isFileAt(file) ? digestOf(readFileSync(file)) : undefined;
  }
}
