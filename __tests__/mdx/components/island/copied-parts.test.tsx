import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { copiedParts, copiedPartsHooks } from "../../../../src/mdx/components/island/copied-parts";
import { smallestSite } from "../../../support/site";
import { standOnSettings } from "../../../support/stand-on-settings";

standOnSettings({ i18n: smallestSite.i18n });

const htmlOf = (name: string, props: object) => {
  const Part = copiedParts()[name]?.default as ComponentType<object>;
  return renderToStaticMarkup(<Part {...props} />);
};

test("the parts of a footer are the site's own, with what a copy gives them", () => {
  const items = [{ label: "Gas", to: "/gas/" }, { html: "<i>raw</i>" }];
  const links = [{ title: "Kilns", items }];
  const list = '<ul><li><a href="/gas/">Gas</a></li><li><span><i>raw</i></span></li></ul>';
  const columns = `<div class="columns"><section><h2>Kilns</h2>${list}</section></div>`;
  expect(htmlOf("@theme/Footer/Links", { links })).toBe(`<nav aria-label="Footer">${columns}</nav>`);
  expect(htmlOf("@theme/Footer/Links/MultiColumn", { columns: links })).toBe(
    `<nav aria-label="Footer">${columns}</nav>`,
  );
  expect(htmlOf("@theme/Footer/Links", { links: items })).toContain(list.replace("<ul>", '<ul class="line">'));
  expect(htmlOf("@theme/Footer/LinkItem", { item: items[0] })).toBe('<a href="/gas/">Gas</a>');
  expect(htmlOf("@theme/Footer/Copyright", { copyright: "<b>Ann</b>" })).toBe(
    '<div class="copyright"><b>Ann</b></div>',
  );
  expect(htmlOf("@theme/Footer/Logo", { logo: { src: "/a.svg", alt: "A", href: "/gas/" } })).toBe(
    '<div class="logo"><a href="/gas/"><img src="/a.svg" alt="A"/></a></div>',
  );
  expect(htmlOf("@theme/Footer/Layout", { style: "dark", links: "links", copyright: "ours" })).toBe(
    '<footer data-print="hide" class="site-footer" data-tone="dark"><div class="inside">linksours</div></footer>',
  );
});

test("links of a copied footer begin at the site's root, also as a configuration may have them", () => {
  const hrefOf = (to: string) =>
    /href="([^"]*)"/.exec(htmlOf("@theme/Footer/LinkItem", { item: { label: "A", to } }))?.[1];
  expect(["docs/gas", "/docs/gas", "#top", "mailto:ann@kilns.example"].map(hrefOf)).toEqual([
    "/docs/gas/",
    "/docs/gas/",
    "#top",
    "mailto:ann@kilns.example",
  ]);
  const items = [{ label: "Gas", to: "docs/gas" }];
  for (const links of [items, [{ title: "Kilns", items }]])
    expect(htmlOf("@theme/Footer/Links", { links })).toContain('<a href="/docs/gas/">Gas</a>');
});

test("an author has a name, which leads somewhere, and a picture", () => {
  const author = { name: "Ann", title: "Potter", imageURL: "/ann.png", email: "ann@kilns.example" };
  expect(htmlOf("@theme/Blog/Components/Author", { author, className: "wide" })).toBe(
    '<div class="avatar wide"><img class="avatar__photo" src="/ann.png" alt="Ann"/><div class="avatar__intro">' +
      '<div class="avatar__name"><a href="mailto:ann@kilns.example">Ann</a></div><small>Potter</small></div></div>',
  );
  expect(htmlOf("@theme/Blog/Components/Author", { author: { name: "Ben" } })).toContain(">Ben</div>");
});

test("what the site has by itself is nothing", () => {
  for (const name of ["DocItem/Metadata", "ContentVisibility", "DocItem/TOC/Mobile"])
    expect(htmlOf(`@theme/${name}`, { children: "inside" })).toBe("");
});

test("what stands below a page is made of what a copy gives to it", () => {
  const changed = { lastUpdatedAt: Date.UTC(2024, 4, 1), lastUpdatedBy: "Ann" };
  const updated =
    '<span class="theme-last-updated">Last updated <time dateTime="2024-05-01">May 1, 2024</time> by Ann</span>';
  expect(htmlOf("@theme/LastUpdated", changed)).toBe(updated);
  expect(htmlOf("@theme/LastUpdated", {})).toBe("");
  expect(htmlOf("@theme/EditMetaRow", { editUrl: "/edit/", ...changed })).toBe(
    `<div class="page-footer"><a class="theme-edit-this-page" href="/edit/">Edit this page</a>${updated}</div>`,
  );
  expect(htmlOf("@theme/TagsListInline", { tags: [{ label: "hot", permalink: "/tags/hot/" }] })).toContain(
    '<a href="/tags/hot/">hot</a>',
  );
});

test("the first page of a category is its own, or that of an item in it", () => {
  const { findFirstSidebarItemLink } = copiedPartsHooks();
  const link = { type: "link" as const, label: "Gas", href: "/gas/" };
  const category = { type: "category" as const, label: "Kilns", collapsible: true, collapsed: false };
  const items = [{ type: "html" as const, value: "<hr>" }, link];
  expect(findFirstSidebarItemLink({ ...category, items })).toBe("/gas/");
  expect(findFirstSidebarItemLink({ ...category, items, href: "/kilns/" })).toBe("/kilns/");
  expect(findFirstSidebarItemLink({ ...category, items: [] })).toBeUndefined();
});
