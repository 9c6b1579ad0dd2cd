import { withPluginPlaces } from "../../build/checks/plugin-places";
import { countText } from "../../lib/words/count-text";
import { byPlace, formatProblem, type Problem } from "../../lib/problem";
import type { CheckResult } from "./check-content";

/** How a check says what it found: for people, as JSON, or as GitHub's commands for marks on lines. */
export const FORMATS = ["text", "json", "github"] as const;
export type Format = (typeof FORMATS)[number];

/** What a check found, in a format. Problems name files from the site's root. */
export function reportOf({ files, pages, languages, problems, deferred }: CheckResult, format: Format): string {
  const ordered = [...problems].sort(byPlace);
  const errors = ordered.filter(({ severity }) => severity === "error").length;
  const warnings = ordered.filter(({ severity }) => severity === "warning").length;
  if (format === "json")
    return JSON.stringify({ files, pages, languages, errors, warnings, deferred, problems: ordered }, null, 2);
  const inLanguages = languages === undefined ? "" : ` in each of ${countText(languages, "language")}`;
  const counts = `${countText(files, "file")}, ${countText(pages, "page")}${inLanguages}`;
  const summary = `${counts}: ${countText(errors, "error")}, ${countText(warnings, "warning")}.`;
  const lines =
    format === "github"
      ? ordered.map(annotationOf)
      : withPluginPlaces(ordered).map((problem) => `${problem.severity}: ${formatProblem(problem)}\n`);
  const later = deferred > 0 ? `${countText(deferred, "anchor")} can only be checked in the HTML of a build.` : "";
  return [...lines, summary, later].filter(Boolean).join("\n");
}

/** A problem as a workflow command of GitHub, which marks its line in a pull request. */
function annotationOf({ severity, file, line, column, message, remedy, choices }: Problem): string {
  const place = Object.entries({ file, line, col: column }).filter(([, value]) => value !== undefined);
  const properties = place.map(([name, value]) => `${name}=${escaped(String(value), /[%\r\n:,]/g)}`).join(",");
  const text = [message, remedy, choices?.length && `Valid: ${choices.slice(0, 5).join(", ")}.`]
    .filter(Boolean)
    .join(" ");
  return `::${severity === "info" ? "notice" : severity} ${properties}::${escaped(text, /[%\r\n]/g)}`;
}

function escaped(text: string, signs: RegExp): string {
  return text.replace(signs, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`);
}
