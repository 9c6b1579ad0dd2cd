import { SiteLink } from "../../src/ui/site-link";
import { markupOf } from "../support/markup";

test("a route is a link without a page load", () => {
  expect(
    markupOf(
      <SiteLink to="/docs/" className="own">
        Docs
      </SiteLink>,
    ),
  ).toBe('<a href="/docs/" class="own">Docs</a>');
});

test("another site opens in a new tab and says so", () => {
  expect(markupOf(<SiteLink href="https://example.org">There</SiteLink>)).toMatchInlineSnapshot(`
    "<a href="https://example.org" target="_blank" rel="noopener noreferrer">There<span class="external-mark">﻿<span class="visually-hidden"> (opens in a new tab)</span>
    </span>
    </a>"
  `);
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
