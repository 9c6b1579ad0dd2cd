import { defaultLocaleOf } from "../../src/lib/locale";

const en = { label: "English", direction: "ltr", htmlLang: "en", calendar: "gregory", path: "en" } as const;

test("the default locale is the one that the site names", () => {
  expect(defaultLocaleOf({ defaultLocale: "en", locales: { fr: { ...en, htmlLang: "fr" }, en } })).toBe(en);
});

test("one that there is not is named", () => {
  expect(() => defaultLocaleOf({ defaultLocale: "fr", locales: { en } })).toThrow(
    "i18n.locales has no 'fr', the site's default locale.",
  );
});
