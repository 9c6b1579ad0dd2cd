import type { LighthouseReport } from "./lighthouse";

/** The four scores that are reported, as Lighthouse names them. */
export const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;

type Category = (typeof CATEGORIES)[number];

/**
 * An audit that costs a category points: what it scores (0 to 1) and the share of the category that it weighs (0 to 1).
 */
type Loss = { category: Category; audit: string; score: number; share: number };

/**
 * A page's figures: scores from 0 to 100, bytes compressed with gzip, the cumulative layout shift, and what costs
 * points.
 */
export type Figures = {
  scores: Record<Category, number>;
  document: number;
  scripts: number;
  fonts: number;
  /** Milliseconds until the largest part is painted, and milliseconds that scripts keep the page from answering. */
  paint: number;
  blocked: number;
  shift: number;
  losses: Loss[];
};

/** The figures of a page, each the median of all runs; `bytes` gives the compressed size of a file by its address. */
export function figuresOf(reports: readonly LighthouseReport[], bytes: (url: string) => number | undefined): Figures {
  const median = (of: (report: LighthouseReport) => number) => medianOf(reports.map(of));
  const loaded = (types: RegExp) => median((report) => sumOf(report, types, bytes));
  return {
    scores: Object.fromEntries(
      CATEGORIES.map((name) => [name, median(({ categories }) => Math.round(100 * (categories[name]?.score ?? 0)))]),
    ) as Record<Category, number>,
    document: loaded(/^text\/(?:html|css)$/),
    scripts: loaded(/javascript$/),
    fonts: loaded(/font|woff/),
    paint: median(({ audits }) => audits["largest-contentful-paint"].numericValue),
    blocked: median(({ audits }) => audits["total-blocking-time"].numericValue),
    shift: median(({ audits }) => audits["cumulative-layout-shift"].numericValue),
    losses: lossesOf(reports),
  };
}

/** The middle value, or the mean of the two in the middle; 0 for no values. */
export function medianOf(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.slice(Math.ceil(sorted.length / 2) - 1, Math.floor(sorted.length / 2) + 1);
  return middle.reduce((sum, value) => sum + value, 0) / Math.max(middle.length, 1);
}

/** What the network log of a report holds of some types; a file that came twice was read from the cache. */
function sumOf({ audits }: LighthouseReport, types: RegExp, bytes: (url: string) => number | undefined): number {
  const items = audits["network-requests"].details.items.filter(({ mimeType }) => types.test(mimeType));
  const sizes = new Map(items.map(({ url, transferSize }) => [url, bytes(url) ?? transferSize]));
  return [...sizes.values()].reduce((sum, size) => sum + size, 0);
}

/** Audits whose median is below the full score, in the categories whose median is below 100. */
function lossesOf(reports: readonly LighthouseReport[]): Loss[] {
  return CATEGORIES.flatMap((category) => {
    const refs = reports[0]?.categories[category]?.auditRefs ?? [];
    const whole = refs.reduce((sum, { weight }) => sum + weight, 0);
    const isFull = medianOf(reports.map(({ categories }) => categories[category]?.score ?? 0)) >= 0.995;
    return refs.flatMap(({ id, weight }) => {
      const score = medianOf(reports.map(({ audits }) => audits[id]?.score ?? 1));
      return isFull || weight === 0 || score === 1 ? [] : [{ category, audit: id, score, share: weight / whole }];
    });
  });
}
