import { partRules, partStylesheet, partStylesheets, rules, stylesheet } from "../../src/theme/stylesheet";

const sheetsFor = (html: string) =>
  partStylesheets().flatMap(({ file, isIn }) => (isIn(html) ? (/styles-(\w+)/.exec(file)?.[1] ?? "") : []));

test("a page links to the groups of which it has a class", () => {
  expect(sheetsFor('<p class="lead">home timeline</p>')).toEqual([]);
  expect(sheetsFor('<div class="home">')).toEqual(["home"]);
  expect(sheetsFor('<ol class="a timeline b"><div class="live-code">')).toEqual(["blog", "tools"]);
  expect(sheetsFor('<div class="home-page timelines">')).toEqual([]);
});

test("what scripts alone show is a group of its own, which no page links to", () => {
  expect(partStylesheet("scripts").css).toContain(".mobile-menu");
  expect(sheetsFor('<p class="lead"><details class="doc-changes">')).toEqual([]);
});

test("paper has the light colours in each mode", () => {
  const { css } = stylesheet();
  const rules = css.split("}").filter((rule) => /color-scheme:dark/.test(rule));
  expect(rules).toHaveLength(2);
  for (const rule of rules) expect(rule).toMatch(/^\s*@media screen/);
  expect(css).toMatch(/@media print\{[^@]*html \[data-show=dark\]\{display:none!important;\}/);
});

test("the rules of a group are classes, which no other group has", () => {
  const selectors = Object.values(partRules).flatMap((part) => Object.keys(part));
  expect(selectors.filter((selector) => !/^\.[\w-]+$/.test(selector))).toEqual([]);
  expect(selectors.filter((selector) => selector in rules)).toEqual([]);
  expect(new Set(selectors).size).toBe(selectors.length);
});

test("each stylesheet has a name that changes with its text", () => {
  const files = [stylesheet(), ...partStylesheets()].map(({ file }) => file);
  expect(new Set(files).size).toBe(files.length);
  expect(stylesheet({ p: { color: "text" } }).file).not.toBe(stylesheet({ p: { color: "muted" } }).file);
});
