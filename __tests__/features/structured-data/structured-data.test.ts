import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { publishedPageOf } from "../../../src/build/publish/publisher";
import type { Page } from "../../../src/build/feature";
import type { PageNode } from "../../../src/build/nodes/mdx-reader";
import { withJsonLd } from "../../../src/features/structured-data/json-ld";
import { publishStructuredData } from "../../../src/features/structured-data/publish";
import { readSite, type SiteInput } from "../../../src/lib/site-config";
import { nothingElse } from "../../support/finished-site";
import { schemaFaults } from "../../support/schema-rules";
import { smallestSite } from "../../support/site";

const HEAD =
  '<html><head><meta property="og:image" content="https://example.org/a.png?a&amp;b"/></head><body></body></html>';
let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), "structured-"));
  mkdirSync(path.join(root, "public/sidebars"), { recursive: true });
  const link = { type: "link", label: "Install", href: "/docs/install/", docId: "install" };
  const category = {
    type: "category",
    label: "Guides",
    href: "/docs/guides/",
    items: [link],
    collapsible: true,
    collapsed: true,
  };
  writeFileSync(path.join(root, "public/sidebars/docs.json"), JSON.stringify([category]));
});
afterEach(() => rmSync(root, { recursive: true }));

/** Publishes one page, and returns what its HTML tells. */
async function published(
  page: Partial<Page> & { path: string },
  node?: object,
  changes: Partial<SiteInput> = {},
  html = HEAD,
) {
  const seen = publishedPageOf({ page: { title: "", ...page }, node: node as PageNode | undefined }, root);
  mkdirSync(path.dirname(seen.htmlFile), { recursive: true });
  writeFileSync(seen.htmlFile, html);
  const site = readSite({ ...smallestSite, ...changes });
  await publishStructuredData({ root, site, production: true }, nothingElse).page?.(seen);
  const after = readFileSync(seen.htmlFile, "utf8");
  expect(schemaFaults(after)).toEqual([]);
  const json = /<script type="application\/ld\+json">(.*?)<\/script><\/body>/s.exec(after)?.[1];
  return json === undefined ? undefined : (JSON.parse(json) as { "@graph": Record<string, unknown>[] })["@graph"];
}

test("the home page tells of the site, its search and its software", async () => {
  const software = { name: "Tern", operatingSystem: "Linux", version: "1.0" };
  expect(await published({ path: "/" }, undefined, { structuredData: { software } })).toMatchInlineSnapshot(`
    [
      {
        "@id": "https://example.org/#website",
        "@type": "WebSite",
        "description": "A site",
        "inLanguage": "en",
        "name": "Site",
        "potentialAction": {
          "@type": "SearchAction",
          "query-input": "required name=search_term_string",
          "target": {
            "@type": "EntryPoint",
            "urlTemplate": "https://example.org/search/?q={search_term_string}",
          },
        },
        "url": "https://example.org/",
      },
      {
        "@type": "SoftwareApplication",
        "applicationCategory": "DeveloperApplication",
        "name": "Tern",
        "offers": {
          "@type": "Offer",
          "price": 0,
          "priceCurrency": "USD",
        },
        "operatingSystem": "Linux",
        "softwareVersion": "1.0",
        "url": "https://example.org/",
      },
    ]
  `);
});

test("a doc tells where it stands", async () => {
  const frame = { instance: "default", version: "1.0", sidebarFile: "docs" };
  expect(await published({ path: "/docs/install/", title: "Install", frame })).toMatchInlineSnapshot(`
    [
      {
        "@type": "BreadcrumbList",
        "itemListElement": [
          {
            "@type": "ListItem",
            "item": "https://example.org/",
            "name": "Home page",
            "position": 1,
          },
          {
            "@type": "ListItem",
            "item": "https://example.org/docs/guides/",
            "name": "Guides",
            "position": 2,
          },
          {
            "@type": "ListItem",
            "item": "https://example.org/docs/install/",
            "name": "Install",
            "position": 3,
          },
        ],
      },
    ]
  `);
});

test("a doc of an instance without the way to its docs tells of none", async () => {
  const frame = { instance: "default", version: "1.0", sidebarFile: "docs" };
  const docs = [{ id: "default", content: "content/docs", routeBasePath: "/docs", breadcrumbs: false }];
  expect(await published({ path: "/docs/install/", title: "Install", frame }, undefined, { docs })).toBeUndefined();
});

