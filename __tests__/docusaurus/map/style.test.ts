import { mapStyle } from "../../../src/docusaurus/map/style";

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

test("stylesheets of other sites are imported first, as a part of the layer", () => {
  const css = `/* @import "none.css"; */ @import url("https://fonts.example/a;b.css");\n@import 'https://b.example/c.css' print;\n.a { color: red; }`;
  const [{ text = "" } = {}] = mapStyle([".b { color: blue; }", css]);
  expect(text.split("\n").slice(0, 3)).toEqual([
    '@import url("https://fonts.example/a;b.css") layer(project);',
    "@import 'https://b.example/c.css' layer(project) print;",
    "@layer project {",
  ]);
  expect(text.match(/@import/g)).toHaveLength(2);
});

test("stylesheets are a layer, and their accent is the theme's in both modes", () => {
  const css = `:root {
  --ifm-color-primary: #b5482f;
  --ifm-color-primary-dark: #a3412a;
}
/* :root { --ifm-color-primary: red; } */
[data-theme="dark"] { --ifm-color-primary: rgb(240, 138, 108); }
.cone::after { content: "</style>"; }`;
  expect(mapStyle([css]).map(({ text }) => text?.slice(text.indexOf("html:root")))).toEqual([
    [
      "html:root { --theme-ui-colors-primary: #b5482f; --theme-ui-colors-primaryDark: #a3412a; }",
      'html[data-theme="dark"]:root { --theme-ui-colors-primary: rgb(240, 138, 108); }',
    ].join("\n"),
  ]);
  expect(mapStyle([css])[0]?.text).toContain("@layer project {\n:root {\n  --ifm-color-primary: #b5482f;");
  expect(mapStyle([css])[0]?.text).not.toContain("</style>");
});

describe("pages that are components of the project", () => {
  const text = mapStyle([".mine h2 { margin: 1px; }"])[0]?.text ?? "";

  it("have bare elements as Docusaurus has them, before which the project's own stylesheets go", () => {
    expect(text).toContain(":where(.code-page) h2 { font-size: var(--ifm-h2-font-size); }");
    expect(text.indexOf(":where(.code-page) h2")).toBeLessThan(text.indexOf(".mine h2"));
    const [own] = text.split("\n").filter((line) => line.includes("all: revert-layer"));
    expect(own).toMatch(/^html body :where\(\.code-page\) :is\(h1, .*, p, .*\) \{/);
  });

  it.each([
    "--ifm-color-gray-0: #fff;",
    "--ifm-color-gray-600: #8d949e;",
    "--ifm-color-gray-1000: #000;",
    "--ifm-h3-font-size: 1.25rem;",
    "@media (min-width: 1440px) { .container { max-width: var(--ifm-container-width-xl); } }",
    "background: var(--ifm-color-primary); }",
  ])("find what Docusaurus' stylesheet names: %s", (rule) => {
    expect(text).toContain(rule);
  });
});

describe("fonts of a project", () => {
  const own = (css: string) => mapStyle([css])[0]?.text?.split("all: revert-layer; }\n")[1];
  const headings = "html body :is(h1, h2, h3, h4, h5, h6) { font-family: revert-layer; }";

  it("go before the site's, by Infima's variables and for headings", () => {
    expect(own(":root { --ifm-font-family-base: Mine; }")).toBe(
      `html:root { font-family: var(--ifm-font-family-base); }\n${headings}`,
    );
    expect(own(":root { --ifm-font-family-monospace: Mine; }")).toBe(
      "html body :is(code, kbd, samp, pre) { font-family: var(--ifm-font-family-monospace); }",
    );
    expect(own("h1 {\n  font-family: Mine;\n}")).toBe(headings);
    expect(own(":root { --ifm-heading-font-family: Mine; }")).toBe(headings);
  });

  it("are the site's where it names none", () => {
    expect(own(".a { color: red; }")).toBeUndefined();
  });
});
