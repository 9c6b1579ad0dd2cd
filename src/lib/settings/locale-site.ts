import { below } from "../content/folder-path";
import type { TranslatedFolder } from "../content/translations";
import { nearestFirst } from "../problem";
import type { LineOf } from "./site-issues";
import type { SiteFile, SiteInput } from "../site-config";

/** The environment variable that names the language of a build. */
export const LOCALE_VARIABLE = "SITE_LOCALE";

/** The folder of the content that languages have translations of, from the site's root. */
export const CONTENT = "content";

type Languages = Pick<SiteInput["i18n"], "currentLocale"> & { locales?: Record<string, { site?: object }> };
type LocalizedFile = SiteFile & Pick<SiteInput, "translations"> & { i18n: Pick<SiteInput["i18n"], "currentLocale"> };

/**
 * A site's settings in one of its languages: with what they say of that language, its base URL and its translations.
 * Throws for a language that the site is not built in, with those that it is.
 */
export function siteInLocale(site: SiteFile, asked: string | undefined): LocalizedFile {
  if (!asked || asked === site.i18n.defaultLocale) return site;
  const { locales } = site.i18n;
  const locale = Object.hasOwn(locales, asked) ? locales[asked] : undefined;
  if (!locale?.content) throw new Error(notBuilt(asked, builtLocales(site.i18n)));
  return {
    ...site,
    // The CMS of the default language has the files of all.
    cms: { enabled: false },
    ...locale.site,
    baseUrl: `${site.baseUrl}${locale.path}/`,
    i18n: { ...site.i18n, currentLocale: asked },
    translations: [translatedFolder(locale.content)],
  };
}

/**
 * Finds lines as `lineOf` does, of a site's settings in the language that is built: what the language has of its own
 * stands in `i18n`.
 */
export function linesInLocale({ i18n }: { i18n?: Languages }, lineOf: LineOf): LineOf {
  const { currentLocale, locales = {} } = i18n ?? {};
  const own = currentLocale === undefined ? undefined : locales[currentLocale]?.site;
  if (currentLocale === undefined || !own) return lineOf;
  const place = ["i18n", "locales", currentLocale, "site"];
  return (keys) => lineOf(Object.hasOwn(own, keys[0] ?? "") ? [...place, ...keys] : keys);
}

/** What tells of the languages of a site in which of them it is built. */
export type Translated = {
  defaultLocale: string;
  locales: Readonly<Record<string, { path: string; content?: string }>>;
};

/** The names of the languages in which a site is built, the default one first. */
export function builtLocales({ defaultLocale, locales }: Translated): string[] {
  const others = Object.entries(locales).filter(([name, { content }]) => name !== defaultLocale && content);
  return [defaultLocale, ...others.map(([name]) => name)];
}

/**
 * A site without its other languages that are built with it, as in a part of the site, which is built in one: menus and
 * search engines would lead to pages that there are not.
 */
export function inOneLanguage<Localized extends { i18n: SiteInput["i18n"] }>(site: Localized): Localized {
  const { defaultLocale, currentLocale, locales } = site.i18n;
  const built = builtLocales(site.i18n).filter((name) => name !== defaultLocale && name !== currentLocale);
  const kept = Object.entries(locales).filter(([name]) => !built.includes(name));
  return { ...site, i18n: { ...site.i18n, locales: Object.fromEntries(kept) } };
}

/** The translations into all languages in which a site is built. */
export function allTranslations({ locales, ...i18n }: Translated): TranslatedFolder[] {
  const others = builtLocales({ locales, ...i18n }).slice(1);
  return others.map((name) => translatedFolder(locales[name]?.content ?? ""));
}

function translatedFolder(content: string): TranslatedFolder {
  return { folder: CONTENT, translated: below("", content) };
}

/** What is wrong with the name of a language that a site has no translations for. */
function notBuilt(asked: string, built: readonly string[]): string {
  return (
    `${LOCALE_VARIABLE} is '${asked}', and the site is not built in such a language.\n` +
    "  → Name one that it is built in, or give it translations: `content` of the language in `i18n.locales`.\n" +
    `  Valid: ${nearestFirst(asked, built).join(", ")}`
  );
}
