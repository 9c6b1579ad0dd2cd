import { docusaurusContext } from "../../../../src/mdx/compile/run/docusaurus/context";

test("a component gets the locales of the configuration, each with what it does not say, and a release", () => {
  const i18n = { defaultLocale: "fr", locales: ["fr", "en"], localeConfigs: { en: { label: "In English" } } };
  const own = { direction: "ltr", calendar: "gregory" };
  expect(docusaurusContext({ siteConfig: { i18n } })).toMatchObject({
    siteMetadata: { docusaurusVersion: expect.stringMatching(/^3\./) as string },
    i18n: {
      defaultLocale: "fr",
      currentLocale: "fr",
      locales: ["fr", "en"],
      localeConfigs: {
        fr: { ...own, label: "Français", htmlLang: "fr", path: "fr" },
        en: { ...own, label: "In English", htmlLang: "en", path: "en" },
      },
    },
  });
  expect(docusaurusContext({}).i18n).toMatchObject({ currentLocale: "en", locales: ["en"] });
});
