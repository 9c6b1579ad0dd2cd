import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { robots, robotsText } from "../../../src/features/robots";
import { readSite } from "../../../src/lib/site-config";
import { nothingElse } from "../../support/finished-site";
import { smallestSite } from "../../support/site";

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), "robots-"));
  mkdirSync(path.join(root, "public"));
});
afterEach(() => rmSync(root, { recursive: true }));

const publish = async () =>
  await robots.publish?.({ root, site: readSite(smallestSite), production: true }, nothingElse).end?.();

test("crawlers may read everything, and find the sitemap below the base URL", () => {
  expect(robotsText({ url: "https://example.org", baseUrl: "/docs/" })).toBe(
    "User-agent: *\nAllow: /\n\nSitemap: https://example.org/docs/sitemap-index.xml\n",
  );
});

test("public/robots.txt is written", async () => {
  await publish();
  expect(readFileSync(path.join(root, "public/robots.txt"), "utf8")).toContain("https://example.org/sitemap-index.xml");
});

test("a site's own robots.txt stays", async () => {
  mkdirSync(path.join(root, "static"));
  writeFileSync(path.join(root, "static/robots.txt"), "User-agent: *\n");
  await publish();
  expect(existsSync(path.join(root, "public/robots.txt"))).toBe(false);
});
