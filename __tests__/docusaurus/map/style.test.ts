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
