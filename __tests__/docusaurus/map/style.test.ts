import { itemClasses } from "../../../src/docusaurus/map/frame";
import { mapStyle } from "../../../src/docusaurus/map/style";
import { besideSite } from "../../../src/docusaurus/map/site-names";
import { stylesheets } from "../../../src/theme/stylesheet";
import { configWith } from "./folder";

test("what Docusaurus' stylesheet gives is there also in a project without stylesheets", () => {
  const [{ text = "" } = {}] = mapStyle([]);
  for (const rule of [
    "--ifm-color-primary: var(--theme-ui-colors-primary);",
    ".col--3 { flex: 0 0 25%; max-width: 25%; }",
    ".margin-vert--lg { margin-top: 2rem !important; margin-bottom: 2rem !important; }",
    ".text--center { text-align: center; }",
  ])
    expect(text).toContain(rule);
});

test("variables that stylesheets of a project name without giving them a value have one", () => {
  const [{ text = "" } = {}] = mapStyle([]);
  for (const rule of [
    "--ifm-color-secondary-dark: #d4d5d8;",
    "--ifm-color-danger-lightest: #fd9c9f;",
    "--ifm-color-info-contrast-background: light-dark(#eef9fd, #193c47);",
    "--ifm-color-info-contrast-foreground: light-dark(#193c47, #eef9fd);",
    "--ifm-menu-color-background-hover: var(--ifm-hover-overlay);",
    "--ifm-font-family-monospace: SFMono-Regular,",
    "--docusaurus-collapse-button-bg-hover: var(--ifm-hover-overlay);",
  ])
    expect(text).toContain(` ${rule} `);
  // None leads to one that is not there, but for those of the site's own theme.
  const given = new Set([...text.matchAll(/(--[\w-]+):/g)].map(([, name]) => name));
  const named = [...text.matchAll(/var\((--(?:ifm|doc)[\w-]+)\)/g)].map(([, name]) => name);
  expect(named.filter((name) => !given.has(name))).toEqual([]);
});

