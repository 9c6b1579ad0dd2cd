import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import type { CreateDevServerArgs } from "gatsby";
import { serveDocuments } from "../../../src/build/hooks/served-documents";
import { liveFrame } from "../../../src/build/publish/live-frame";
import { publishStaticFiles } from "../../../src/build/publish/static-files";
import type { SiteContext } from "../../../src/build/context/context";
import { siteSchema } from "../../../src/lib/site-config";
import { smallestSite } from "../../support/site";

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), "served-documents-"));
  jest.spyOn(liveFrame, "of").mockResolvedValue({ text: "", url: "/live-code/1.html", policy: {} });
});
afterEach(() => rmSync(root, { recursive: true }));

test("documents of static folders and live code are sent, those of pages that there are or that a build left are not", async () => {
  const site = siteSchema.parse(smallestSite);
  for (const name of [
    "static/a b.html",
    "static/deep/index.html",
    "static/about/index.html",
    "public/docs/index.html",
  ]) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), "");
  }
  publishStaticFiles(root, site, false);
  type Answer = (request: object, response: object, next: (error?: unknown) => void) => void;
  let answer: Answer = () => undefined;
  let addresses = /(?:)/;
  const app = { get: (pattern: RegExp, given: Answer) => ([addresses, answer] = [pattern, given]) };
  const store = { getState: () => ({ pages: new Map([["/about/", {}]]) }) };
  serveDocuments({ app, store } as unknown as CreateDevServerArgs, { root, site } as SiteContext);
  const ask = (address: string) =>
    new Promise((resolve) => {
      if (!addresses.test(address)) return resolve("not asked");
      const sendFile = (file: string) => resolve(path.relative(root, file));
      return answer({ path: address }, { sendFile }, () => resolve("next"));
    });
  const asked = [
    "/a%20b.html",
    "/deep/",
    "/live-code/1.html",
    "/docs/",
    "/docs/index.html",
    "/about/",
    "/",
    "/img/logo.svg",
  ];
  expect(await Promise.all(asked.map(ask))).toEqual([
    "public/a b.html",
    "public/deep/index.html",
    "public/live-code/1.html",
    "next",
    "next",
    "next",
    "not asked",
    "not asked",
  ]);
});
