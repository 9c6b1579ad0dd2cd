import { headersFor, readHeaderRules } from "../../src/commands/header-rules.mjs";
import { withHeaders, withRedirects, withSitemap } from "../../src/commands/joined-rules.mjs";

const bases = { own: "/", added: "/fr/" };
const below = { own: "/manual/", added: "/manual/fr/" };
const policy = (hashes: string) => `  Content-Security-Policy: script-src-elem 'self' ${hashes}; base-uri 'none'\n`;
const rule = (path: string, hashes: string) => `${path}\n  Strict-Transport-Security: max-age=1\n${policy(hashes)}`;

describe("rules for headers", () => {
  it("allow the scripts of a language's pages on all pages, each once, and say nothing twice", () => {
    const own = `${rule("/*", "'sha256-a='")}\n/docs/*\n  A: b\n`;
    const added = `${rule("/fr/*", "'sha256-b='")}\n/fr/docs/*\n  A: b\n`;
    expect(withHeaders(own, added, bases)).toBe(
      `${rule("/*", "'sha256-a=' 'sha256-b='")}\n/docs/*\n  A: b\n\n/fr/*\n${policy("'sha256-b='")}\n/fr/docs/*\n  A: b\n`,
    );
    const all = "'sha256-a=' 'sha256-b='";
    expect(withHeaders(rule("/*", "'sha256-a='"), `${rule("/fr/*", all)}\n/fr/a\n  A: b\n`, bases)).toBe(
      `${rule("/*", all)}\n/fr/a\n  A: b\n`,
    );
  });

  it("allow the scripts of other sites that only a language has", () => {
    const own = rule("/*", "https://a.example 'sha256-a='");
    const added = rule("/fr/*", "https://a.example https://b.example");
    expect(withHeaders(own, added, bases)).toBe(
      `${rule("/*", "https://a.example 'sha256-a=' https://b.example")}\n/fr/*\n${policy("https://a.example https://b.example")}`,
    );
  });

  it("are told apart by the base URL from those of the site's static folders, which stay as they are, once", () => {
    const ofSite = "# Ours\n/img/*\n  X-Robots-Tag: noindex\n\n/*\n  X-Frame-Options: DENY\n\n";
    const ofPolicy = `/manual/docs/*\n  Link: a\n${policy("'sha256-c='")}\n`;
    const own = `${ofSite}${ofPolicy}${rule("/manual/*", "'sha256-a='")}`;
    const added = `${ofSite}${ofPolicy}${rule("/manual/fr/*", "'sha256-b='")}`;
    const joined = withHeaders(own, added, below);
    expect(joined).toBe(
      `${ofSite}${ofPolicy}${rule("/manual/*", "'sha256-a=' 'sha256-b='")}\n/manual/fr/*\n${policy("'sha256-b='")}`,
    );
    expect(headersFor(readHeaderRules(joined), "/manual/fr/")).toMatchObject({
      "x-frame-options": "DENY",
      "strict-transport-security": "max-age=1",
    });
  });

  it("begin with a rule of the language whose first lines are also those of the site", () => {
    const own = "/a\n  A: 1\n  B: 1\n";
    expect(withHeaders(own, "/a\n  A: 1\n  C: 1\n", bases)).toBe(`${own}\n/a\n  A: 1\n  C: 1\n`);
  });

  it("stay as they are where a language has no others", () => {
    const own = "/*\n  A: 1";
    expect(withHeaders(own, own, bases)).toBe(own);
  });
});

test("redirects of the site's static folders are there once", () => {
  const ofSite = "/old/* /new/:splat\n";
  expect(withRedirects(`${ofSite}\n/a/ /b/ 301\n`, `${ofSite}\n/fr/a/ /fr/b/ 301\n`)).toBe(
    `${ofSite}\n/a/ /b/ 301\n/fr/a/ /fr/b/ 301\n`,
  );
  expect(withRedirects(ofSite, ofSite)).toBe(ofSite);
});

describe("a list for crawlers", () => {
  const mapped = "User-agent: *\nsitemap: https://a.example/manual/sitemap-index.xml\n";

  it("names the sitemap of a language, also where an author has written it, each once", () => {
    const joined = `${mapped}Sitemap: https://a.example/manual/fr/sitemap-index.xml\n`;
    expect(withSitemap(mapped, below)).toBe(joined);
    expect(withSitemap(joined, below)).toBe(joined);
    expect(withSitemap(joined, { ...below, added: "/manual/de/" })).toBe(
      `${joined}Sitemap: https://a.example/manual/de/sitemap-index.xml\n`,
    );
  });

  it("stays as it is without the site's sitemap", () => {
    for (const own of ["User-agent: *\nDisallow: /\n", "Sitemap: https://a.example/map.xml\n", "Sitemap: none\n"])
      expect(withSitemap(own, below)).toBe(own);
  });
});
