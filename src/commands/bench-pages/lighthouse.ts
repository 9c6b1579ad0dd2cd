import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { z } from "zod";
import { npm } from "../setup.mjs";

/**
 * The package as npm fetches it at first use: 200 packages and 185 MB that nothing else needs. Later major versions
 * want a newer Node than the site.
 */
export const LIGHTHOUSE = "lighthouse@12.8.2";

const RUN_MS = 5 * 60_000;
const CHROME_FLAGS =
  "--headless=new --no-sandbox --disable-gpu --disable-quic --disable-background-networking --disable-component-update --disable-sync";

const score = z.number().nullable();
const request = z.object({ url: z.string(), mimeType: z.string().default(""), transferSize: z.number().default(0) });
const reportSchema = z.object({
  runtimeError: z.object({ message: z.string() }).optional(),
  categories: z.record(
    z.string(),
    z.object({ score, auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })) }),
  ),
  audits: z
    .object({
      "largest-contentful-paint": z.object({ score, numericValue: z.number() }),
      "total-blocking-time": z.object({ score, numericValue: z.number() }),
      "cumulative-layout-shift": z.object({ score, numericValue: z.number() }),
      "network-requests": z.object({ score, details: z.object({ items: z.array(request) }) }),
    })
    .catchall(z.object({ score })),
});

/** What is read of a report of Lighthouse: the categories with their audits, and the audits by id. */
export type LighthouseReport = z.infer<typeof reportSchema>;

/** Reads what Lighthouse wrote; throws for a page that it could not examine. */
export function readReport(written: unknown): LighthouseReport {
  const report = reportSchema.parse(written);
  if (report.runtimeError) throw new Error(report.runtimeError.message);
  return report;
}

/**
 * One run of Lighthouse on an address, in its mobile profile, with the browser at a path; throws with what Lighthouse
 * said when there is no report.
 */
export async function lighthouse(url: string, browser: string): Promise<LighthouseReport> {
  const folder = mkdtempSync(path.join(os.tmpdir(), "lighthouse-"));
  const file = path.join(folder, "report.json");
  const [program, parameters] = npm(
    "exec",
    "--yes",
    `--package=${LIGHTHOUSE}`,
    "--",
    "lighthouse",
    url,
    "--quiet",
    "--no-enable-error-reporting",
    "--output=json",
    `--output-path=${file}`,
    `--chrome-flags=${CHROME_FLAGS}`,
  );
  try {
    await promisify(execFile)(program, parameters, { env: { ...process.env, CHROME_PATH: browser }, timeout: RUN_MS });
    return readReport(JSON.parse(readFileSync(file, "utf8")));
  } catch (error) {
    throw new Error(
      `Lighthouse could not examine ${url}. It is fetched by npm at first use, which needs a connection; then it needs a browser that starts.\n${String(error)}`,
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
