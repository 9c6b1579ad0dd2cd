import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { asGuide } from "../../src/commands/new/site/starter-readme";
import { categoryFileSchema, sidebarsFileSchema } from "../../src/features/docs/sidebars/config";
import { formatDate } from "../../src/lib/content/format-date";
import { tagsFileSchema } from "../../src/lib/content/tags";
import { currentLocaleOf } from "../../src/lib/settings/locale";
import { readSite } from "../../src/lib/site-config";
import { readSettings } from "../../src/read-settings";
import { site as ownSite } from "../../src/site";

test("the configuration of this site is read as it is written", () => {
  const site = readSite(readSettings(ownSite));
  expect(site.docs.map(({ id, routeBasePath }) => [id, routeBasePath])).toEqual([
    ["default", "/docs"],
    ["community", "/community"],
    ["docs-tests", "/tests/docs"],
  ]);
  expect(site.blogs.map(({ routeBasePath, postsPerPage }) => [routeBasePath, postsPerPage])).toEqual([
    ["/blog", 5],
    ["/changelog", 20],
    ["/tests/blog", 3],
  ]);
  expect(site.pages.map(({ routeBasePath }) => routeBasePath)).toEqual(["/", "/tests/pages"]);
  expect(site.docs[0]?.versions.current?.label).toMatch(/canary/i);
  expect(site.docs[0]?.lastVersion).toBe("current");
  expect(site.checks).toMatchObject({
    brokenLinks: "throw",
    brokenAnchors: "throw",
    brokenFileLinks: "warn",
    duplicateRoutes: "warn",
  });
  expect(site.tableOfContents).toEqual({ minHeadingLevel: 2, maxHeadingLevel: 3 });
  expect(site.sitemap.ignorePatterns).toEqual(["/tests/", "/tests/**"]);
  expect(site.markdown.codeLanguages).toEqual([
    "java",
    "latex",
    "haskell",
    "matlab",
    "php",
    "powershell",
    "bash",
    "diff",
    "json",
    "scss",
  ]);
  expect(site.colorMode).toEqual({ defaultMode: "light", disableSwitch: false, respectPrefersColorScheme: true });
});

test("dates are written as in the texts of the site: the day before the month", () => {
  const { htmlLang, calendar } = currentLocaleOf(readSite(readSettings(ownSite)).i18n);
  expect(formatDate("2024-05-03", htmlLang, calendar)).toBe("3 May 2024");
  expect(readFileSync("content/changelog/3.3.2.mdx", "utf8")).toContain("released on 3 May 2024");
});

test("the version menu leads to the archived versions that the page of versions lists", () => {
  const { docs, navbar } = readSite(readSettings(ownSite));
  const menu = navbar.items.find((item) => item.type === "docsVersionDropdown");
  const named = menu?.dropdownItemsAfter.flatMap((item) => ("href" in item && item.href ? [item.label] : []));
  expect(named).toEqual(docs[0]?.archived.map(({ label }) => label));
  expect(named?.length).toBeGreaterThan(1);
});

test("README shows files of a docs folder as they are read", () => {
  const [, sample = ""] = /```yaml\n(# sidebars\.yml[\s\S]*?)```/.exec(readFileSync("README.md", "utf8")) ?? [];
  const [sidebars, category, tags, versions] = sample.split(/^(?=# )/m).map((text): unknown => parse(text));
  expect(Object.keys(sidebarsFileSchema.parse(sidebars))).toEqual(["docs"]);
  expect(categoryFileSchema.parse(category)).toEqual({ label: "Recipes", position: 2 });
  expect(Object.keys(tagsFileSchema.parse(tags))).toEqual(["setup"]);
  expect(versions).toEqual(["current", "3.4.0"]);
});

test("README as the guide of another site tells nothing of this content, and nothing else is missing", () => {
  const readme = readFileSync("README.md", "utf8");
  const guide = asGuide(readme);
  expect(readme).toContain("](__tests__/site/pictures/");
  expect(guide).not.toContain("__tests__/site/pictures/");
  expect(guide).not.toContain("Its content retells");
  const chapters = (text: string) => text.slice(text.indexOf("\n## "));
  expect(chapters(guide)).toBe(chapters(readme));
});
