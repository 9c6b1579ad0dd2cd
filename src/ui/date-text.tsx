import { memo } from "react";
import { formatDate } from "../lib/content/format-date";
import { currentLocaleOf } from "../lib/settings/locale";
import { settings } from "./site-settings";

/**
 * A date as readers see it; the same on every machine and in every time zone. Where the page's HTML has it, it stays:
 * browsers need a while to load their calendars.
 */
export const DateText = memo(function DateText({ date }: { date: string }) {
  const { htmlLang, calendar } = currentLocaleOf(settings.i18n);
  // React has it written only where it draws.
  const text = { toString: () => formatDate(date, htmlLang, calendar) };
  return <time dateTime={date} dangerouslySetInnerHTML={{ __html: text }} />;
});
