import { currentLocaleOf, languageAddresses, localeBaseUrl } from "../../../src/lib/settings/locale";

const en = { label: "English", direction: "ltr", htmlLang: "en", calendar: "gregory", path: "en" } as const;
const pt = { ...en, label: "Português", htmlLang: "pt-BR", path: "pt" } as const;
const i18n = { defaultLocale: "en", locales: { en, pt } };

test("the language that is built is the default one where no other was asked for", () => {
  expect(currentLocaleOf(i18n)).toBe(en);
  expect(currentLocaleOf({ ...i18n, currentLocale: "pt" })).toBe(pt);
});

test("one that there is not is named", () => {
  expect(() => currentLocaleOf({ defaultLocale: "fr", locales: { en } })).toThrow(
    "i18n.locales has no 'fr', the locale that is built.",
  );
});

describe("the addresses of a page in several languages", () => {
  it("are below the path of each but the default one, whichever is built", () => {
    const site = { baseUrl: "/manual/", i18n };
    const inPt = { baseUrl: "/manual/pt/", i18n: { ...i18n, currentLocale: "pt" } };
    expect(["en", "pt"].map((name) => localeBaseUrl(name, site))).toEqual(["/manual/", "/manual/pt/"]);
    expect(["en", "pt"].map((name) => localeBaseUrl(name, inPt))).toEqual(["/manual/", "/manual/pt/"]);
  });

  it("are told to search engines, with one for all other languages", () => {
    expect(languageAddresses({ baseUrl: "/", i18n }, "/docs/a/")).toEqual([
      ["en", "/docs/a/"],
      ["pt-BR", "/pt/docs/a/"],
      ["x-default", "/docs/a/"],
    ]);
  });

  it("are no news on a site of one language", () => {
    expect(languageAddresses({ baseUrl: "/", i18n: { defaultLocale: "en", locales: { en } } }, "/")).toEqual([]);
  });
});
