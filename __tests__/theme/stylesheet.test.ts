import { isHashedFile } from "../../src/lib/routes/hashed-files";
import { holdsStyles, partStylesIn } from "../../src/theme/page-styles";
import { partRules, rules, scriptRules, styleNames, stylesheet, stylesheets } from "../../src/theme/stylesheet";

const { parts } = styleNames([]);
/** The classes whose rules a page with some HTML gets. */
const partsOf = (html: string) => {
  const css = partStylesIn(html, parts);
  return Object.entries(parts).flatMap(([name, own]) => (css.includes(own) ? name : []));
};

test("a page has the rules of the classes in it, of those that few pages have", () => {
  expect(partsOf('<p class="site-lead">home timeline</p>')).toEqual([]);
  expect(partsOf('<div class="site-home">')).toEqual(["site-home"]);
  expect(partsOf('<ol class="a site-timeline b"><div class="live-code">')).toEqual(["site-timeline", "live-code"]);
  expect(partsOf('<p class="site-home site-showcase">')).toEqual(["site-home", "site-showcase"]);
  expect(partsOf('<div class="home-page timelines">')).toEqual([]);
  expect(partStylesIn('<p class="site-lead">', parts)).toBe("");
  // The mark of the button over a picture comes with scripts.
  expect(partsOf('<span class="zoomable on-phones">')).toEqual(["zoomable"]);
});

test("a page holds the stylesheet if its body is more than comes first, compressed; a short one is not compressed", () => {
  const long = "a".repeat(60_000);
  expect(holdsStyles(long, () => 10_401)).toBe(true);
  expect(holdsStyles(long, () => 10_400)).toBe(false);
  const gzipSize = jest.fn(() => 99_999);
  expect(holdsStyles("a".repeat(40_000), gzipSize)).toBe(false);
  expect(gzipSize).not.toHaveBeenCalled();
});

