import { createHash } from "node:crypto";
import { EventEmitter, once } from "node:events";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import path from "node:path";
import type { BrowserContext, Page } from "playwright-core";
import { listen } from "../../../src/commands/listen.mjs";
import { staticServer } from "../../../src/commands/static-server.mjs";
import { pageDataAddress, PLACES, type OfflineManifest, type Place } from "../../../src/features/offline/manifest";
import { readSite } from "../../../src/lib/site-config";
import { readSettings } from "../../../src/read-settings";
import { site } from "../../../src/site";
import { faultsOf, type Faults } from "./faults";
import { hydrated } from "./page";
import { closeContext, watchRequests } from "./requests";
import { siteUnderTest } from "./site";
import { withState } from "./state";
import { STEP_MS } from "./visit";

const PUBLIC = "public";
const HOST = "127.0.0.1";
const OFFLINE = path.join(PUBLIC, "offline");
const { baseUrl } = readSite(readSettings(site));

/** The mark of pages of the second build. */
export const NEW = "html[data-build=new]";

/** What a server of the site does: the build under test, or one that came after it, or nothing at all. */
export class Deployment {
  /** Whether nothing answers. */
  down = false;
  /** Whether the second build is there: all its pages, and what says which build it is, differ from the first. */
  isNew = false;
  /** Addresses that are answered with an error. */
  broken: RegExp | undefined;
  /** Headers of all answers beside those of the site. */
  headers: Record<string, string> = {};
  /** Where the HTML of a page stops coming: before a text, until the promise resolves. */
  pause: { route: string; before: string; until: Promise<void> } | undefined;
  /** The paths that were asked for. */
  readonly asked: string[] = [];
  readonly #requests = new EventEmitter();
  readonly #inner = staticServer(PUBLIC, baseUrl);
  readonly #server: Server;
  readonly #docs: readonly string[] | undefined;
  url = "";

  /** With routes of docs, the lists of what is kept for offline have no other doc, and no part of the search index. */
  constructor(docs?: readonly string[]) {
    this.#docs = docs;
    this.#server = createServer((request, response) => this.#answer(request, response));
  }

  async open(): Promise<void> {
    this.url = `http://${HOST}:${await listen(this.#server, 0, HOST)}${baseUrl}`;
  }

