import { distance } from "fastest-levenshtein";
import type { Reporting, Site } from "../site-config";

/** Schemes that are nearly written now and then. */
const SCHEMES = ["https", "http", "mailto"];

/**
 * How grave it is when a link is written so that it is none, or leads nowhere: as broken links are. Docusaurus builds
 * such pages, so in content of its projects it is a warning at most.
 */
export function linkMistakeGrade({ lenient, checks }: { lenient?: boolean; checks?: Site["checks"] }): Reporting {
  const grade = checks?.brokenLinks ?? "throw";
  return lenient ? atMostWarn(grade) : grade;
}

/** A grade with which a build goes on. */
export function atMostWarn(grade: Reporting): Reporting {
  return grade === "throw" ? "warn" : grade;
}

/** Whether an address is that of a file on its author's machine, which no reader has: `file:///home/a.md`, `C:/a.md`. */
export function isOnOneMachine(url: string): boolean {
  return /^(?:file:\/\/|[a-z]:(?:[\\/]|%5c))/i.test(url);
}

/** What to do about such an address. */
export const ONE_MACHINE_REMEDY =
  "Write its path from this file, such as `./name.png`; where it lies elsewhere, put it into this folder first.";

/**
 * The address that is meant by one whose beginning is misspelled: `htp://a.org`, or `https:/a.org` and `https//a.org`,
 * which lead to a page of the site that has the link, or `localhost:3000`, whose beginning browsers take for a scheme;
 * undefined for any other one.
 */
export function addressMeant(url: string): string | undefined {
  if (/^(?:localhost|\d+(?:\.\d+){3}):\d+(?:[/?#]|$)/i.test(url)) return `http://${url}`;
  if (/^https?\/\/./i.test(url)) return url.replace("//", "://");
  const [, written = "", rest = ""] = /^([a-z][a-z\d+.-]*):(.*)$/is.exec(url) ?? [];
  const scheme = written.toLowerCase();
  const meant = SCHEMES.includes(scheme) ? scheme : SCHEMES.find((known) => isNearly(scheme, known));
  if (meant === undefined) return undefined;
  if (meant === "mailto") return meant === scheme ? undefined : `${meant}:${rest}`;
  const isWhole = /^[\\/]{2}/.test(rest);
  if (meant === scheme ? isWhole : !isWhole) return undefined;
  return `${meant}://${rest.replace(/^[:\\/]+/, "")}`;
}

/** Whether two names differ in one letter, or in the order of their letters. */
function isNearly(written: string, known: string): boolean {
  return distance(written, known) === 1 || sorted(written) === sorted(known);
}

function sorted(name: string): string {
  return [...name].sort().join("");
}