test("the stylesheet may stand in HTML: nothing in it ends an element, and it names no file by a path of its own", () => {
  const { css } = styleNames([]);
  expect(css).toBe(stylesheets([]).all.css);
  expect(css).not.toContain("</");
  expect(css.match(/url\((?!"data:)[^)]*\)/g)).toBeNull();
});

test("the rules of steps and trees of files leave what others call alike as it is", () => {
  for (const name of ["steps", "file-tree"] as const) {
    const selectors = (parts[name] ?? "").match(/[^{}]+(?=\{)/g) ?? [];
    expect(selectors.length).toBeGreaterThan(5);
    for (const selector of selectors.flatMap((list) => list.split(",")))
      expect(selector).toContain(`.${name}[role=list]`);
  }
});

test("what scripts alone show is a stylesheet of its own, of which no page has a rule", () => {
  expect(stylesheets([]).scripts.css).toContain(".mobile-menu");
  expect(partsOf('<div class="mobile-menu"><details class="doc-changes">')).toEqual([]);
});

test("no selector begins with a combinator: browsers drop a rule with such a one, with all its others", () => {
  const css = Object.values(stylesheets([])).map((sheet) => sheet.css.replaceAll(/:has\([^)]*\)/g, ""));
  expect(css.join("").match(/[{},]\s*[>+~][^{]*/g)).toBeNull();
});

test("a selector inside of another one names it before a colon: develop and builds read it differently without", () => {
  const begin = (of: object, depth: number): string[] =>
    Object.entries(of).flatMap(([key, inner]: [string, unknown]) => {
      if (typeof inner !== "object" || inner === null || Array.isArray(inner)) return [];
      const own = depth > 0 && key.startsWith(":") && !key.includes("&") ? [key] : [];
      return [...own, ...begin(inner, key.startsWith("@") ? depth : depth + 1)];
    });
  expect([rules, scriptRules, partRules].flatMap((part) => begin(part, 0))).toEqual([]);
});

test.each(["center", "right"])("cells of tables are aligned as HTML says: %s", (align) => {
  const cells = stylesheet().css.match(/[^{}]*:is\(td, ?th\)\[align=\w+\]\{[^}]*\}/g) ?? [];
  expect(cells.find((rule) => rule.includes(`[align=${align}]`))).toContain(`{text-align:${align};`);
});

test("no cell of a table that does not scroll has a least width, by which it would widen the page", () => {
  const cells = stylesheet().css.match(/[^{}]*\btd\b[^{}]*\{min-width:\d+rem;\}/g) ?? [];
  expect(cells).toHaveLength(2);
  for (const rule of cells) expect(rule).toContain(":where(.table-scroll) td:");
});

test("from right to left, the menu of phones comes from the right, and what points to a side points to the other", () => {
  const { all, scripts } = stylesheets([]);
  const menu = /\.mobile-menu\{([^}]*--menu-away:-100%[^}]*)\}/.exec(scripts.css)?.[1] ?? "";
  expect(menu).toContain("--menu-away:-100%;");
  expect(scripts.css).toContain("[dir=rtl] .mobile-menu{--menu-away:100%;}");
  expect(scripts.css).toMatch(/\.mobile-menu\[data-closing\]\{[^}]*transform:translateX\(var\(--menu-away\)\)/);
  expect(all.css).toContain("@keyframes slide-in{from{transform:translateX(var(--menu-away));}");
  // Both attributes are of one element.
  expect(all.css).toContain("[dir=rtl][data-busy] body::before{transform-origin:right;}");
  const mirrored = (selector: string) => `[dir=rtl] ${selector}{scale:-1 1;}`;
  expect(scripts.css).toContain(mirrored(".mobile-menu .back .site-icon"));
  expect(all.css).toContain(mirrored(".site-sidebar >button .site-icon"));
  expect(parts["site-home"]).toMatch(/\[dir=rtl\] \.site-home [^{}]*\.words \.site-icon\{scale:-1 1;\}/);
  expect(parts["debug-view"]).toContain(mirrored(".debug-view .row>button:first-of-type>.site-icon"));
});

test("words for screen readers in a link stand where the block around them begins, and make no page wider", () => {
  const { css } = stylesheet();
  expect(css).toMatch(/\.visually-hidden\{[^}]*position:absolute;/);
  expect(css).toContain(":is(a, .external-mark)>.visually-hidden{inset-inline-start:0;}");
});

test("paper has the light colours in each mode", () => {
  const { css } = stylesheet();
  const rules = css.split("}").filter((rule) => /color-scheme:dark/.test(rule));
  expect(rules).toHaveLength(2);
  for (const rule of rules) expect(rule).toMatch(/^\s*@media screen/);
  expect(css).toMatch(/@media print\{[^@]*html \[data-show=dark\]\{display:none!important;\}/);
});

test("iPhones enlarge neither a text that is turned nor the page around a field", () => {
  const { css } = stylesheet();
  expect(css).toContain("-webkit-text-size-adjust:100%");
  expect(css).toMatch(/@supports \(-webkit-touch-callout: none\)\{input,select,textarea\{font-size:1rem;\}\}/);
  for (const name of ["site-home", "live-code"] as const)
    expect(parts[name]).toMatch(/@supports \(-webkit-touch-callout: none\)\{[^{}]*textarea\{font-size:1rem;\}\}/);
});

test("the dialog of search that is as high as its content holds no percentage of that, which is nothing in Safari", () => {
  const { css } = stylesheet();
  expect(css).toMatch(/\(min-width: 48em\)\{\.search-dialog\{[^}]*height:fit-content;/);
  expect(css).toMatch(/\(min-width: 48em\)\{\.search-dialog \.window\{height:auto;\}\}/);
});

test("the drawings of the showcase keep their colours where the system's take the place of the site's", () => {
  expect(/\.site-showcase li>svg\{([^}]*)\}/.exec(parts["site-showcase"] ?? "")?.[1]).toContain(
    "forced-color-adjust:none",
  );
});

test("a diagram has the ground of its mode, and icons the colour of the text, where the system's colours are forced", () => {
  const css = Object.values(stylesheets([])).map((sheet) => sheet.css);
  const forced =
    css
      .join("")
      .match(/@media \(forced-colors: active\)\{(?:[^{}]*\{[^{}]*\})*\}/g)
      ?.join("") ?? "";
  expect(forced).toMatch(/\.diagram\{background-color:[^;]*background\);forced-color-adjust:none;\}/);
  expect(forced).toContain(".diagram foreignObject{forced-color-adjust:none;}");
  expect(forced).toContain(".site-icon{color:inherit!important;}");
});

test("elements of a project with everyday names of classes get no rule of the site's own", () => {
  const css = Object.values(stylesheets([])).map((sheet) => sheet.css);
  const names = /\.(?:icon|home|showcase|lead|notice|timeline|spinner)(?![\w-])[^{]*/g;
  expect(css.join("").match(names)).toBeNull();
});

test("a block of code, which is a figure, says all that projects say of figures with pictures", () => {
  const { css } = stylesheet();
  const [, block = ""] = /\.code-block\{([^}]*)\}/.exec(css) ?? [];
  for (const property of ["padding:0", "text-align:start"]) expect(block).toContain(property);
  expect(/\.code-block figcaption\{([^}]*)\}/.exec(css)?.[1]).toMatch(/padding-top:0[^}]*;padding-bottom:0[^}]*;/);
});

