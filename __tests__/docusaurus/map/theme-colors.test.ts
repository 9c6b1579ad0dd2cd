import { themeColors } from "../../../src/docusaurus/map/theme-colors";

test("marked lines of code have the ground that a project gives them, on which the site's letters can be read", () => {
  const marked = (css: string) => themeColors(css).map((rule) => /-code-highlightSoft: (.*?);/.exec(rule)?.[1]);
  const light = "oklch(from #eef max(l, clamp(0, 5 * alpha - 1.5, 0.93)) c h / alpha)";
  const dark = (color: string) => `oklch(from ${color} min(l, clamp(0.3, 2.5 - 5 * alpha, 1)) c h / alpha)`;
  const css = ":root { --docusaurus-highlighted-code-line-bg: #eef; }";
  expect(marked(css)).toEqual([light, dark("#eef"), dark("#eef")]);
  const both = `${css} [data-theme="dark"] { --docusaurus-highlighted-code-line-bg: rgba(0, 0, 0, 0.3); }`;
  expect(marked(both)).toEqual([light, dark("rgba(0, 0, 0, 0.3)"), dark("rgba(0, 0, 0, 0.3)")]);
  expect(marked(":root { --ifm-color-primary: red; }")).toEqual([undefined, undefined, undefined]);
});
