const TIME = String.raw`(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)\s*(Z|[+-]\d{2}:?\d{2})?)?`;
const ISO = new RegExp(String.raw`^(\d{4}-\d{2}-\d{2})${TIME}$`);
const SLASHES = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/;

/** A pattern of the days of a year, in one group; `zero` is how a zero before a digit is written. */
function daysOfYear(separator: string, zero: string): string {
  const days = (last: string) => `${separator}(?:${zero}[1-9]|[12]\\d${last})`;
  const months = [
    `(?:${zero}[13578]|1[02])${days("|3[01]")}`,
    `(?:${zero}[469]|11)${days("|30")}`,
    `${zero}2${days("")}`,
  ];
  return `(?:${months.join("|")})`;
}

/**
 * The pattern of dates in front matter: an ISO day, perhaps with a time and its distance from UTC, or `5/3/2024`. Of
 * days that no calendar has it takes 29 February alone, in every year.
 */
export const DATE_PATTERN = [`^\\d{4}-${daysOfYear("-", "0")}${TIME}$`, `^${daysOfYear("\\/", "0?")}\\/\\d{4}$`].join(
  "|",
);

/**
 * A front matter date as an ISO day (`2024-05-03`), or as a full ISO time in UTC where a time was written (one without
 * a zone is UTC); undefined when it is no date of the calendar.
 */
export function dateOf(written: string): string | undefined {
  const slashes = SLASHES.exec(written);
  if (slashes) return dateOf(`${slashes[3]}-${slashes[1]?.padStart(2, "0")}-${slashes[2]?.padStart(2, "0")}`);
  const [, day = "", time, zone = "Z"] = ISO.exec(written) ?? [];
  const midnight = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(midnight.getTime()) || midnight.toISOString().slice(0, 10) !== day) return undefined;
  if (time === undefined) return day;
  const moment = new Date(`${day}T${time}${zone}`);
  return Number.isNaN(moment.getTime()) ? undefined : moment.toISOString();
}

/** Whether a text is written as a date is, be it in the calendar or not. */
export function looksLikeDate(written: string): boolean {
  return ISO.test(written) || SLASHES.test(written);
}

/** Whether a date, an ISO day or time, is later than a moment, an ISO time; a day begins at midnight in UTC. */
export function isAhead(date: string, now: string): boolean {
  return Date.parse(date) > Date.parse(now);
}

/** A moment as a front matter date: an ISO time in UTC, or the day alone where it is midnight. Throws for no date. */
export function writtenDateOf(moment: Date): string {
  return moment.toISOString().replace(/T00:00:00\.000Z$/, "");
}
