import {
  allTranslations,
  builtLocales,
  inOneLanguage,
  linesInLocale,
  siteInLocale,
} from "../../../src/lib/settings/locale-site";
import type { SiteFile } from "../../../src/lib/site-config";
import { smallestSite } from "../../support/site";

const en = { label: "English", direction: "ltr", htmlLang: "en", calendar: "gregory", path: "en" } as const;
const fr = { ...en, label: "Français", htmlLang: "fr", path: "fr" } as const;
const site = {
  ...(smallestSite as SiteFile),
  baseUrl: "/manual/",
  i18n: {
    defaultLocale: "en",
    locales: { en, fr: { ...fr, content: "content/i18n/fr", site: { tagline: "Un site" } }, de: { ...en, path: "de" } },
  },
} satisfies SiteFile;

test.each([undefined, "", "en"])("asked for %j, a site is what it is", (asked) => {
  expect(siteInLocale(site, asked)).toBe(site);
});

test("in another language it has its settings, its place and its translations of that, and no CMS", () => {
  expect(siteInLocale(site, "fr")).toMatchObject({
    title: "Site",
    tagline: "Un site",
    baseUrl: "/manual/fr/",
    cms: { enabled: false },
    i18n: { defaultLocale: "en", currentLocale: "fr" },
    translations: [{ folder: "content", translated: "content/i18n/fr" }],
  });
});

test("the lines of what a language has of its own are looked for in its settings", () => {
  const place = (...keys: string[]) => {
    let asked: readonly PropertyKey[] = [];
    linesInLocale(siteInLocale(site, "fr"), (path) => void (asked = path))(keys);
    return asked.join(".");
  };
  expect(place("tagline")).toBe("i18n.locales.fr.site.tagline");
  expect(place("footer", "links")).toBe("footer.links");
});

test("the folder of translations may be written with a slash at its end", () => {
  const { en: english, fr: french } = site.i18n.locales;
  const locales = { en: english, fr: { ...french, content: "./content/i18n/fr/" } };
  const { translations } = siteInLocale({ ...site, i18n: { defaultLocale: "en", locales } }, "fr");
  expect(translations).toEqual([{ folder: "content", translated: "content/i18n/fr" }]);
});

test("it is built in those that have translations, the default one first", () => {
  expect(builtLocales(site.i18n)).toEqual(["en", "fr"]);
});

test("in one language it has no other one that is built with it, but those that are built elsewhere", () => {
  expect(Object.keys(inOneLanguage(site).i18n.locales)).toEqual(["en", "de"]);
  const french = { ...site, i18n: { ...site.i18n, currentLocale: "fr" } };
  expect(Object.keys(inOneLanguage(french).i18n.locales)).toEqual(["en", "fr", "de"]);
});

test("translations are those into all languages in which it is built", () => {
  expect(allTranslations(site.i18n)).toEqual([{ folder: "content", translated: "content/i18n/fr" }]);
});

test.each(["de", "fe", "toString"])(
  "a language without translations, %s, is named with those that have some",
  (asked) => {
    expect(() => siteInLocale(site, asked)).toThrow(
      `SITE_LOCALE is '${asked}', and the site is not built in such a language.`,
    );
    expect(() => siteInLocale(site, asked)).toThrow(/Valid: .*fr/);
  },
);
