import { linkKindOf, withRouteSlash } from "../../../src/lib/routes/link-kind";

test.each([
  ["/docs/", "route", "/docs/"],
  ["/docs/installation/?a=1#b", "route", "/docs/installation/?a=1#b"],
  ["/changelog/3.0.0-beta.1", "route", "/changelog/3.0.0-beta.1"],
  ["/tests/docs/dummy.html", "route", "/tests/docs/dummy.html"],
  ["/img/logo.svg", "file", "/img/logo.svg"],
  ["/assets/anything", "file", "/assets/anything"],
  ["/sitemap.xml", "file", "/sitemap.xml"],
  ["/downloads/all.7z", "file", "/downloads/all.7z"],
  ["/site.webmanifest", "file", "/site.webmanifest"],
  ["pathname:///dummy/page.html", "file", "/dummy/page.html"],
  ["https://example.org/a", "external", "https://example.org/a"],
  ["//example.org/a", "external", "//example.org/a"],
  ["mailto:someone@example.org", "plain", "mailto:someone@example.org"],
  ["#part", "plain", "#part"],
  ["other/", "plain", "other/"],
])("%s is a link of kind %s", (link, kind, url) => {
  expect(linkKindOf(link)).toEqual({ kind, url });
});

test.each([
  ["/docs", "/docs/"],
  ["/docs/a?b#c", "/docs/a/?b#c"],
  ["/changelog/3.0.0-beta.1", "/changelog/3.0.0-beta.1/"],
  ["/LICENSE", "/LICENSE/"],
  ["/demo/index.html", "/demo/index.html"],
  ["/files/manual.pdf", "/files/manual.pdf"],
  ["pathname:///demo", "pathname:///demo"],
  ["https://example.org/a", "https://example.org/a"],
  ["./a", "./a"],
])("the link %s stands in pages as %s", (link, published) => {
  expect(withRouteSlash(link)).toBe(published);
});
