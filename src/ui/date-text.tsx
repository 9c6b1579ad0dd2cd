import { formatDate } from "../lib/dates";
import { defaultLocaleOf } from "../lib/locale";
import { settings } from "./site-settings";

/** A date as readers see it; the same on every machine and in every time zone. */
export function DateText({ date }: { date: string }) {
  const { htmlLang, calendar } = defaultLocaleOf(settings.i18n);
  return <time dateTime={date}>{formatDate(date, htmlLang, calendar)}</time>;
}
