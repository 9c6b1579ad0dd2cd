import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";
import { runInNewContext } from "node:vm";
import { publishedPageOf } from "../../../src/build/publish/publisher";
import type { Page } from "../../../src/build/feature";
import type { OfflineManifest } from "../../../src/features/offline/manifest";
import { publishOffline } from "../../../src/features/offline/publish";
import { readSite, type SiteInput } from "../../../src/lib/site-config";
import { nothingElse } from "../../support/finished-site";
import { partStylesheet } from "../../../src/theme/stylesheet";
import { smallestSite } from "../../support/site";

/** The names of what the worker of gatsby-plugin-offline loads. */
const [WORKBOX, KEYVAL] = ["workbox-v4.3.1", "idb-keyval-3.2.0-iife.min.js"] as const;
const BEGINNING = `importScripts("${WORKBOX}/workbox-sw.js");\n`;
const PLUGIN = `${BEGINNING}self.__precacheManifest = ["/app.js"];\nimportScripts(\`${KEYVAL}\`);`;
const SCRIPT = "app-0123456789abcdef0123.js";
let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), "offline-"));
  for (const name of ["src", "node_modules"]) symlinkSync(path.resolve(name), path.join(root, name), "junction");
  write("sw.js", PLUGIN);
  write("webpack.stats.json", JSON.stringify({ assets: [SCRIPT, "webpack-runtime-aaaaaaaaaaaaaaaaaaaa.js"] }));
  write("webpack-runtime-aaaaaaaaaaaaaaaaaaaa.js", '{5:"bbbbbbbbbbbbbbbbbbbb"}');
  for (const name of [SCRIPT, "5-bbbbbbbbbbbbbbbbbbbb.js", "old-cccccccccccccccccccc.js"]) write(name, "script");
  write("styles.01c44ccc0.css", "a { src: url(fonts/a.woff2) }");
  write("fonts/a.woff2", "font");
  write(partStylesheet(), "");
  write("404.html", "not found");
  const index = (tag: string, version?: string) => ({ tag, folder: `${tag}.0`, ...(version && { version }) });
  const tags = [index("default"), index("docs-default-2.0", "2.0"), index("docs-default-1.0", "1.0")];
  write("search/manifest.json", JSON.stringify({ layout: 1, tags }));
  for (const { folder } of tags) for (const name of ["index", "pages/0"]) write(`search/${folder}/${name}.json`, "{}");
  for (const name of ["not-found-routes", "not-found-routes/docs/1.0", "not-found-routes/titles-0"])
    write(`${name}.json`, "{}");
});
afterEach(() => rmSync(root, { recursive: true }));

