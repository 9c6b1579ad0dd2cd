import { inLocale } from "../../../src/docusaurus/locale";
import { mapSite } from "../../../src/docusaurus/map/site";
import { withTranslatedTheme } from "../../../src/docusaurus/map/translations";
import { configWith, folderWith } from "./folder";

const i18n = {
  defaultLocale: "en",
  locales: ["en", "fr"],
  localeConfigs: { fr: { label: "Français", path: "french" } },
};
const edited = { editUrl: "https://git.example/edit", editLocalizedFiles: true };
const presets = [["classic", { docs: edited, blog: edited, pages: edited }]];

test("a language of the configuration has its own base URL; another one is named with those that there are", () => {
  const config = configWith({ i18n, baseUrl: "/manual" });
  expect(inLocale(config, "en")).toBe(config);
  expect(inLocale(config, "fr")).toMatchObject({ baseUrl: "/manual/fr/", i18n: { currentLocale: "fr" } });
  expect(() => inLocale(config, "de")).toThrow("SITE_LOCALE is 'de', and `i18n.locales` of the project has no such");
});

test("navbar and footer have their texts in the language, others as they are written", () => {
  const themeConfig = {
    navbar: {
      title: "Kiln",
      logo: { alt: "A kiln", src: "kiln.svg" },
      items: [{ label: "Docs" }, { label: "More", items: [{ label: "Blog" }, { label: "Shop" }] }],
    },
    footer: { copyright: "By us", links: [{ title: "Learn", items: [{ label: "Docs" }] }] },
  };
  const texts = {
    "docusaurus-theme-classic/navbar.json": {
      title: "Four",
      "logo.alt": "Un four",
      "item.label.More": "Plus",
      "item.label.Blog": "Journal",
    },
    "docusaurus-theme-classic/footer.json": {
      copyright: "Par nous",
      "link.title.Learn": "Apprendre",
      "link.item.label.Docs": "Documentation",
    },
  };
  expect(withTranslatedTheme(configWith({ themeConfig }), texts).themeConfig).toMatchObject({
    navbar: {
      title: "Four",
      logo: { alt: "Un four", src: "kiln.svg" },
      items: [{ label: "Docs" }, { label: "Plus", items: [{ label: "Journal" }, { label: "Shop" }] }],
    },
    footer: { copyright: "Par nous", links: [{ title: "Apprendre", items: [{ label: "Documentation" }] }] },
  });
});

test("docs, blogs and pages are translated where their folders are, and have the texts of their files", () => {
  const config = inLocale(configWith({ i18n, presets }), "fr");
  const docs = "docusaurus-plugin-content-docs";
  const has = (name: string) => !name.startsWith("src/theme/") && !name.endsWith("/version-1.0");
  const { site } = mapSite(
    folderWith(
      {},
      {
        config,
        has,
        instances: { default: { versions: ["1.0"], sidebars: {} } },
        texts: {
          [`${docs}/current.json`]: { "version.label": "Suite", "sidebar.main.link.A": "Un" },
          "docusaurus-plugin-content-blog/options.json": { title: "Journal" },
        },
      },
    ),
  );
  expect(site.translations).toEqual([
    { folder: "../website/docs", translated: `../website/i18n/french/${docs}/current` },
    { folder: "../website/blog", translated: "../website/i18n/french/docusaurus-plugin-content-blog" },
    { folder: "../website/src/pages", translated: "../website/i18n/french/docusaurus-plugin-content-pages" },
  ]);
  expect(site.docs[0]).toMatchObject({
    versions: { current: { label: "Suite" } },
    sources: [
      {
        name: "current",
        editUrl: "https://git.example/edit/docs",
        translatedEditUrl: `https://git.example/edit/i18n/french/${docs}/current`,
        texts: { "sidebar.main.link.A": "Un" },
      },
      { name: "1.0" },
    ],
  });
  expect(site.blogs[0]).toMatchObject({
    title: "Journal",
    sidebarTitle: "Recent posts",
    editUrl: "https://git.example/edit/blog",
    translatedEditUrl: "https://git.example/edit/i18n/french/docusaurus-plugin-content-blog",
  });
  expect(site.pages[0]).toMatchObject({
    editUrl: "https://git.example/edit/src/pages",
    translatedEditUrl: "https://git.example/edit/i18n/french/docusaurus-plugin-content-pages",
  });
  expect(site.i18n).toMatchObject({
    currentLocale: "fr",
    locales: { en: { content: "../website/i18n/en" }, fr: { path: "fr", content: "../website/i18n/french" } },
  });
});
