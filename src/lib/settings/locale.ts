import { invariant } from "../values/invariant";
import type { Site } from "../site-config";

/** A language of the site: its name, direction, `lang` attribute, calendar and place among the routes. */
export type Locale = Site["i18n"]["locales"][string];

/** The languages of a site, and the base URL of the one that is built. */
type LocalizedSite = Pick<Site, "baseUrl" | "i18n">;

/** The name of the locale that is built: the site's default one where nothing else was asked for. */
export function currentLocaleName({ defaultLocale, currentLocale }: Site["i18n"]): string {
  return currentLocale ?? defaultLocale;
}

/** The language that is built; throws where `locales` does not hold it, which `readSite` refuses. */
export function currentLocaleOf(i18n: Site["i18n"]): Locale {
  const name = currentLocaleName(i18n);
  const locale = i18n.locales[name];
  invariant(locale, `i18n.locales has no '${name}', the locale that is built.`);
  return locale;
}

/** The base URL of a locale's site: that of the default one, with the locale's path behind it for any other one. */
export function localeBaseUrl(name: string, { baseUrl, i18n }: LocalizedSite): string {
  const pathOf = (locale: string) =>
    locale === i18n.defaultLocale ? "" : `${i18n.locales[locale]?.path ?? locale}/`.replace(/^\/+|\/+(?=\/$)/g, "");
  const own = pathOf(currentLocaleName(i18n));
  return `${own === "" ? baseUrl : baseUrl.slice(0, -own.length)}${pathOf(name)}`;
}

/** What `hreflang` says of a page: its address without the host by language, `x-default` among them; nothing on a site
 * of one locale. */
export function languageAddresses(site: LocalizedSite, route: string): [language: string, address: string][] {
  const { defaultLocale, locales } = site.i18n;
  const all = Object.entries(locales);
  if (all.length < 2) return [];
  const addressIn = (name: string) => `${localeBaseUrl(name, site).slice(0, -1)}${route}`;
  return [
    ...all.map(([name, { htmlLang }]): [string, string] => [htmlLang, addressIn(name)]),
    ["x-default", addressIn(defaultLocale)],
  ];
}
