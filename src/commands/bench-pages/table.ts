import { CATEGORIES, type Figures } from "./figures";
import type { NextPage } from "./next-page";

/** What was found of a page, by its route. */
export type PageFinding = Figures & { route: string; next: NextPage | undefined };

const HEAD = [
  "page",
  "performance",
  "accessibility",
  "best practices",
  "SEO",
  "HTML + CSS",
  "JavaScript",
  "fonts",
  "layout shift",
  "next page",
];

/** The findings as a Markdown table. */
export function pagesTable(findings: readonly PageFinding[]): string {
  const rows = findings.map(({ route, scores, document, scripts, fonts, shift, next }) => [
    route,
    ...CATEGORIES.map((name) => String(scores[name])),
    kilobytes(document),
    kilobytes(scripts),
    fonts === 0 ? "none" : kilobytes(fonts),
    shift.toFixed(3),
    next ? `${kilobytes(next.bytes)} (${next.words} words)` : "–",
  ]);
  return [HEAD, HEAD.map((_, index) => (index === 0 ? "---" : "---:")), ...rows]
    .map((cells) => `| ${cells.join(" | ")} |`)
    .join("\n");
}

/** A line for each audit that costs a page points; none when nothing does. */
export function lossLines(findings: readonly PageFinding[]): string[] {
  const lines = findings.flatMap(({ route, losses }) =>
    losses.map(
      ({ category, audit, score, share }) =>
        `- ${route} loses ${(100 * share * (1 - score)).toFixed(1)} points of ${category} by \`${audit}\`.`,
    ),
  );
  return lines.length === 0 ? [] : ["", ...lines];
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} KB`;
}
