import { spawn } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import type { Server } from "node:http";
import os from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { chromium, type BrowserServer } from "playwright-core";
import { findChromium } from "../../src/commands/chromium.mjs";
import { listen } from "../../src/commands/listen.mjs";
import { main } from "../../src/commands/run.mjs";
import { staticServer } from "../../src/commands/static-server.mjs";
import { readSite } from "../../src/lib/site-config";
import { site } from "../../src/site";
import { tapCount } from "./support/tap";

const HOST = "127.0.0.1";

/** The folder of the test files. */
const TESTS = path.resolve("__tests__/site/browser");

const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** What the test files find in their environment: where site and browser are, or why there is none. */
type TestEnv = { SITE_URL: string; BROWSER_ENDPOINT: string } | { SITE_PROBLEM: string };

const { values: options } = parseArgs({
  options: {
    output: { type: "string" },
    "no-site": { type: "boolean", default: false },
    only: { type: "string", default: "" },
  },
});

async function run(): Promise<number> {
  if (options["no-site"]) return runTests({ SITE_PROBLEM: "The build failed, so there is no site to test." });
  let server: Server | undefined;
  let browser: BrowserServer | undefined;
  try {
    const { baseUrl } = readSite(site);
    server = staticServer("public", baseUrl);
    const port = await listen(server, 0, HOST);
    browser = await chromium.launchServer({ executablePath: await findChromium(), headless: true, args: FLAGS });
    return await runTests({ SITE_URL: `http://${HOST}:${port}${baseUrl}`, BROWSER_ENDPOINT: browser.wsEndpoint() });
  } catch (error) {
    // Every test says so and fails: a test that cannot run has not passed.
    return await runTests({ SITE_PROBLEM: error instanceof Error ? error.message : String(error) });
  } finally {
    await browser?.close();
    server?.closeAllConnections();
    server?.close();
  }
}

/** Runs the test files one after another, prints what they say, and writes their count where `--output` says. */
async function runTests(env: TestEnv): Promise<number> {
  const folder = mkdtempSync(path.join(os.tmpdir(), "browser-tests-"));
  const tap = path.join(folder, "tests.tap");
  try {
    const files = readdirSync(TESTS).filter((name) => name.endsWith(".browser.ts") && name.includes(options.only));
    const code = await runNode(
      ["--import", "tsx", "--test", ...reporters(tap), ...files.map((name) => path.join(TESTS, name))],
      env,
    );
    const count = tapCount(readFileSync(tap, "utf8"));
    if (options.output) writeFileSync(options.output, JSON.stringify(count));
    return code === 0 && count.failed === 0 && count.passed > 0 ? 0 : 1;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function reporters(tap: string): string[] {
  return [
    "--test-reporter=spec",
    "--test-reporter-destination=stdout",
    "--test-reporter=tap",
    `--test-reporter-destination=${tap}`,
  ];
}

function runNode(parameters: string[], env: TestEnv): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, parameters, {
      env: { ...process.env, ...env },
      stdio: ["ignore", "inherit", "inherit"],
    });
    child.on("error", reject).on("close", (code) => resolve(code ?? 1));
  });
}

void main(run);
