import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { languageRoutes } from "../../../src/build/checks/language-routes";
import { formatProblem } from "../../../src/lib/problem";
import { readSite } from "../../../src/lib/site-config";
import { smallestSite } from "../../support/site";

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), "language-routes-"));
  mkdirSync(path.join(root, "src/pages"), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

const locale = { label: "L", direction: "ltr", htmlLang: "en", calendar: "gregory" } as const;

/** What is told of a site with the pages of some routes, and a second language in a folder. */
function told(folder: string, routes: string[], more: { currentLocale?: string; component?: string } = {}) {
  const { currentLocale, component = "src/features/docs/templates/doc.tsx" } = more;
  writeFileSync(path.join(root, "src/site.ts"), `export const site = {\n  fr: { path: "${folder}" },\n};`);
  const locales = { en: { ...locale, path: "en" }, fr: { ...locale, path: folder, content: "content/i18n/fr" } };
  const site = readSite({ ...smallestSite, i18n: { defaultLocale: "en", currentLocale, locales } });
  const pages = routes.map((route) => ({ path: route, component }));
  return languageRoutes(pages, { root, site }).map(formatProblem).join("\n\n");
}

test("a language in a folder of its own is fine, also beside pages below it that it does not have", () => {
  expect(told("fr", ["/", "/docs/", "/fr/only-here/"])).toBe("");
});

test("one whose start page would take the place of a page is told", () => {
  expect(told("docs", ["/", "/docs/"])).toMatchInlineSnapshot(`
    "src/site.ts:2
      The language 'fr' lies at '/docs/', and takes the place of the page '/docs/' there.
      → Give the language another \`path\` in \`i18n.locales\`, or the page another route."
  `);
});

test("so is one with another page at the route of a page, also where that is a component", () => {
  expect(told("fr", ["/", "/about/", "/fr/about/"])).toContain("the page '/fr/about/'");
  writeFileSync(path.join(root, "src/pages/team.tsx"), "");
  expect(told("team", ["/"])).toContain("the page '/team/'");
});

test("old routes lead on in each language, and a language has no other one in its folder", () => {
  expect(told("fr", ["/old/", "/fr/old/"], { component: "src/features/redirects/templates/redirect.tsx" })).toBe("");
  expect(told("docs", ["/", "/docs/"], { currentLocale: "fr" })).toBe("");
});
