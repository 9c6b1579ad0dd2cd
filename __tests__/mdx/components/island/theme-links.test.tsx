import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { siteModule } from "../../../../src/mdx/components/island/site-modules";
import { settings } from "../../../../src/ui/site-settings";
import { prefix } from "../../../support/gatsby";

beforeEach(() => (prefix.path = "/base"));
afterEach(() => {
  prefix.path = "";
});

const htmlOf = (name: string, props: object) => {
  const { default: Part } = siteModule(name) as { default: ComponentType<object> };
  return renderToStaticMarkup(<Part {...props} />);
};

test("a tag is a link with its count, which is left out where there is none", () => {
  const tag = { label: "hot", permalink: "/base/tags/hot/", description: "Of heat" };
  expect(htmlOf("@theme/Tag", { ...tag, count: 3 })).toBe(
    '<a rel="tag" title="Of heat" href="/base/tags/hot/">hot <small>3</small></a>',
  );
  expect(htmlOf("@theme/Tag", { ...tag, count: 0 })).toContain(">hot</a>");
});

test("a link to a page beside has two lines", () => {
  expect(htmlOf("@theme/PaginatorNavLink", { permalink: "/gas/", title: "Gas", subLabel: "Before" })).toBe(
    '<a class="pagination-nav__link pagination-nav__link--prev" href="/base/gas/">' +
      '<div class="pagination-nav__sublabel">Before</div><div class="pagination-nav__label">Gas</div></a>',
  );
});

test("a link to the source has the site's words, and is none without an address", () => {
  expect(htmlOf("@theme/EditThisPage", { editUrl: "/edit.html" })).toMatch(
    /^<a class="theme-edit-this-page".*<svg .* Edit this page</,
  );
  expect(htmlOf("@theme/EditThisPage", {})).toBe("");
});

test("the logo is that of the navbar", () => {
  const logo = { src: "/a.svg", srcDark: "/b.svg", alt: "" };
  Object.assign(settings.navbar, { title: "Kiln", logo });
  expect(htmlOf("@theme/Logo", { imageClassName: "i" })).toBe(
    '<a href="/base/"><img alt="" src="/base/a.svg" class="i" data-show="light"/>' +
      '<img alt="" src="/base/b.svg" class="i" data-show="dark"/><b>Kiln</b></a>',
  );
});
