import { isHashedFile } from "../../src/lib/hashed-files";
import { partStyles, rules, stylesheet, stylesheets } from "../../src/theme/stylesheet";

/** The classes of part styles that a page has by its HTML, each by the beginning of its rules. */
const partsOf = (html: string) =>
  partStyles().flatMap(({ css, isIn }) => (isIn(html) ? (/(?:^|[{}])\.([\w-]+)/.exec(css)?.[1] ?? css) : []));

test("a page has the rules of the classes in it, of those that few pages have", () => {
  expect(partsOf('<p class="lead">home timeline</p>')).toEqual([]);
  expect(partsOf('<div class="home">')).toEqual(["home"]);
  expect(partsOf('<ol class="a timeline b"><div class="live-code">')).toEqual(["timeline", "live-code"]);
  expect(partsOf('<div class="home-page timelines">')).toEqual([]);
});

test("what scripts alone show is a stylesheet of its own, of which no page has a rule", () => {
  expect(stylesheets().scripts.css).toContain(".mobile-menu");
  expect(partsOf('<div class="mobile-menu"><details class="doc-changes">')).toEqual([]);
});

test("paper has the light colours in each mode", () => {
  const { css } = stylesheet();
  const rules = css.split("}").filter((rule) => /color-scheme:dark/.test(rule));
  expect(rules).toHaveLength(2);
  for (const rule of rules) expect(rule).toMatch(/^\s*@media screen/);
  expect(css).toMatch(/@media print\{[^@]*html \[data-show=dark\]\{display:none!important;\}/);
});

test("what few pages have is told by one class, and comes to other pages in one stylesheet", () => {
  const { parts } = stylesheets();
  for (const { css, isIn } of partStyles()) {
    const [, name = ""] = /(?:^|[{}])\.([\w-]+)/.exec(css) ?? [];
    expect([isIn(`<i class="${name}">`), parts.css.includes(css)]).toEqual([true, true]);
    expect(rules).not.toHaveProperty([`.${name}`]);
  }
});

test("each stylesheet has a name that changes with its text", () => {
  const files = Object.values(stylesheets()).map(({ file }) => file);
  expect(new Set(files).size).toBe(3);
  // Shorter digests, too, are known as such: browsers keep these files for a year.
  const many = Array.from({ length: 50 }, (_, index) => stylesheet({ p: { width: index } }).file);
  expect([...files, ...many].filter((file) => !isHashedFile(file.slice(1)))).toEqual([]);
  expect(stylesheet({ p: { color: "text" } }).file).not.toBe(stylesheet({ p: { color: "muted" } }).file);
});