test("stylesheets of other sites are imported first, as a part of the layer", () => {
  const css = `/* @import "none.css"; */ @import url("https://fonts.example/a;b.css");\n@import 'https://b.example/c.css' print;\n.a { color: red; }`;
  const [imports, rules, ...others] = mapStyle([".b { color: blue; }", css]);
  expect(imports?.text?.split("\n")).toEqual([
    "@layer elements, project;",
    '@import url("https://fonts.example/a;b.css") layer(project.imports);',
    "@import 'https://b.example/c.css' layer(project.imports) print;",
  ]);
  expect(rules?.text).toMatch(/^@layer elements, project;\n@layer elements \{/);
  expect([rules?.text?.includes("@import"), others]).toEqual([false, []]);
});

test("stylesheets are a layer, and their accent is the theme's in both modes", () => {
  const css = `:root {
  --ifm-color-primary: #b5482f;
  --ifm-color-primary-dark: #a3412a;
}
/* :root { --ifm-color-primary: red; } */
[data-theme="dark"] { --ifm-color-primary: rgb(240, 138, 108); }
.cone::after { content: "</style>"; }`;
  const text = mapStyle([css])[0]?.text ?? "";
  const colors = text.slice(text.indexOf("html:root {")).split("\n");
  const dark = "html[data-theme=dark]:root { --theme-ui-colors-primary: rgb(240, 138, 108);";
  expect(colors[0]).toContain("{ --theme-ui-colors-primary: #b5482f; --theme-ui-colors-primaryDark: #a3412a;");
  expect(colors[1]).toContain(`@media screen { ${dark} --theme-ui-colors-primaryDark: #a3412a;`);
  expect(mapStyle([css])[0]?.text).toContain("@layer project {\n:root {\n  --ifm-color-primary: #b5482f;");
  expect(mapStyle([css])[0]?.text).not.toContain("</style>");
});

describe("pages that are components of the project", () => {
  const text = mapStyle([".mine h2 { margin: 1px; }"])[0]?.text ?? "";

  it("have bare elements as Docusaurus has them, before which the project's own stylesheets go", () => {
    expect(text).toContain(":where(.code-page) h2 { font-size: var(--ifm-h2-font-size); }");
    expect(text.indexOf(":where(.code-page) h2")).toBeLessThan(text.indexOf(".mine h2"));
    expect(text).toMatch(
      /^@layer elements \{\nhtml body :where\(\.code-page\) :is\(h1, .*, p, .*\) \{ all: revert-layer;/m,
    );
  });

  it("have drawings and films as high as these say", () => {
    expect(/^html body :where\(\.code-page\) :is\((.*)\) \{ all: revert-layer;/m.exec(text)?.[1]).toContain(
      "img, svg, video,",
    );
  });

  it.each([
    "--ifm-color-gray-0: #fff;",
    "--ifm-color-gray-600: #8d949e;",
    "--ifm-color-gray-1000: #000;",
    "--ifm-h3-font-size: 1.25rem;",
    "@media (min-width: 1440px) { .container { max-width: var(--ifm-container-width-xl); } }",
    ".hero--primary { --ifm-hero-background-color: var(--ifm-color-primary);",
  ])("find what Docusaurus' stylesheet names: %s", (rule) => {
    expect(text).toContain(rule);
  });

  it.each([
    "background-color: var(--ifm-hero-background-color); color: var(--ifm-hero-text-color); }",
    ".button--primary { --ifm-button-background-color: var(--ifm-color-primary);",
    ".button--secondary { --ifm-button-background-color: var(--ifm-color-secondary);",
    ".button--outline { --ifm-button-color: var(--ifm-button-border-color);",
    ".button--primary:is(:active, .button--active) { --ifm-button-background-color: var(--ifm-color-primary-darker);",
    ".button--outline:is(:hover, :active, .button--active) { --ifm-button-color: var(--button-text);",
  ])("follow variables that a part of such a page gives other values: %s", (rule) => {
    expect(text).toContain(rule);
  });

  it("have headings, bold words and code in the colours and lines of what is around them", () => {
    expect(text).toContain("--ifm-heading-color: inherit;");
    expect(text).toMatch(/:where\(\.code-page\) :is\(h1, .*, strong, b\) \{ all: revert-layer;/);
    expect(text).toMatch(/:where\(\.code-page\) :not\(pre\) > code \{ border: .*; box-shadow: none; \}/);
  });
});

describe("what a project says of the site's own parts by Docusaurus' names", () => {
  /** What stands below the layer of the project's stylesheet. */
  const above = (css: string) => mapStyle([css])[0]?.text?.split("@layer project {").at(-1)?.split("\n}\n")[1] ?? "";

  it("goes before the site's rules, in its looks", () => {
    expect(above(".navbar, .mine { color: red; height: 9rem; }").trim()).toBe(
      ":is(.navbar, .site-navbar):not(#\\_){color:red;}",
    );
    expect(above("@media print { nav.navbar a:hover { color: red !important; } .x { color: red; } }").trim()).toBe(
      "@media print{:is(nav.navbar, .site-navbar):not(#\\_) a:hover{color:red!important;}}",
    );
    expect(above("[class^='announcementBar_'] { background: red; } .footer { display: flex; }").trim()).toBe(
      ":is([class^='announcementBar_'], .site-announcement):not(#\\_){background:red;}",
    );
    expect(above('div[class*="announcementBarContent"] a { color: red; }').trim()).toBe(
      ':is(div[class*="announcementBarContent"], .site-announcement > .content):not(#\\_) a{color:red;}',
    );
    expect(above(".menu__link--active { display: none; } .a { content: '.menu'; }").trim()).toMatch(
      /^:is\(\.menu__link--active, \.sidebar-menu .*\):not\(#\\_\)\{display:none;\}$/,
    );
  });

  it("is all that it says of items, by the classes that the configuration gives them", () => {
    const css = ".call { padding: 9px; background: red; }\n.call::before { content: 'a'; }";
    const [{ text = "" } = {}] = mapStyle([css], { itemClasses: ["call"] });
    expect(text.split(`${css}\n}`)[1]?.trim()).toBe(".call:not(#\\_item){padding:9px;background:red;}");
    const items = [{ label: "A", className: "call me", items: [{ label: "B", className: "call you" }] }];
    const links = [{ title: "C", items: [{ label: "D", className: "it" }] }];
    expect(itemClasses(configWith({ themeConfig: { navbar: { items }, footer: { links } } }))).toEqual([
      "call",
      "me",
      "you",
      "it",
    ]);
  });

  it("leaves out what the site only by chance calls as a project does", () => {
    const css = ".label, .menu .row { color: red; } .toc .label.new { top: 1px; }";
    const [{ text = "" } = {}] = mapStyle([css]);
    const label = ".label:not(:where(.search-button *, .sidebar-menu *, .mobile-menu *))";
    const menu = ".menu:not(:where(.site-navbar *))";
    const row = ".row:not(:where(.sidebar-menu *, .mobile-menu *))";
    expect(text).toContain(
      `@layer project {\n${label}, ${menu} ${row} { color: red; } .toc ${label}.new { top: 1px; }`,
    );
    expect(above(css).trim()).toBe(`:is(${menu}, .sidebar-menu):not(#\\_) ${row}{color:red;}`);
  });

  it("is all that it says of elements in parts by classes of its own", () => {
    const mark = "{position:absolute;width:6px;color:red;}";
    const toc = ":is(.table-of-contents, .toc-list):not(#\\_)";
    expect(above(`.table-of-contents li > .mark.new:hover ${mark}`).trim()).toBe(`${toc} li>.mark.new:hover${mark}`);
    expect(above(`.table-of-contents .mark:not(a, :is(b)) ${mark}`).trim()).toBe(`${toc} .mark:not(a, :is(b))${mark}`);
    for (const own of ["a", ".menu__link .navbar__inner", ".mark .tabs__item", ".mark > b", ".admonition-content"])
      expect(above(`.footer ${own} ${mark}`)).toMatch(/[^{]\{color:red;\}$/m);
  });

  it.each(["site-navbar", "sidebar-menu", "site-footer", "site-pagination", "search-button", "search-dialog"])(
    "knows all everyday names of classes in the part %s",
    (part) => {
      const sheets = stylesheets([]);
      const rules = `${sheets.all.css}${sheets.scripts.css}`.match(new RegExp(`\\.${part}\\b[^{}]*(?=\\{)`, "g")) ?? [];
      const names = rules.flatMap((rule) => rule.match(/\.[a-z]+(?![\w-])/g) ?? []);
      expect(names.length).toBeGreaterThan(0);
      expect(names.filter((name) => besideSite(name, name.slice(1)) === name)).toEqual([]);
    },
  );

  it("is also what it says of items by the part that they are in, with what stands before their words", () => {
    const css = "#__docusaurus .navbar__items--right .call::before { width: 9px; }";
    const [{ text = "" } = {}] = mapStyle([css], { itemClasses: ["call"] });
    expect(text.split("\n}\n").at(-1)?.trim()).toBe(
      ":is(#__docusaurus, .site-layout) :is(.navbar__items--right, .site-navbar .right):not(#\\_) .call:not(#\\_item)::before{width:9px;}",
    );
  });

  it("is so in the element around a page, of which it says looks alone", () => {
    expect(above("#__docusaurus > .theme-doc-version-banner { display: none; }").trim()).toBe(
      ":is(#__docusaurus, .site-layout)>:is(.theme-doc-version-banner, .version-banner):not(#\\_){display:none;}",
    );
    expect(above("#__docusaurus, .x { background: tan; display: flex; }").trim()).toBe(
      ":is(#__docusaurus, .site-layout):not(#\\_){background:tan;}",
    );
    const layer = mapStyle(["#__docusaurus h2 { color: red; }\n#__docusaurus > div { margin: 0; }"])[0]?.text;
    expect(layer).toContain(
      "@layer project {\n:is(#__docusaurus, .site-layout) h2 { color: red; }\n#__docusaurus > div { margin: 0; }\n}",
    );
  });

  it("is also what it says of admonitions with a keyword of its own", () => {
    expect(above(".theme-admonition-recipe { color: red; }").trim()).toBe(
      ":is(.theme-admonition-recipe, .admonition-recipe):not(#\\_){color:red;}",
    );
  });

  it("leaves code its own colours, and the logo its place", () => {
    const css = ".prism-code, .theme-code-block, .docusaurus-highlight-code-line, .navbar__logo { background: black; }";
    expect(above(css).trim()).toBe("");
  });

  it("is not what it says of bare elements, where Docusaurus has no such part", () => {
    const [{ text = "" } = {}] = mapStyle(["summary { font-size: 2rem; }"]);
    expect(text).toMatch(
      /@layer project \{\n:is\((:is\(\.copy-page, .*\):not\(#\\_\)), \1 \*\) \{ all: revert-layer; \}\n\}/,
    );
  });

  it("goes before its rules of elements by what an article is called, of texts that are no component's", () => {
    expect(mapStyle([".markdown > h1 { color: red; }"])[0]?.text).toContain(
      "@layer project {\n:is(.markdown, .prose:where(:not(.code-page > *)), .page-article) > h1 { color: red; }",
    );
    expect(mapStyle([".theme-doc-markdown { max-width: 9rem; }"])[0]?.text).toContain(
      "@layer project {\n:is(.theme-doc-markdown, :is(.prose, .page-article):where(.docs-wrapper *)) { max-width: 9rem; }",
    );
  });
});

describe("Infima's variables that a project names", () => {
  const textOf = (css: string) => mapStyle([css])[0]?.text ?? "";
  const lightOf = (css: string) => /^html:root \{ (.*) \}$/m.exec(textOf(css))?.[1];
  const darkOf = (css: string) => /html\[data-theme=dark\]:root \{ (.*) \} \}$/m.exec(textOf(css))?.[1];

  it("have its links and what is marked in its accent", () => {
    expect(lightOf(":root { --ifm-color-primary: red; }")).toContain("--theme-ui-colors-link: red;");
    expect(lightOf(":root { --ifm-color-primary: red; --ifm-link-color: blue; }")).toContain("-link: blue;");
    expect(darkOf(":root { --ifm-link-color: blue; }")).toContain("-link: blue;");
  });

  it("hold in dark mode where Infima has no other value there", () => {
    const css = ":root { --ifm-background-color: white; --ifm-link-color: red; }";
    expect(darkOf(css)).toContain("--theme-ui-colors-background: revert-layer;");
    expect(darkOf(css)).toContain("--theme-ui-colors-link: red;");
    expect(darkOf(`${css} [data-theme='dark'] { --ifm-background-color: black; }`)).toContain("-background: black;");
  });

  it("leave the footer the ground and letters of its style where a mode has no value", () => {
    const css = "[data-theme=dark] { --ifm-footer-background-color: black; --ifm-footer-link-color: tan; }";
    for (const rule of [
      "[data-tone=light]:not(#\\_) { background-color: var(--ifm-footer-background-color, var(--theme-ui-colors-sunken)); }",
      "[data-tone=dark]:not(#\\_) { background-color: var(--ifm-footer-background-color, var(--theme-ui-colors-footer-background)); }",
      "[data-tone=light] li > a:not(#\\_) { color: var(--ifm-footer-link-color, var(--theme-ui-colors-text)); }",
    ])
      expect(textOf(css)).toContain(`.site-footer${rule}`);
  });

  it("never lead to themselves", () => {
    expect(lightOf(":root { --ifm-font-color-base: var(--ifm-color-content); }")).not.toContain("-text:");
    expect(lightOf(":root { --ifm-link-color: var(--ifm-color-primary); }")).toContain(
      "-link: var(--ifm-color-primary);",
    );
  });

  it.each([
    [":root { --ifm-font-family-base: Mine; }", "html { font-family: var(--ifm-font-family-base); }"],
    [":root { --ifm-h1-font-size: 3rem; }", "\nh1 { font-size: var(--ifm-h1-font-size); }"],
    [":root { --ifm-font-family-monospace: Mine; }", "html body :is(code, kbd, samp, pre) { font-family: var("],
    [
      ".a { --ifm-link-decoration: none; }",
      ":where(a) { text-decoration: var(--ifm-link-decoration, underline from-font); }",
    ],
    [
      ":root { --ifm-link-hover-decoration: none; }",
      ":where(a:hover) { text-decoration: var(--ifm-link-hover-decoration); }",
    ],
    [
      "[data-theme=dark] { --ifm-navbar-background-color: black; }",
      ".site-navbar:not(#\\_) { background-color: var(--ifm-navbar-background-color, var(--theme-ui-colors-background)); }",
    ],
    [":root { --doc-sidebar-width: 400px; }", " .site-sidebar { width: min(var(--doc-sidebar-width), 40vw); } }"],
  ])("do what they do there: %s", (css, rule) => {
    expect(textOf(css)).toContain(rule);
    expect(textOf(".a { color: red; }")).not.toContain(rule);
  });

  it("give the colour of links also to the buttons of a bar that has a background of its own", () => {
    const link = ":root { --ifm-navbar-link-color: white; }";
    const ofButtons = ".site-navbar nav > .icon-button:not(#\\_) { color: var(--ifm-navbar-link-color,";
    expect(textOf(link)).toContain(".site-navbar .navbar-brand:not(#\\_) { color: var(--ifm-navbar-link-color,");
    expect(textOf(link)).not.toContain(ofButtons);
    expect(textOf(`${link} .dark { --ifm-navbar-background-color: black; }`)).toContain(ofButtons);
  });
});