function write(name: string, text: string): void {
  const file = path.join(root, "public", name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Publishes pages with HTML that names a stylesheet and a picture; returns what the worker knows, and its text. */
async function publish(
  pages: readonly (Partial<Page> & { path: string; target?: string })[],
  changes: Partial<SiteInput> = {},
  end: "end" | "endPart" = "end",
) {
  const site = readSite({ ...smallestSite, ...changes });
  const publisher = publishOffline({ root, site, production: true }, nothingElse);
  for (const { target, ...page } of pages) {
    write(`page-data${page.path}page-data.json`, `{"path":"${page.path}"}`);
    const refresh = target ? `<meta http-equiv="refresh" content="0; url=${target}" data-x="true"/>` : "";
    const html = `${refresh}<link rel="stylesheet" href="/styles.01c44ccc0.css"/>${page.path}<img src="/img${page.path}a.svg"/>`;
    write(`img${page.path}a.svg`, page.path);
    write(`${page.path}index.html`, html);
    await publisher.page?.(publishedPageOf({ page: { title: "", ...page } }, root));
  }
  const problems = await publisher[end]?.();
  const folder = path.join(root, "public/offline");
  const [name] = existsSync(folder) ? readdirSync(folder) : [];
  const manifest = name && (JSON.parse(readFileSync(path.join(folder, name), "utf8")) as OfflineManifest);
  const worker = readFileSync(path.join(root, "public/sw.js"), "utf8");
  return { manifest: manifest || undefined, name, worker, problems };
}

const doc = (route: string, version: string, more: Partial<Page> = {}) => ({
  path: route,
  search: { group: "Docs", docs: { instance: "default", version, label: version, badge: true } },
  ...more,
});
const PAGES = [doc("/docs/ä/", "2.0"), doc("/docs/1.0/a/", "1.0", { olderVersion: "/docs/1.0/" }), { path: "/blog/" }];

/** What is there at once whatever the limit is. */
const FRAME = [
  "/404.html",
  `/${"5-bbbbbbbbbbbbbbbbbbbb.js"}`,
  `/${SCRIPT}`,
  "/not-found-routes.json",
  "/not-found-routes/docs/1.0.json",
  "/search/default.0/index.json",
  "/search/docs-default-2.0.0/index.json",
  "/search/manifest.json",
  partStylesheet(),
  "/webpack-runtime-aaaaaaaaaaaaaaaaaaaa.js",
];

/** What a build has for the offline mode, without the worker: the names in `public`. */
function namesOfMode(): string[] {
  return readdirSync(path.join(root, "public")).filter((name) => /^(?:workbox|idb|offline)/.test(name));
}

test("docs of the current versions with all that they need are kept at once, other pages once they were seen", async () => {
  const { manifest } = await publish(PAGES);
  expect(Object.keys(manifest?.now ?? {})).toEqual(FRAME);
  expect(Object.keys(manifest?.docs ?? {})).toEqual([
    "/docs/%C3%A4/",
    "/fonts/a.woff2",
    "/img/docs/%C3%A4/a.svg",
    "/not-found-routes/titles-0.json",
    "/page-data/docs/%C3%A4/page-data.json",
    "/search/default.0/pages/0.json",
    "/search/docs-default-2.0.0/pages/0.json",
    "/styles.01c44ccc0.css",
  ]);
  expect(Object.keys(manifest?.later ?? {})).toEqual([
    "/blog/",
    "/docs/1.0/a/",
    "/img/blog/a.svg",
    "/img/docs/1.0/a/a.svg",
    "/page-data/blog/page-data.json",
    "/page-data/docs/1.0/a/page-data.json",
  ]);
});

test("above the limit docs and what search needs of a query are kept once they were seen, and the owner is told", async () => {
  // Here a limit is some bytes.
  const { manifest, problems } = await publish(PAGES, { offline: { limitMB: 0.0002 } });
  expect([Object.keys(manifest?.now ?? {}), manifest?.docs]).toEqual([FRAME, {}]);
  expect(Object.keys(manifest?.later ?? {})).toEqual(
    expect.arrayContaining([
      "/docs/%C3%A4/",
      "/page-data/docs/%C3%A4/page-data.json",
      "/search/default.0/pages/0.json",
    ]),
  );
  // Its name changes with its content: it comes from wherever it is.
  expect(manifest?.later).not.toHaveProperty("/styles.01c44ccc0.css");
  const [problem] = problems ?? [];
  expect(problem).toMatchObject({ severity: "info", file: "src/site.ts" });
  expect(problem?.message).toContain("1 MB in 18 files, above `offline.limitMB`, 0.0002.");
});

test("a site that wants its docs kept as they are read is not told so, nor is one below the limit", async () => {
  const { manifest, problems } = await publish(PAGES, { offline: { limitMB: 0 } });
  expect([manifest?.docs, problems]).toEqual([{}, []]);
  write("sw.js", PLUGIN);
  expect((await publish(PAGES, { offline: { limitMB: 0.01 } })).problems).toEqual([]);
});

test("an old address is kept at once where the page that it leads to is", async () => {
  const { manifest } = await publish([
    { path: "/d/", target: "/a/" },
    { path: "/a/", target: "/docs/%C3%A4/?x=1#y" },
    { path: "/b/", target: "/blog/" },
    { path: "/c/", target: "https://example.org/docs/" },
    ...PAGES,
  ]);
  const old = (list: object = {}) => Object.keys(list).filter((address) => /^\/(?:page-data\/)?[a-d]\//.test(address));
  expect(old(manifest?.docs)).toEqual(["/a/", "/d/", "/page-data/a/page-data.json", "/page-data/d/page-data.json"]);
  expect(old(manifest?.later)).toEqual(["/b/", "/c/", "/page-data/b/page-data.json", "/page-data/c/page-data.json"]);
});

test("the worker is the plugin's without what keeps files, and names the build", async () => {
  const { worker, name = "" } = await publish(PAGES);
  expect(worker.startsWith(`${BEGINNING}(()=>{`)).toBe(true);
  expect(worker).not.toContain("__precacheManifest");
  expect(worker).toContain(name.replace(".json", ""));
});

test("a build with the same files is the same build; with another page it is another one", async () => {
  const first = await publish(PAGES);
  write("sw.js", PLUGIN);
  expect((await publish(PAGES)).worker).toBe(first.worker);
  write("sw.js", PLUGIN);
  expect((await publish([...PAGES, { path: "/new/" }])).name).not.toBe(first.name);
  expect(readdirSync(path.join(root, "public/offline"))).toHaveLength(1);
});

test("a worker of the plugin that is not what was expected is told", async () => {
  write("sw.js", "other");
  await expect(publish(PAGES)).rejects.toThrow("The worker of gatsby-plugin-offline has no 'self.__precacheManifest'.");
});

test("a site that ends its offline mode publishes a worker that removes the earlier one", async () => {
  const { worker, manifest } = await publish(PAGES, { offline: { enabled: false } });
  expect(manifest).toBeUndefined();
  expect(worker).toContain("registration.unregister()");
});

test.each([
  { end: "end", made: [KEYVAL, "offline", WORKBOX] },
  { end: "endPart", made: [KEYVAL, WORKBOX] },
] as const)("a site that ends its mode has nothing of it, as one built from nothing: $end", async ({ end, made }) => {
  for (const name of [`${WORKBOX}/workbox-sw.js`, KEYVAL]) write(name, "");
  await publish(PAGES, {}, end);
  expect(namesOfMode()).toEqual(made);
  await publish(PAGES, { offline: { enabled: false } }, end);
  expect(namesOfMode()).toEqual([]);
});

test("a build with another Workbox has nothing of the earlier one", async () => {
  for (const name of [`${WORKBOX}/workbox-sw.js`, KEYVAL]) write(name, "");
  await publish(PAGES);
  const newer = PLUGIN.replace(WORKBOX, "workbox-v4.4.0").replace(KEYVAL, "idb-keyval-3.3.0-iife.min.js");
  for (const name of ["workbox-v4.4.0/workbox-sw.js", "idb-keyval-3.3.0-iife.min.js"]) write(name, "");
  write("sw.js", newer);
  await publish(PAGES);
  expect(namesOfMode()).toEqual(["idb-keyval-3.3.0-iife.min.js", "offline", "workbox-v4.4.0"]);
});

test("the worker that removes the earlier one leaves the caches of other sites on the same host alone", async () => {
  const { worker } = await publish(PAGES, { offline: { enabled: false }, baseUrl: "/a/" });
  const names = new Set(["offline /a/ 0123", "offline /a/ 0123 windows", "offline / 0123", "offline /a/b/ 0"]);
  const caches = {
    keys: () => Promise.resolve([...names]),
    delete: (name: string) => Promise.resolve(names.delete(name)),
  };
  const steps: Promise<unknown>[] = [];
  const unregister = jest.fn();
  type Listen = (event: { waitUntil: (step: Promise<unknown>) => void }) => void;
  const addEventListener = (name: string, listen: Listen) =>
    name === "activate" && listen({ waitUntil: (step) => steps.push(step) });
  runInNewContext(worker, { self: { addEventListener, registration: { unregister } }, caches });
  await Promise.all(steps);
  expect([...names]).toEqual(["offline / 0123", "offline /a/b/ 0"]);
  expect(unregister).toHaveBeenCalled();
});

test("data of a page that were written again count as they are now, though the page itself is kept", async () => {
  const route = "/docs/a/";
  const { manifest: first } = await publish([doc(route, "2.0")]);
  const published = async (kept?: Record<string, unknown>) => {
    const publisher = publishOffline({ root, site: readSite(smallestSite), production: true }, nothingElse);
    write("sw.js", PLUGIN);
    const page = publishedPageOf({ page: { title: "", ...doc(route, "2.0") } }, root);
    return (await publisher.page?.(page, kept as never)) as { data: { digest: string } };
  };
  const before = await published();
  expect(before.data.digest).toBe(first?.docs[`/page-data${route}page-data.json`]);
  expect((await published(before)).data).toEqual(before.data);
  write(`page-data${route}page-data.json`, "other data");
  expect((await published(before)).data.digest).not.toBe(before.data.digest);
});
