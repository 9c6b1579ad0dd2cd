import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { robots, robotsText } from "../../../src/features/robots";
import { readSite, type SiteInput } from "../../../src/lib/site-config";
import { nothingElse } from "../../support/finished-site";
import { smallestSite } from "../../support/site";

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), "robots-"));
  mkdirSync(path.join(root, "public"));
});
afterEach(() => rmSync(root, { recursive: true }));

const publish = async (changes: Partial<SiteInput> = {}) => {
  const site = readSite({ ...smallestSite, ...changes });
  await robots.publish?.({ root, site, production: true }, nothingElse).end?.();
};

test("crawlers may read everything, and find the sitemap below the base URL", () => {
  const site = { url: "https://example.org", baseUrl: "/docs/", noIndex: false, sitemap: { ignorePatterns: [] } };
  expect(robotsText(site)).toBe("User-agent: *\nAllow: /\n\nSitemap: https://example.org/docs/sitemap-index.xml\n");
  expect(robotsText({ ...site, noIndex: true })).toBe("User-agent: *\nAllow: /\n");
});

test("public/robots.txt is written", async () => {
  await publish();
  expect(readFileSync(path.join(root, "public/robots.txt"), "utf8")).toContain("https://example.org/sitemap-index.xml");
});

test("of a site that search engines are kept away from no sitemap of an earlier build stays", async () => {
  const names = ["sitemap-0.xml", "sitemap-index.xml"];
  for (const name of [...names, "sitemap-of-tides.xml"]) writeFileSync(path.join(root, "public", name), "");
  await publish();
  expect(readdirSync(path.join(root, "public"))).toEqual(expect.arrayContaining(names));
  await publish({ noIndex: true });
  expect(readdirSync(path.join(root, "public"))).toEqual(["robots.txt", "sitemap-of-tides.xml"]);
});

test("a site whose patterns leave out all pages has no sitemap", async () => {
  const sitemap = { ignorePatterns: ["/", "/**"] };
  writeFileSync(path.join(root, "public/sitemap-0.xml"), "");
  await publish({ sitemap });
  expect(readdirSync(path.join(root, "public"))).toEqual(["robots.txt"]);
  expect(readFileSync(path.join(root, "public/robots.txt"), "utf8")).toBe("User-agent: *\nAllow: /\n");
});

test("a site's own robots.txt stays", async () => {
  mkdirSync(path.join(root, "static"));
  writeFileSync(path.join(root, "static/robots.txt"), "User-agent: *\n");
  await publish();
  expect(existsSync(path.join(root, "public/robots.txt"))).toBe(false);
});

test("one in another static folder stays, too, and one in a folder that is not published counts for nothing", async () => {
  for (const folder of ["static", "website/public"]) mkdirSync(path.join(root, folder), { recursive: true });
  const file = path.join(root, "public/robots.txt");
  writeFileSync(path.join(root, "static/robots.txt"), "engine");
  await publish({ staticFolders: ["website/public"] });
  expect(readFileSync(file, "utf8")).toContain("sitemap-index.xml");
  // As it was copied.
  writeFileSync(path.join(root, "website/public/robots.txt"), "own");
  writeFileSync(file, "own");
  await publish({ staticFolders: ["website/public"] });
  expect(readFileSync(file, "utf8")).toBe("own");
});
