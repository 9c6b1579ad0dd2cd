import {
  languageNotes,
  languagesOf,
  sharedSidebars,
  withTranslations,
  type Language,
} from "../../../src/commands/import/languages";
import { importRows } from "../../../src/commands/import/plan";
import type { SiteInput } from "../../../src/lib/site-config";

const DOCS = "docusaurus-plugin-content-docs";
const locale = { label: "A", direction: "ltr", htmlLang: "a", calendar: "gregory", path: "a" } as const;
const sidebars = () => ({ file: "src/site.ts", value: { main: ["intro"] } });

/** Settings of a project in a language: what the tests compare of them. */
function siteWith(more: Partial<SiteInput>): SiteInput {
  const locales = { en: locale, fr: { ...locale, content: "content/i18n/fr" }, de: locale };
  return {
    title: "Kiln",
    i18n: { defaultLocale: "en", locales },
    docs: [],
    blogs: [],
    pages: [],
    ...more,
  } as SiteInput;
}

function languageWith(name: string, more: Partial<Language>): Language {
  const content = `content/i18n/${name}`;
  const translations = [
    { folder: "content/docs", translated: `${content}/${DOCS}/current` },
    { folder: "content/versioned_docs/version-1.0", translated: `${content}/${DOCS}/version-1.0` },
    { folder: "guides", translated: `${content}/${DOCS}-guides/current` },
    { folder: "content/blog", translated: `${content}/docusaurus-plugin-content-blog` },
  ];
  const texts = ["code.json", `${DOCS}/current.json`, "kilns/names.json"];
  return { name, isDefault: false, content, translations, site: siteWith({}), texts, ...more };
}
const french = languageWith("fr", {});
const english = languageWith("en", { isDefault: true });
const rowsOf = (...files: string[]) => withTranslations(importRows(files, new Set()), [english, french]);

test("a translation has the path of what it translates, in the folder of its language", () => {
  const files = [`${DOCS}/current/a/b.md`, `${DOCS}/version-1.0/a.md`, "docusaurus-plugin-content-blog/authors.yml"];
  expect(rowsOf(...files.map((file) => `i18n/fr/${file}`)).map(({ to }) => to)).toEqual([
    "content/i18n/fr/blog/authors.yml",
    "content/i18n/fr/docs/a/b.md",
    "content/i18n/fr/versioned_docs/version-1.0/a.md",
  ]);
});

test("files of texts are left out, and what translates nothing keeps its place, each with why", () => {
  const texts = [...french.texts, "docusaurus-plugin-content-blog/options.json"];
  for (const row of rowsOf(...texts.map((file) => `i18n/fr/${file}`)))
    expect(row).toEqual({ from: row.from, note: "Its texts are in `src/site.ts`." });
  expect(rowsOf("i18n/fr/x.json")[0]?.to).toBe("content/i18n/fr/x.json");
  expect(rowsOf("i18n/fr/odd/x.json", `i18n/fr/${DOCS}-guides/current/a.md`, "i18n/ru/x.md")).toEqual([
    {
      from: `i18n/fr/${DOCS}-guides/current/a.md`,
      to: `content/i18n/fr/${DOCS}-guides/current/a.md`,
      note: "It translates `guides/a.md`, and only files below `content/` have translations.",
    },
    {
      from: "i18n/fr/odd/x.json",
      to: "content/i18n/fr/odd/x.json",
      note: "It translates no content of the project: only code that names it reads it.",
    },
    { from: "i18n/ru/x.md", to: "content/i18n/ru/x.md" },
  ]);
});

test("a translation into the default language takes the place of what it translates", () => {
  expect(rowsOf("docs/a.md", "docs/b.md", `i18n/en/${DOCS}/current/a.md`)).toEqual([
    { from: "docs/a.md", note: `\`i18n/en/${DOCS}/current/a.md\` takes its place in the default language.` },
    { from: "docs/b.md", to: "content/docs/b.md" },
    { from: `i18n/en/${DOCS}/current/a.md`, to: "content/docs/a.md" },
  ]);
});

test("a language has the settings that are others there, and shares sidebars with the default one", () => {
  const docs = (label: string) => [
    { id: "default", content: "content/docs", routeBasePath: "/docs", versions: { current: { label } } },
  ];
  const withSidebars = (label: string) =>
    docs(label).map((one) => ({
      ...one,
      sources: [{ name: "current", folder: "content/docs", sidebars: sidebars() }],
    }));
  const site = siteWith({ baseUrl: "/", tagline: "A kiln", docs: withSidebars("Next") });
  const inFrench = siteWith({ baseUrl: "/fr/", tagline: "Un four", docs: withSidebars("Prochaine") });
  const i18n = languagesOf(site, [languageWith("fr", { site: inFrench })]);
  expect(i18n.locales).toEqual({
    en: locale,
    fr: { ...locale, content: "content/i18n/fr", site: { tagline: "Un four", docs: withSidebars("Prochaine") } },
    de: locale,
  });
  const [instance] = i18n.locales.fr?.site?.docs as SiteInput["docs"];
  const [shared] = sharedSidebars({ ...site, i18n });
  expect(shared).toMatchObject({
    name: "sidebars1",
    comment: "Sidebars of the docs 'default' in the version 'current'.",
  });
  expect(instance?.sources?.[0]?.sidebars).toBe(shared?.value);
  expect(sharedSidebars(site)).toEqual([]);
});

test("a language without translations is named, and so is what one leaves out", () => {
  const site = siteWith({ announcementBar: { content: "New", isCloseable: true } });
  expect(languageNotes(site, [french]).map(({ name, remedy }) => `${name}: ${remedy}`)).toMatchInlineSnapshot(`
[
  "guides in 'fr': Move the folder into the project, name it there in the configuration, and import the project anew.",
  "announcementBar in 'fr': Write \`announcementBar: undefined\` into \`site\` of the language.",
  "i18n.locales: de: Take it out, or write translations: that of \`content/docs/a.md\` is \`content/i18n/de/docs/a.md\`. Then write \`content: "content/i18n/de"\` for the language, and its texts as \`site\`.",
]
`);
});
