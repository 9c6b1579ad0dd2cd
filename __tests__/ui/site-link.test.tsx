import { PageInfoProvider } from "../../src/ui/page-info";
import { SiteLink } from "../../src/ui/site-link";
import { markupOf } from "../support/markup";

test("a route is a link without a page load", () => {
  expect(
    markupOf(
      <SiteLink to="/docs/" className="own">
        Docs
      </SiteLink>,
    ),
  ).toBe('<a class="own" href="/docs/">Docs</a>');
});

test("its path ends in a slash, before query and hash", () => {
  const links = ["/docs", "/docs?a#b", "/a.html"].map((href) => markupOf(<SiteLink href={href}>x</SiteLink>));
  expect(links).toEqual(['<a href="/docs/">x</a>', '<a href="/docs/?a#b">x</a>', '<a href="/a.html">x</a>']);
});

test("the link to the page around it says that it is the current one", () => {
  const links = ["/docs/ä", "/docs/%C3%A4/", "/docs/", "/docs/ä/#part"].map((href) =>
    markupOf(
      <PageInfoProvider value={{ path: "/docs/ä/" }}>
        <SiteLink href={href}>x</SiteLink>
      </PageInfoProvider>,
    ),
  );
  expect(links.map((link) => link.startsWith('<a aria-current="page"'))).toEqual([true, true, false, false]);
});

test("a path without a page of the site, by its look a route, is one that the browser loads", () => {
  expect(markupOf(<SiteLink href="pathname:///app/">x</SiteLink>)).toBe('<a href="/app/" data-full-load="">x</a>');
});

test("another site opens in a new tab and says so", () => {
  expect(markupOf(<SiteLink href="https://example.org">There</SiteLink>)).toMatchInlineSnapshot(`
    "<a href="https://example.org" target="_blank" rel="noopener noreferrer">There<span class="external-mark">﻿<span class="visually-hidden"> (opens in a new tab)</span>
    </span>
    </a>"
  `);
});

test("another site behind a picture says so to those who do not see it", () => {
  const linkOf = (name?: string) =>
    markupOf(<SiteLink href="https://example.org" isMarked={false} aria-label={name} />);
  expect(linkOf()).toContain('<span class="visually-hidden"> (opens in a new tab)</span>');
  expect(linkOf()).not.toContain("external-mark");
  expect(linkOf("There")).toContain('aria-label="There (opens in a new tab)"');
});

test("files, anchors and mail are plain links", () => {
  const links = ["pathname:///report.pdf", "#part", "mailto:someone@example.org"].map((href) =>
    markupOf(<SiteLink href={href}>x</SiteLink>),
  );
  expect(links).toEqual([
    '<a href="/report.pdf">x</a>',
    '<a href="#part">x</a>',
    '<a href="mailto:someone@example.org">x</a>',
  ]);
});
