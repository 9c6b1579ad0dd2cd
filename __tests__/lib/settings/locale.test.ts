import { defaultLocaleOf, languageRoutes, localeRoute } from "../../../src/lib/settings/locale";

const en = { label: "English", direction: "ltr", htmlLang: "en", calendar: "gregory", path: "en" } as const;

test("the default locale is the one that the site names", () => {
  expect(defaultLocaleOf({ defaultLocale: "en", locales: { fr: { ...en, htmlLang: "fr" }, en } })).toBe(en);
});

test("one that there is not is named", () => {
  expect(() => defaultLocaleOf({ defaultLocale: "fr", locales: { en } })).toThrow(
    "i18n.locales has no 'fr', the site's default locale.",
  );
});

describe("the routes of a page in several locales", () => {
  const i18n = { defaultLocale: "en", locales: { en, pt: { ...en, htmlLang: "pt-BR", path: "pt" } } };

  it("are its own in the default locale, and below the locale's path in others", () => {
    expect(["en", "pt"].map((name) => localeRoute(name, i18n, "/docs/a/"))).toEqual(["/docs/a/", "/pt/docs/a/"]);
  });

  it("are told to search engines, with one for all other languages", () => {
    expect(languageRoutes(i18n, "/docs/a/")).toEqual([
      ["en", "/docs/a/"],
      ["pt-BR", "/pt/docs/a/"],
      ["x-default", "/docs/a/"],
    ]);
  });

  it("are no news on a site of one locale", () => {
    expect(languageRoutes({ defaultLocale: "en", locales: { en } }, "/")).toEqual([]);
  });
});
