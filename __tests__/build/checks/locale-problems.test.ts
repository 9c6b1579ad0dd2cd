import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { localeProblems } from "../../../src/build/checks/locale-problems";
import { formatProblem } from "../../../src/lib/problem";
import type { SiteFile } from "../../../src/lib/site-config";
import { smallestSite } from "../../support/site";

const en = { label: "English", direction: "ltr", htmlLang: "en", calendar: "gregory", path: "en" } as const;
const french = { tagline: 5, titel: "Un site" };
const site = {
  ...smallestSite,
  i18n: { defaultLocale: "en", locales: { en, fr: { ...en, path: "fr", content: "content/fr", site: french } } },
} as unknown as SiteFile;

let root: string;
beforeAll(() => {
  root = mkdtempSync(path.join(os.tmpdir(), "locale-problems-"));
  mkdirSync(path.join(root, "src"));
  symlinkSync(path.resolve("node_modules"), path.join(root, "node_modules"));
  writeFileSync(path.join(root, "src/site.ts"), `export const site = ${JSON.stringify(site, null, 1)};\n`);
});
afterAll(() => rmSync(root, { recursive: true }));

test("what is wrong with a language's settings is told in the default language, at its own lines", () => {
  expect(localeProblems(site, root, {}).map(formatProblem).join("\n")).toMatchInlineSnapshot(`
    "src/site.ts:25
      'tagline' is 5: expected string, received number.
      → Write text; quotes make text of anything: \`"3.0"\`.
    src/site.ts:26
      Unknown key 'titel'.
      → Remove it, or write one of the valid keys.
      valid: title, footer, home, i18n, pages, sitemap, url, baseUrl, blogs, cms, debug, docs and 37 more"
  `);
});

test("nothing is told where one other language is built, which tells it by itself", () => {
  expect(localeProblems(site, root, { SITE_LOCALE: "fr" })).toEqual([]);
  expect(localeProblems(site, root, { SITE_LOCALE: "en" })).toHaveLength(2);
});
