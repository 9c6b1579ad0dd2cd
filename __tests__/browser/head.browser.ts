import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { readSite } from "../../src/lib/site-config";
import { readSettings } from "../../src/read-settings";
import { site as siteInput } from "../../src/site";
import { schemaFaults } from "../support/schema-rules";
import { pageRoutes, routesWith } from "./support/samples";
import { browserTest } from "./support/suite";

const site = readSite(readSettings(siteInput));
const home = site.url + site.baseUrl.slice(0, -1);

/** What a test finds wrong in the HTML of each page of the build. */
function faultsOfPages(faultsOf: (html: string, route: string) => string[]): string[] {
  return pageRoutes().flatMap((route) => {
    const html = readFileSync(path.join("public", route, "index.html"), "utf8");
    return faultsOf(html, route).map((fault) => `${route}: ${fault}`);
  });
}

/** The same of their heads. */
function faultsOfHeads(faultsOf: (head: string, route: string) => string[]): string[] {
  return faultsOfPages((html, route) => faultsOf(html.slice(0, html.indexOf("</head>")), route));
}

const contentsOf = (head: string, name: string) =>
  [...head.matchAll(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`, "g"))].map(
    ([, content = ""]) => content,
  );

browserTest("each page has one canonical address, which is absolute", async () => {
  const faults = faultsOfHeads((head) => {
    const links = [...head.matchAll(/<link rel="canonical" href="([^"]*)"/g)].map(([, href = ""]) => href);
    return links.length === 1 && /^https?:\/\//.test(links[0] ?? "") ? [] : [`canonical: ${links.join(", ")}`];
  });
  assert.deepEqual(faults, []);
});

browserTest("each page that search engines may show has all tags of shared links, once", async () => {
  const names = [
    "og:title",
    "og:description",
    "og:url",
    "og:type",
    "og:site_name",
    "og:locale",
    "twitter:card",
    "twitter:title",
  ];
  const faults = faultsOfHeads((head) => {
    if (head.includes('content="noindex')) return [];
    return names
      .filter((name) => contentsOf(head, name).length !== 1)
      .map((name) => `${contentsOf(head, name).length} ${name}`);
  });
  assert.deepEqual(faults, []);
});

browserTest("each image of a shared link that lies on the site is there, and of the size that is told", async () => {
  const images = new Map<string, string>();
  const faults = faultsOfHeads((head) => {
    const [image, ...others] = contentsOf(head, "og:image");
    if (image === undefined) return [];
    if (!/^https?:\/\//.test(image) || others.length > 0) return [`og:image is ${[image, ...others].join(", ")}`];
    if (!image.startsWith(`${home}/`)) return [];
    const file = path.join("public", decodeURI(image.slice(home.length)));
    const size = ["width", "height"].map((name) => contentsOf(head, `og:image:${name}`)[0]).join(" x ");
    if (size.trim() !== "x") images.set(file, size);
    return existsSync(file) ? [] : [`${file} is missing`];
  });
  const [sample] = images;
  if (sample) {
    const { width, height } = await sharp(sample[0]).metadata();
    assert.equal(`${width} x ${height}`, sample[1]);
  }
  assert.deepEqual(faults, []);
});

browserTest("what pages tell as data keeps the rules of schema.org", async () => {
  assert.deepEqual(faultsOfPages(schemaFaults), []);
});

browserTest("the authors of a post who have a page are in its head, by absolute addresses", async () => {
  const faults = faultsOfPages((html) => {
    const named = html.match(/"@type":"Person","name":"[^"]*","url":/g) ?? [];
    const profiles = contentsOf(html, "article:author");
    return profiles.length >= named.length && profiles.every((profile) => /^https?:\/\//.test(profile))
      ? []
      : [`${named.length} authors, and in the head: ${profiles.join(", ")}`];
  });
  assert.deepEqual(faults, []);
});

browserTest("the sitemap has no page but those that search engines may show at their own address", async () => {
  const files = routesWith("sitemap-0.xml").length > 0 ? ["public/sitemap-0.xml"] : [];
  const listed = files.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = ""]) =>
      decodeURI(address.slice(home.length)),
    ),
  );
  const indexed = new Set(
    pageRoutes().filter((route) => {
      const html = readFileSync(path.join("public", route, "index.html"), "utf8");
      const head = html.slice(0, html.indexOf("</head>"));
      return (
        !head.includes('content="noindex') && head.includes(`<link rel="canonical" href="${home}${encodeURI(route)}"`)
      );
    }),
  );
  assert.ok(listed.length > 0, "the sitemap is empty");
  assert.deepEqual(
    listed.filter((route) => !indexed.has(route)),
    [],
  );
});
