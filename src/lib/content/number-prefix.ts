import type { NumberedName } from "../settings/function-settings";

const NUMBER_PREFIX = /^(\d+)\s*[-_.]+\s*([^-_.\s].*)$/;
const DATE_OR_VERSION = /^\d+[-_.]\d+/;

/**
 * A file or folder name without its number prefix, and that number: `02-intro` gives `intro` and 2. Dates and version
 * numbers are left alone.
 */
export function withoutNumberPrefix(name: string): NumberedName {
  const match = DATE_OR_VERSION.test(name) ? null : NUMBER_PREFIX.exec(name);
  return match?.[2] ? { name: match[2], position: Number(match[1]) } : { name };
}
