import { dateOf } from "../../lib/content/dates";

/**
 * The moment that a build takes for now, as an ISO time in UTC: that of the environment variable SITE_NOW, else of the
 * clock; throws where the variable holds no date.
 */
export function buildMoment({ SITE_NOW: given }: NodeJS.ProcessEnv, clock = () => new Date()): string {
  if (!given) return clock().toISOString();
  const date = dateOf(given);
  if (date) return new Date(date).toISOString();
  throw new Error(
    `The environment variable SITE_NOW is '${given}', which is no date. ` +
      "Write a day or a time, as `SITE_NOW=2027-01-01` or `SITE_NOW=2027-01-01T09:00+01:00`, or leave it out.",
  );
}