  /** Resolves at the next request for an address. */
  async asksFor(address: RegExp): Promise<void> {
    for (;;) if (address.test(String((await once(this.#requests, "request"))[0]))) return;
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  #answer(request: IncomingMessage, response: ServerResponse): void {
    const asked = new URL(request.url ?? "/", this.url).pathname;
    this.asked.push(asked);
    this.#requests.emit("request", asked);
    if (this.down) return void request.socket.destroy();
    if (this.broken?.test(asked)) return void response.writeHead(503).end();
    for (const [name, value] of Object.entries(this.headers)) response.setHeader(name, value);
    if (this.pause && `/${asked.slice(baseUrl.length)}` === this.pause.route)
      return void inTwoParts(this.pause, response);
    const other = otherBuild(this.isNew, this.#docs)?.answer(`/${asked.slice(baseUrl.length)}`);
    if (other) response.writeHead(200, { "content-type": other.type, "cache-control": "no-cache" }).end(other.body);
    else this.#inner.emit("request", request, response);
  }
}

async function inTwoParts(
  { route, before, until }: NonNullable<Deployment["pause"]>,
  response: ServerResponse,
): Promise<void> {
  const html = readFileSync(path.join(PUBLIC, route, "index.html"), "utf8");
  response.writeHead(200, { "content-type": "text/html; charset=utf-8" });
  response.write(html.slice(0, html.indexOf(before)));
  await until;
  response.end(html.slice(html.indexOf(before)));
}

/**
 * A build like that in `public`. A second one differs in the digest that scripts compare, a mark on each page, and its
 * data; with routes of docs, the list of what is kept for offline is short.
 */
class OtherBuild {
  #manifest: { before: string; name: string; text: string } | undefined;

  constructor(
    private readonly isSecond: boolean,
    private readonly docs?: readonly string[],
  ) {}

  answer(address: string): { type: string; body: string } | undefined {
    if (address === "/sw.js") return { type: "text/javascript", body: this.#worker() };
    if (address === `/offline/${this.#made().name}.json`) return { type: "application/json", body: this.#made().text };
    const body = this.#changed(address);
    return body === undefined
      ? undefined
      : { type: address.endsWith(".json") ? "application/json" : "text/html", body };
  }

  #worker(): string {
    const { before, name } = this.#made();
    return readFileSync(path.join(PUBLIC, "sw.js"), "utf8").replaceAll(before, name);
  }

  #made(): { before: string; name: string; text: string } {
    // What a build before left in `public` may be there, too.
    const isCurrent = (name: string) => readFileSync(path.join(PUBLIC, "sw.js"), "utf8").includes(name);
    this.#manifest ??= this.#manifestAfter(
      readdirSync(OFFLINE)
        .map((file) => file.replace(".json", ""))
        .find(isCurrent) ?? "",
    );
    return this.#manifest;
  }

  #manifestAfter(before: string): { before: string; name: string; text: string } {
    const manifest = JSON.parse(readFileSync(path.join(OFFLINE, `${before}.json`), "utf8")) as OfflineManifest;
    const digests = (place: Place) =>
      Object.fromEntries(
        Object.entries(manifest[place])
          .filter(([address]) => place !== "docs" || this.#isListed(address))
          .map(([address, digest]) => {
            const changed = this.#changed(address);
            return [address, changed === undefined ? digest : digestOf(changed)];
          }),
      );
    const places = Object.fromEntries(PLACES.map((place) => [place, digests(place)]));
    const text = JSON.stringify({ ...manifest, ...places });
    return { before, name: digestOf(text), text };
  }

  /** Whether a file of the docs is on a list: what all of them may need always is. */
  #isListed(address: string): boolean {
    if (!this.docs || !/^\/(?:search|page-data)\/|\/$/.test(address)) return true;
    return this.docs.some((route) => [route, pageDataAddress(route)].includes(address));
  }

  /** A file of the first build as this one has it; undefined where it is the same. */
  #changed(address: string): string | undefined {
    if (!this.isSecond) return undefined;
    const name = decodeURI(address);
    const file = path.join(PUBLIC, name.endsWith("/") ? `${name}index.html` : name);
    if (!/\.html$|\/(?:app|page)-data\.json$/.test(file) || !existsSync(file)) return undefined;
    if (file.endsWith("page-data.json")) return `${readFileSync(file, "utf8")}\n`;
    const { webpackCompilationHash: hash } = JSON.parse(
      readFileSync(path.join(PUBLIC, "page-data/app-data.json"), "utf8"),
    ) as { webpackCompilationHash: string };
    return readFileSync(file, "utf8").replaceAll(hash, "another-build").replace("<html", '<html data-build="new"');
  }
}

/** One for all tests of its kind: its list names hundreds of files, each with a digest. */
const otherBuilds = new Map<string, OtherBuild>();

/** The build in place of that in `public`; none where it would be the same. */
function otherBuild(isSecond: boolean, docs: readonly string[] | undefined): OtherBuild | undefined {
  if (!isSecond && !docs) return undefined;
  const key = JSON.stringify([isSecond, docs]);
  const build = otherBuilds.get(key) ?? new OtherBuild(isSecond, docs);
  otherBuilds.set(key, build);
  return build;
}

function digestOf(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 16);
}

/** A reader of a deployment, with what has gone wrong on their page. */
export type Reader = { deployment: Deployment; context: BrowserContext; page: Page; faults: Faults };

/**
 * Runs a test with a server of the site for itself, and a browser that has never been anywhere and runs workers; with
 * routes of docs, the lists of what is kept for offline have no other doc.
 */
export async function withDeployment(run: (reader: Reader) => Promise<void>, docs?: readonly string[]): Promise<void> {
  const deployment = new Deployment(docs);
  await deployment.open();
  const context = await siteUnderTest().browser.newContext({ viewport: { width: 1440, height: 900 } });
  context.setDefaultTimeout(STEP_MS);
  watchRequests(context);
  try {
    const page = await context.newPage();
    const faults = faultsOf(page, new URL(deployment.url).host);
    await run({ deployment, context, page, faults }).catch(async (fault: unknown) => {
      throw await withState(fault, { page, faults });
    });
  } finally {
    await closeContext(context);
    deployment.close();
  }
}

/** Opens a path of a deployment, and waits until its buttons do what they say. */
export async function visit({ deployment, page }: Reader, route: string): Promise<void> {
  await page.goto(new URL(route.replace(/^\//, ""), deployment.url).href);
  await hydrated(page);
}
