import { CATEGORIES, type Figures } from "./figures";
import type { AfterIntent } from "./after-intent";
import { kilobytes, markdownTable } from "../bench/markdown-table";

/** What was found of a page, by its route or its site; of pages of other generators nothing that follows an intent. */
export type PageFinding = Figures & { route: string; intent?: AfterIntent };

const HEAD = [
  "page",
  "performance",
  "accessibility",
  "best practices",
  "SEO",
  "largest paint",
  "blocked",
  "layout shift",
  "HTML + CSS",
  "fonts",
  "scripts at first",
  "scripts after intent",
  "answers after",
  "on a slow phone",
  "longest task (desktop, phone)",
  "next page",
];

const FIRST_OF_INTENT = HEAD.indexOf("scripts after intent");
const NONE = "–";

/** The findings as a Markdown table. */
export function pagesTable(findings: readonly PageFinding[]): string {
  const rows = findings.map(({ route, scores, document, scripts, fonts, paint, blocked, shift, intent }) => [
    route,
    ...CATEGORIES.map((name) => String(scores[name])),
    `${Math.round(paint)} ms`,
    `${Math.round(blocked)} ms`,
    shift.toFixed(3),
    kilobytes(document),
    fonts === 0 ? "none" : kilobytes(fonts),
    scripts === 0 ? "none" : kilobytes(scripts),
    ...(intent ? intentCells(intent) : HEAD.slice(FIRST_OF_INTENT).map(() => NONE)),
  ]);
  return markdownTable(HEAD, rows);
}

function intentCells({ scripts, desktop, phone, next }: AfterIntent): string[] {
  return [
    kilobytes(scripts),
    `${Math.round(desktop.after)} ms`,
    `${Math.round(phone.after)} ms`,
    [desktop, phone].map(({ longestTask }) => taskText(longestTask)).join(", "),
    next ? `${kilobytes(next.bytes)} (${next.words} words)` : NONE,
  ];
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

/** A browser tells of tasks from 50 ms on. */
function taskText(milliseconds: number): string {
  return milliseconds === 0 ? "below 50 ms" : `${Math.round(milliseconds)} ms`;
}