test("a post tells who wrote it and when", async () => {
  const post = {
    description: "About it.",
    date: "2024-05-03",
    lastUpdate: null,
    authors: [
      { name: "Ada", url: null, permalink: "/blog/authors/ada/" },
      { name: null, url: null, permalink: null },
    ],
    tags: [{ label: "Release" }],
  };
  const page = { path: "/blog/a/", title: "</script> & more", frame: { instance: "blog" } };
  expect(await published(page, post)).toMatchInlineSnapshot(`
    [
      {
        "@type": "BreadcrumbList",
        "itemListElement": [
          {
            "@type": "ListItem",
            "item": "https://example.org/",
            "name": "Home page",
            "position": 1,
          },
          {
            "@type": "ListItem",
            "item": "https://example.org/blog/",
            "name": "Blog",
            "position": 2,
          },
          {
            "@type": "ListItem",
            "item": "https://example.org/blog/a/",
            "name": "</script> & more",
            "position": 3,
          },
        ],
      },
      {
        "@id": "https://example.org/blog/a/",
        "@type": "BlogPosting",
        "author": [
          {
            "@type": "Person",
            "name": "Ada",
            "url": "https://example.org/blog/authors/ada/",
          },
        ],
        "dateModified": "2024-05-03",
        "datePublished": "2024-05-03",
        "description": "About it.",
        "headline": "</script> & more",
        "image": "https://example.org/a.png?a&b",
        "inLanguage": "en",
        "isPartOf": {
          "@id": "https://example.org/blog/",
          "@type": "Blog",
          "name": "Blog",
        },
        "keywords": [
          "Release",
        ],
        "mainEntityOfPage": "https://example.org/blog/a/",
        "name": "</script> & more",
        "publisher": {
          "@type": "Organization",
          "name": "Site",
          "url": "https://example.org/",
        },
        "url": "https://example.org/blog/a/",
      },
    ]
  `);
});

test("a post that nobody signed is the site's", async () => {
  const post = { description: "", date: "2024-05-03", lastUpdate: { date: "2024-06-01" }, authors: [], tags: [] };
  const [, thing] = (await published({ path: "/blog/a/", title: "A", frame: { instance: "blog" } }, post)) ?? [];
  expect(thing).toMatchObject({ dateModified: "2024-06-01", author: [{ "@type": "Organization", name: "Site" }] });
});

test("a post whose text was changed last before its day is of that day", async () => {
  const post = { description: "", date: "2024-05-03", lastUpdate: { date: "2024-05-01" }, authors: [], tags: [] };
  const [, thing] = (await published({ path: "/blog/a/", title: "A", frame: { instance: "blog" } }, post)) ?? [];
  expect(thing).toMatchObject({ datePublished: "2024-05-03", dateModified: "2024-05-03" });
});

test("nothing is told of pages that search engines are kept away from, nor where the site does not want it", async () => {
  const frame = { instance: "blog" };
  expect(await published({ path: "/blog/", title: "Blog", frame, noIndex: true })).toBeUndefined();
  expect(await published({ path: "/blog/", title: "Blog", frame, hidden: true })).toBeUndefined();
  expect(
    await published({ path: "/blog/", title: "Blog", frame }, undefined, { structuredData: { enabled: false } }),
  ).toBeUndefined();
  expect(await published({ path: "/blog/", title: "Blog", frame })).toHaveLength(1);
});

test("what is told stands behind all that readers see", () => {
  const json = '{"@context":"https://schema.org","@graph":[{"@type":"Thing"}]}';
  expect(withJsonLd("<html><head></head><body><p>&lt;/body></p></body></html>", [{ "@type": "Thing" }])).toBe(
    `<html><head></head><body><p>&lt;/body></p><script type="application/ld+json">${json}</script></body></html>`,
  );
});

test("what an earlier build told is replaced, what is the same is not written again", async () => {
  const thing = { "@type": "Thing", name: "old" };
  expect(withJsonLd(withJsonLd(HEAD, [thing]), [{ ...thing, name: "new" }])).toBe(
    withJsonLd(HEAD, [{ ...thing, name: "new" }]),
  );
  expect(withJsonLd(withJsonLd(HEAD, [thing]), [])).toBe(HEAD);
  const file = path.join(root, "public/index.html");
  await published({ path: "/" });
  const html = readFileSync(file, "utf8");
  utimesSync(file, 1, 1);
  const page = publishedPageOf({ page: { path: "/", title: "" } }, root);
  await publishStructuredData({ root, site: readSite(smallestSite), production: true }, nothingElse).page?.(page);
  expect(readFileSync(file, "utf8")).toBe(html);
  expect(statSync(file).mtimeMs).toBe(1000);
});

test("the page of the glossary tells of its terms", async () => {
  const terms = [
    { term: "Base URL", description: "A `path`.", also: ["baseUrl"] },
    { term: "Slug", description: "An end." },
  ];
  expect(await published({ path: "/glossary/", title: "Words" }, undefined, { glossary: { terms } })).toEqual([
    {
      "@type": "DefinedTermSet",
      "@id": "https://example.org/glossary/",
      url: "https://example.org/glossary/",
      name: "Words",
      inLanguage: "en",
      hasDefinedTerm: [
        {
          "@type": "DefinedTerm",
          "@id": "https://example.org/glossary/#base-url",
          name: "Base URL",
          alternateName: ["baseUrl"],
          description: "A path.",
        },
        {
          "@type": "DefinedTerm",
          "@id": "https://example.org/glossary/#slug",
          name: "Slug",
          description: "An end.",
        },
      ],
    },
  ]);
});
