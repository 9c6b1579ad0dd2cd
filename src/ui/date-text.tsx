import { formatDate } from "../lib/dates";
import { site } from "../site";

const locale = site.i18n.locales[site.i18n.defaultLocale as keyof typeof site.i18n.locales];

/** A date as readers see it; the same on every machine and in every time zone. */
export function DateText({ date }: { date: string }) {
  return <time dateTime={date}>{formatDate(date, locale.htmlLang, locale.calendar)}</time>;
}
