import { mapStyle } from "../../../src/docusaurus/map/style";

/** What stands below the layer of the project's stylesheet. */
function above(css: string): string | undefined {
  return mapStyle([css])[0]?.text?.split("@layer project {").at(-1)?.split("\n}\n")[1]?.trim();
}

describe("Docusaurus' stable classes of the sidebar", () => {
  it("are the row of a category, also below one with a class of the project's own", () => {
    const row = ":is(.menu__list-item-collapsible, .sidebar-menu .category > .row):not(#\\_)";
    expect(above(".menu__list-item-collapsible { background: red; }")).toBe(`${row}{background:red;}`);
    expect(above(".own > .menu__list-item-collapsible { color: red; }")).toBe(`.own>${row}{color:red;}`);
    expect(above(".menu__list-item-collapsible--active { color: red; }")).toContain(
      ".sidebar-menu .category > .row:has(> [aria-current=page])):not(#\\_){color:red;}",
    );
  });

  it.each([
    ["category-level-1", "li.category:where(.docs-wrapper .sidebar-menu > ul > *)"],
    ["link-level-1", "li:not(.category):where(.docs-wrapper .sidebar-menu > ul > *)"],
    ["link-level-3", "li:not(.category):where(.docs-wrapper .sidebar-menu > ul > li > ul > li > ul > *)"],
    ["category", "li.category:where(.docs-wrapper .sidebar-menu *)"],
    ["link", "li:not(.category):where(.docs-wrapper .sidebar-menu *)"],
  ])("are items by what they are and how deep they lie: %s", (name, items) => {
    const written = `.theme-doc-sidebar-item-${name}`;
    expect(above(`${written} > .menu__link { color: red; }`)).toBe(
      `:is(${written}, ${items}):not(#\\_)>:is(.menu__link, .sidebar-menu :is(a, .label)):not(#\\_){color:red;}`,
    );
  });
});

test.each([
  ["theme-layout-navbar", ".site-navbar"],
  ["theme-layout-navbar-right", ".site-navbar .right"],
  ["theme-layout-navbar-sidebar", ".mobile-menu"],
  ["theme-layout-footer", ".site-footer"],
  ["theme-layout-footer-column", ".site-footer section"],
  ["theme-tabs-container", ".tabs:has(> [role=tablist])"],
  ["theme-doc-card-container", ".doc-cards a"],
  ["theme-doc-card-description", ".doc-cards .text"],
  ["theme-doc-footer-edit-meta-row", ".page-footer:where(.docs-wrapper *)"],
  ["theme-blog-footer-tags-row", ".tag-list:where(.blog-post-page *)"],
])("the theme's stable class %s is a part of the site", (name, part) => {
  expect(above(`.${name} { background: red; height: 9rem; }`)).toBe(
    `:is(.${name}, ${part}):not(#\\_){background:red;}`,
  );
});

test("what is in the main part is the site's, too, and of the part itself only looks are", () => {
  const main = ":is(.theme-layout-main, .main-wrapper, .page:where(.site-layout > *))";
  expect(above(".theme-layout-main { background: tan; display: flex; }")).toBe(`${main}:not(#\\_){background:tan;}`);
  const css = ".main-wrapper .own { padding: 9px; }\n.main-wrapper > div { margin: 0; }";
  expect(mapStyle([css])[0]?.text).toContain(
    `@layer project {\n${main} .own { padding: 9px; }\n.main-wrapper > div { margin: 0; }\n}`,
  );
  expect(above(css)).toBeUndefined();
});

test("the first heading of a doc is its title, although the site has something before it", () => {
  const layer = (css: string) => mapStyle([css])[0]?.text?.split("@layer project {\n").at(-1);
  const title = "h1:is(:first-child, :where(.docs-wrapper .page-article > *)) { color: red; }";
  expect(layer("h1:first-child { color: red; }")).toContain(title);
  expect(layer(".blog-wrapper .markdown h1:first-child { color: red; }")).toContain(`.page-article) ${title}`);
  expect(layer(".markdown > h1:first-child { color: red; }")).toContain(".page-article) > h1:first-child {");
});

test("what a text's links and pictures are given is not given to authors, tags and links beside the text", () => {
  const layer = (css: string) => mapStyle([css])[0]?.text?.split("@layer project {\n").at(-1);
  const text = ":is(.markdown, .prose:where(:not(.code-page > *)))";
  const article = ":is(.markdown, .prose:where(:not(.code-page > *)), .page-article)";
  expect(layer(".markdown a, .markdown > img { color: red; }")).toBe(`${text} a, ${text} > img { color: red; }\n}`);
  expect(layer(".markdown header h1, .markdown h1 code { color: red; }")).toBe(
    `${article} header h1, ${article} h1 code { color: red; }\n}`,
  );
  expect(layer(".theme-doc-markdown li { color: red; }")).toBe(
    ":is(.theme-doc-markdown, .prose:where(.docs-wrapper *)) li { color: red; }\n}",
  );
});

test("an item that is asked for what is in it is the element around a menu's button, which may be active", () => {
  const css = ".navbar__item:has(.call:not(.active)) { display: none; }\n.mine.active > .call { color: red; }";
  const [{ text = "" } = {}] = mapStyle([css], { itemClasses: ["call"] });
  const boxes = ".site-navbar .side > [data-dropdown], .site-navbar .side > :not([data-dropdown]) > :is(a, span)";
  const active = ":is(.active, [data-active]:where(button))";
  expect(text).toContain(
    `\n:is(.navbar__item, ${boxes}):not(#\\_):has(.call:not(#\\_item):not(${active})){display:none;}`,
  );
  expect(text).toContain(".mine.active>.call:not(#\\_item){color:red;}");
});
