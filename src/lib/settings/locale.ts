import { invariant } from "../values/invariant";
import type { Site } from "../site-config";
import { routeOf } from "../routes/url";

/** A language of the site: its name, direction, `lang` attribute, calendar and place among the routes. */
export type Locale = Site["i18n"]["locales"][string];

/** The language in which the site is written; throws where `locales` does not hold it, which `readSite` refuses. */
export function defaultLocaleOf({ defaultLocale, locales }: Site["i18n"]): Locale {
  const locale = locales[defaultLocale];
  invariant(locale, `i18n.locales has no '${defaultLocale}', the site's default locale.`);
  return locale;
}

/** The route of a page in a locale: that of the default one is the page's own. */
export function localeRoute(name: string, { defaultLocale, locales }: Site["i18n"], route: string): string {
  return name === defaultLocale ? route : routeOf(locales[name]?.path ?? name, route);
}

/** What `hreflang` says of a page: its route by language, `x-default` among them; nothing on a site of one locale. */
export function languageRoutes(i18n: Site["i18n"], route: string): [language: string, route: string][] {
  const locales = Object.entries(i18n.locales);
  if (locales.length < 2) return [];
  return [
    ...locales.map(([name, { htmlLang }]): [string, string] => [htmlLang, localeRoute(name, i18n, route)]),
    ["x-default", route],
  ];
}
