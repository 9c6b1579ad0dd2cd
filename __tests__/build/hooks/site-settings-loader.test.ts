import {
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";
import { runInNewContext } from "node:vm";
import { readSite } from "../../../src/lib/site-config";
import { siteSettingsRule } from "../../../src/build/hooks/site-settings";
import siteSettingsLoader from "../../../src/build/hooks/site-settings-loader.cjs";
import { smallestSite } from "../../support/site";

const ROOT = path.resolve(__dirname, "../../..");
const MODULE = "src/ui/site-settings.ts";
let root: string;

/** The module's text as webpack gets it for a `src/site.ts`, and the files by which it is made again. */
function load(site: string): { text: string; watched: string[]; error?: { message: string; hideStack?: boolean } } {
  writeFileSync(path.join(root, "src/site.ts"), site);
  const watched = new Set<string>();
  const context = {
    context: path.join(root, "src/ui"),
    resourcePath: path.join(root, MODULE),
    rootContext: root,
    getOptions: () => ({}),
    addContextDependency: (folder: string) => void watched.add(path.relative(root, folder)),
    addDependency: (file: string) => void watched.add(path.relative(root, file)),
  };
  try {
    return { text: siteSettingsLoader.call(context), watched: [...watched].sort() };
  } catch (error) {
    return { text: "", watched: [...watched].sort(), error: error as Error };
  }
}

beforeAll(() => {
  root = realpathSync(mkdtempSync(path.join(os.tmpdir(), "site-settings-")));
  mkdirSync(path.join(root, "src/ui"), { recursive: true });
  cpSync(path.join(ROOT, "src/lib"), path.join(root, "src/lib"), { recursive: true });
  for (const file of [MODULE, "src/read-settings.ts", "src/site-lines.ts"])
    copyFileSync(path.join(ROOT, file), path.join(root, file));
  symlinkSync(path.join(ROOT, "node_modules"), path.join(root, "node_modules"));
});
afterAll(() => rmSync(root, { recursive: true }));

test("pages of a part lead to no other language that is built with the site", () => {
  const french = { ...smallestSite.i18n.locales.en, label: "Français", path: "fr", content: "content/i18n/fr" };
  const i18n = { ...smallestSite.i18n, locales: { ...smallestSite.i18n.locales, fr: french } };
  const site = `export const site = ${JSON.stringify({ ...smallestSite, i18n })};`;
  const whole = load(site).text;
  const env = jest.replaceProperty(process, "env", { ...process.env, NODE_ENV: "production", SITE_VERSIONS: "1.0" });
  const part = load(site).text;
  env.restore();
  expect([whole, part].map((text) => text.includes("Français"))).toEqual([true, false]);
});

test("a bundle gets the values, not the modules that read them", () => {
  const { text, watched } = load(`export const site = ${JSON.stringify(smallestSite)};`);
  expect(text).toMatch(/^export const settings = \{"title":"Site",.*\};\n$/);
  expect(text).not.toMatch(/import|require|zod|content\/docs/);
  expect(watched).toEqual(
    expect.arrayContaining(["src/lib/site-config.ts", "src/lib/settings/site-settings.ts", "src/site.ts"]),
  );
});

test("an edit of src/site.ts is in the next text", () => {
  expect(load(`export const site = ${JSON.stringify({ ...smallestSite, title: "Edited" })};`).text).toContain(
    '"title":"Edited"',
  );
});

const withSearch = (search: string, before = "") =>
  load(`${before}export const site = { ...${JSON.stringify(smallestSite)}, search: ${search} };`);

test.each([
  ["an arrow", "{ transformItems: (items) => items.slice(1) }"],
  ["a method", "{ transformItems(items) { return items.slice(1); } }"],
  ["a function", "{ transformItems: function (items) { return items.slice(1); } }"],
])("a function of the settings is written as it is: %s", (_kind, search) => {
  const { text } = withSearch(search);
  const settings = runInNewContext(`(() => { ${text.replace("export const settings =", "return")} })()`) as {
    search: { transformItems: (items: number[]) => number[] };
  };
  expect(settings.search.transformItems([1, 2, 3])).toEqual([2, 3]);
});

test("a function that needs what stands around it in src/site.ts is refused; browsers' own names are not", () => {
  const { error } = withSearch("{ transformItems: (items) => items.slice(first) }", "const first = 1;\n");
  expect(error?.message).toBe(
    "src/site.ts: 'transformItems' runs in browsers, where first of this file is unknown. Write what it needs into the function itself.",
  );
  const own = "{ transformItems: (items) => { const first = 1; console.log(Math.max(first)); return items; } }";
  expect(withSearch(own, "const first = 2;\nconsole.assert(first);\n").error).toBeUndefined();
});

test("what is wrong in src/site.ts is told without this loader's stack, and watched until it is mended", () => {
  const { error, watched } = load(`export const site = ${JSON.stringify({ ...smallestSite, titel: "" })};`);
  expect(error?.message).toMatch(
    /^src\/site\.ts is not valid:\n\nsrc\/site\.ts:1\n {2}Unknown key 'titel'\.\n {2}→ .*\n {2}valid: title,/,
  );
  expect([error?.hideStack, watched]).toEqual([true, ["content/settings", "src/lib/site-config.ts", "src/site.ts"]]);
});

test("so is a slip of the pen", () => {
  const { error, watched } = load("export const site = {;");
  expect(error?.message).toMatch(/src\/site\.ts:1:21: ERROR: /);
  expect([error?.hideStack, watched]).toEqual([true, ["content/settings", "src/lib/site-config.ts", "src/site.ts"]]);
});

test("settings in files are in the text, and watched; a mistake names its own file and line", () => {
  const footer = path.join(root, "content/settings/footer.yml");
  const site = `export const site = ${JSON.stringify({ ...smallestSite, footer: "content/settings/footer.yml" })};`;
  mkdirSync(path.dirname(footer), { recursive: true });
  writeFileSync(footer, "style: dark\nlinks: []\ncopyright: The crew\n");
  const { text, watched } = load(site);
  expect([text.includes('"copyright":"The crew"'), watched.includes("content/settings")]).toEqual([true, true]);
  writeFileSync(footer, "style: dim\nlinks: []\ncopyright: The crew\n");
  expect(load(site).error?.message).toMatch(/^content\/settings\/footer\.yml:1\n {2}'style' is "dim": /);
});

test("the rule names the one module and the loader", () => {
  expect(siteSettingsRule({ root: "/site", site: readSite(smallestSite), production: true })).toEqual({
    test: "/site/src/ui/site-settings.ts",
    enforce: "pre",
    loader: "/site/src/build/hooks/site-settings-loader.cjs",
    options: { digest: expect.stringMatching(/^[0-9a-f]{32}$/) as string },
  });
});

test("the rule hands over the settings of a site that lies in a folder of its own, as a build shows them", () => {
  const footer = { ...smallestSite.footer, copyright: '<a href="/a/">A</a>' };
  const site = readSite({ ...smallestSite, baseUrl: "/x/", siteFolder: "project", footer });
  const copyrightOf = (production: boolean) =>
    (JSON.parse(siteSettingsRule({ root: "/site", site, production }).options.settings ?? "") as typeof smallestSite)
      .footer.copyright;
  expect([copyrightOf(true), copyrightOf(false)]).toEqual(['<a href="/x/a/">A</a>', '<a href="/a/">A</a>']);
});
