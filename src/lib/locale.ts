import { invariant } from "./invariant";
import type { Site } from "./site-config";

/** A language of the site: its name, direction, `lang` attribute, calendar and place among the routes. */
export type Locale = Site["i18n"]["locales"][string];

/** The language in which the site is written; throws where `locales` does not hold it, which `readSite` refuses. */
export function defaultLocaleOf({ defaultLocale, locales }: Site["i18n"]): Locale {
  const locale = locales[defaultLocale];
  invariant(locale, `i18n.locales has no '${defaultLocale}', the site's default locale.`);
  return locale;
}
