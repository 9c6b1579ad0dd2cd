import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { codeRoutes } from "../../build/checks/code-pages";
import type { Site } from "../../lib/site-config";
import { buildEnv, gatsbyProgram } from "../run.mjs";
import { copySite } from "./copy-site";
import { measured, type Run } from "./measure";
import { contentOf } from "./site-content";

const LOG_LINES = 60;

/** Settings of a site that is measured: those beside it draw no cards, and what leads to other content is not there. */
const LEFT_OUT = {
  socialCards: "{ draw: false }",
  showcase: "undefined",
  featureRequests: "undefined",
  announcementBar: "undefined",
  glossary: "undefined",
};

/** Writes this site with so many docs in the place of its content into a temporary folder, and gives the folder. */
export function writeOwnSite(site: Site, docs: number): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), `site-bench-${docs}-`));
  copySite(process.cwd(), folder);
  const settings = Object.entries(LEFT_OUT).map(([key, value]) => `${key}: ${value}`);
  appendFileSync(path.join(folder, "src/site.ts"), `\nObject.assign(site, { ${settings.join(", ")} });\n`);
  for (const [file, text] of contentOf(site, docs, codeRoutes(process.cwd()))) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  return folder;
}

/** Builds a site that was written, and measures it; throws with the end of its log, which has the given name. */
export async function buildOwnSite(folder: string, name: string): Promise<Run> {
  const log = path.join(folder, name);
  // As on a CI machine: the log is plain lines.
  const env = { ...process.env, ...buildEnv(folder, process.env), CI: "true" };
  const run = await measured(process.execPath, [...gatsbyProgram(folder), "build"], { cwd: folder, env, log });
  if (run.code !== 0)
    throw new Error(
      `${lastLines(log)}\n\nThe build failed with exit code ${run.code}. The site is in ${folder}, the whole log in ${log}.`,
    );
  return run;
}

function lastLines(log: string): string {
  return readFileSync(log, "utf8").split("\n").slice(-LOG_LINES).join("\n");
}
