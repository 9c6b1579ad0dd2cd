/** By language and calendar: making one takes as long as a twentieth of a page's HTML. */
const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * A date as readers see it (`May 3, 2024`), in the site's language and calendar, always in UTC so that every machine
 * prints the same.
 */
export function formatDate(date: string, language: string, calendar: string): string {
  const key = `${language} ${calendar}`;
  const options = { day: "numeric", month: "long", year: "numeric", timeZone: "UTC", calendar } as const;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(language, options);
  formats.set(key, format);
  return format.format(new Date(date));
}
