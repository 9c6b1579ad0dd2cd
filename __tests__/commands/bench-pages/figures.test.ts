import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { bytesOf } from "../../../src/commands/bench-pages/bytes";
import { figuresOf, medianOf } from "../../../src/commands/bench-pages/figures";
import { readReport, type LighthouseReport } from "../../../src/commands/bench-pages/lighthouse";
import { lossLines, pagesTable } from "../../../src/commands/bench-pages/table";

const ITEMS = [
  ["/docs/", "text/html", 1],
  ["/styles.css", "text/css", 2],
  ["/app.js", "text/javascript", 40],
  ["/app.js", "text/javascript", 0],
  ["/lazy.js", "application/javascript", 3],
  ["/page-data.json", "application/json", 500],
  ["/a.woff2", "font/woff2", 7000],
] as const;

/** A report with a performance score, in which the blocking time costs 30 % of what it lacks. */
function reportOf(performance: number, blocking: number, shift = 0): LighthouseReport {
  const full = {
    score: 1,
    auditRefs: [
      { id: "lists", weight: 1 },
      { id: "unweighed", weight: 0 },
    ],
  };
  const performed = {
    score: performance,
    auditRefs: [
      { id: "blocking", weight: 30 },
      { id: "paint", weight: 70 },
    ],
  };
  return readReport({
    categories: { performance: performed, accessibility: full, "best-practices": full, seo: full },
    audits: {
      lists: { score: 0 },
      unweighed: { score: 0 },
      blocking: { score: blocking },
      paint: { score: null },
      "largest-contentful-paint": { score: 1, numericValue: 1000 * performance },
      "total-blocking-time": { score: 1, numericValue: 100 * blocking },
      "cumulative-layout-shift": { score: 1, numericValue: shift },
      "network-requests": {
        score: null,
        details: { items: ITEMS.map(([url, mimeType, transferSize]) => ({ url, mimeType, transferSize })) },
      },
    },
  });
}

const bytes = (url: string) => ({ "/docs/": 8000, "/styles.css": 10_000, "/app.js": 46_000 })[url];

test("the median is the middle value, or between the two in the middle", () => {
  expect([[3, 1, 2], [4, 1, 2, 3], [7], []].map(medianOf)).toEqual([2, 2.5, 7, 0]);
});

test("figures are medians of the runs; a file counts once, by its own size where it is the site's", () => {
  const { losses, ...figures } = figuresOf([reportOf(0.9, 0.5, 0.2), reportOf(1, 1), reportOf(0.96, 0.8, 0.01)], bytes);
  expect(figures).toEqual({
    scores: { performance: 96, accessibility: 100, "best-practices": 100, seo: 100 },
    document: 18_000,
    scripts: 46_003,
    fonts: 7000,
    paint: 960,
    blocked: 80,
    shift: 0.01,
  });
  expect(losses).toEqual([{ category: "performance", audit: "blocking", score: 0.8, share: 0.3 }]);
});

test("a page that Lighthouse could not examine fails with its words", () => {
  expect(() =>
    readReport({ ...reportOf(1, 1), runtimeError: { message: "The page did not paint any content." } }),
  ).toThrow("The page did not paint any content.");
});

test("a full category names no audit", () => {
  expect(figuresOf([reportOf(0.998, 0.99)], bytes).losses).toEqual([]);
});

test("the table has a row for each page, and a line for each audit that costs points", () => {
  const figures = figuresOf([reportOf(0.96, 0.8)], bytes);
  const answers = { desktop: { after: 120.4, longestTask: 0 }, phone: { after: 900, longestTask: 61.2 } };
  const findings = [
    { route: "/", ...figures, losses: [], intent: { scripts: 90_000, ...answers } },
    {
      route: "/docs/",
      ...figures,
      fonts: 0,
      scripts: 0,
      intent: {
        scripts: 91e3,
        ...answers,
        next: { bytes: 4500, words: 808 },
      },
    },
  ];
  expect([pagesTable(findings), ...lossLines(findings)].join("\n")).toMatchInlineSnapshot(`
    "| page | performance | accessibility | best practices | SEO | largest paint | blocked | layout shift | HTML + CSS | fonts | scripts at first | scripts after intent | answers after | on a slow phone | longest task (desktop, phone) | next page |
    | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
    | / | 96 | 100 | 100 | 100 | 960 ms | 80 ms | 0.000 | 18.0 KB | 7.0 KB | 46.0 KB | 90.0 KB | 120 ms | 900 ms | below 50 ms, 61 ms | – |
    | /docs/ | 96 | 100 | 100 | 100 | 960 ms | 80 ms | 0.000 | 18.0 KB | none | none | 91.0 KB | 120 ms | 900 ms | below 50 ms, 61 ms | 4.5 KB (808 words) |

    - /docs/ loses 6.0 points of performance by \`blocking\`."
  `);
  expect(lossLines(findings.slice(0, 1))).toEqual([]);
});

test("the size of a file is that of its compressed bytes, found by its address below the base URL", () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "bytes-"));
  mkdirSync(path.join(folder, "a b"));
  writeFileSync(path.join(folder, "a b/index.html"), "<p>Page</p>");
  const size = gzipSync("<p>Page</p>").length;
  const sizes = [
    "http://localhost/base/a%20b/",
    "http://localhost/base/a%20b/index.html?v=1",
    "http://localhost/base/missing.js",
    "http://localhost/elsewhere/",
  ].map((url) => bytesOf(url, folder, "/base/"));
  expect(sizes).toEqual([size, size, undefined, undefined]);
  rmSync(folder, { recursive: true });
});
