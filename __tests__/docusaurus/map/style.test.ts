import { mapStyle } from "../../../src/docusaurus/map/style";

test("a project without stylesheets has no element for them", () => {
  expect(mapStyle([])).toEqual([]);
});

test("stylesheets are a layer, and their accent is the theme's in both modes", () => {
  const css = `:root {
  --ifm-color-primary: #b5482f;
  --ifm-color-primary-dark: #a3412a;
}
/* :root { --ifm-color-primary: red; } */
[data-theme="dark"] { --ifm-color-primary: rgb(240, 138, 108); }
.cone::after { content: "</style>"; }`;
  expect(mapStyle([css]).map(({ text }) => text?.slice(text.indexOf("html")))).toEqual([
    [
      "html:root { --theme-ui-colors-primary: #b5482f; --theme-ui-colors-primaryDark: #a3412a; }",
      'html[data-theme="dark"]:root { --theme-ui-colors-primary: rgb(240, 138, 108); }',
    ].join("\n"),
  ]);
  expect(mapStyle([css])[0]?.text).toMatch(/^@layer project \{\n:root \{/);
  expect(mapStyle([css])[0]?.text).not.toContain("</style>");
});