test("a drawing as wide as its place has the height that it names", () => {
  const rules = stylesheet().css.match(/[^{}]*\bsvg\b[^{}]*\{[^}]*height:auto;/g) ?? [];
  expect(rules.filter((rule) => !rule.includes(".diagram"))).toEqual([
    expect.stringMatching(/svg:not\(\[width\$='%'\]\[height\]\)\{/),
  ]);
});

test("rows of the sidebar say all that Docusaurus' class of that name says, which projects have below these rules", () => {
  const [, row = ""] = /\.sidebar-menu \.row\{([^}]*)\}/.exec(stylesheet().css) ?? [];
  for (const property of ["display:flex", "flex-wrap:nowrap", "margin:0"]) expect(row).toContain(property);
});

test("what few pages have comes to other pages in one stylesheet", () => {
  const { css } = stylesheets([]).parts;
  for (const [name, own] of Object.entries(parts)) {
    expect([own.includes(`.${name}`), css.includes(own)]).toEqual([true, true]);
    expect(rules).not.toHaveProperty([`.${name}`]);
  }
});

test("each stylesheet has a name that changes with its text", () => {
  const files = Object.values(stylesheets([])).map(({ file }) => file);
  expect(new Set(files).size).toBe(3);
  // Shorter digests, too, are known as such: browsers keep these files for a year.
  const many = Array.from({ length: 50 }, (_, index) => stylesheet({ p: { width: index } }).file);
  expect([...files, ...many].filter((file) => !isHashedFile(file.slice(1)))).toEqual([]);
  expect(stylesheet({ p: { color: "text" } }).file).not.toBe(stylesheet({ p: { color: "muted" } }).file);
});

test("the stylesheet for every page ends with the styles of a project, in its file and where a page holds it", () => {
  const [without, withOwn] = [stylesheets([]), stylesheets([".mine {}", '.more::after { content: "</style>"; }'])];
  expect(withOwn.all.css).toBe(`${without.all.css}\n.mine {}\n.more::after { content: "</style>"; }`);
  expect(withOwn.all.file).not.toBe(without.all.file);
  expect(isHashedFile(withOwn.all.file.slice(1))).toBe(true);
  expect({ ...withOwn, all: undefined }).toEqual({ ...without, all: undefined });
  const { all, css } = styleNames([".mine {}", '.more::after { content: "</style>"; }']);
  expect([all, css.endsWith('.more::after { content: "<\\/style>"; }')]).toEqual([withOwn.all.file, true]);
});
