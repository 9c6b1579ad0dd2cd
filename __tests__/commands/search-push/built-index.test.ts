import { builtIndex } from "../../../src/commands/search-push/built-index";

const locale = { label: "A", direction: "ltr", htmlLang: "a", calendar: "gregory" } as const;
const i18n = {
  defaultLocale: "en",
  locales: { en: { ...locale, path: "en" }, fr: { ...locale, path: "french", content: "content/i18n/fr" } },
};
const english = { baseUrl: "/manual/", i18n };
const french = { baseUrl: "/manual/french/", i18n: { ...i18n, currentLocale: "fr" } };
const whole = { baseUrl: "/manual/", languages: [{ name: "fr", path: "french" }] };

describe("the search index of the last build", () => {
  it("is that of the language that is asked for", () => {
    expect(builtIndex(english, whole)).toBe("search");
    expect(builtIndex(english, undefined)).toBe("search");
    expect(builtIndex(french, whole)).toBe("french/search");
    expect(builtIndex(french, { baseUrl: "/manual/french/" })).toBe("search");
  });

  it("is not taken for that of another language, nor of a site elsewhere", () => {
    expect(() => builtIndex(french, { baseUrl: "/manual/" })).toThrow(
      "public/ has the build of a site at '/manual/', and 'fr' is at '/manual/french/'.\n" +
        "  → Build it: npm run build, or for this language alone SITE_LOCALE=fr npm run build",
    );
    expect(() => builtIndex(french, undefined)).toThrow("public/ has no build, and 'fr' is at '/manual/french/'.");
    expect(() => builtIndex(english, { baseUrl: "/manual/french/" })).toThrow(/→ Build it: npm run build$/);
    expect(() => builtIndex(english, { baseUrl: "/" })).toThrow("public/ has the build of a site at '/'");
  });
});
