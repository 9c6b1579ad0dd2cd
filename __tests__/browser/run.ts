import { existsSync, readdirSync, writeFileSync } from "node:fs";
import type { Server } from "node:http";
import { availableParallelism } from "node:os";
import { inspect, parseArgs } from "node:util";
import { chromium, type Browser } from "playwright-core";
import { findHeadlessChromium } from "../../src/commands/chromium.mjs";
import { listen } from "../../src/commands/listen.mjs";
import { main } from "../../src/commands/run.mjs";
import { staticServer } from "../../src/commands/static-server.mjs";
import { faultText } from "../../src/commands/test-count.mjs";
import { nearestFirst } from "../../src/lib/problem";
import { readSite } from "../../src/lib/site-config";
import { readSettings } from "../../src/read-settings";
import { site } from "../../src/site";
import { withLateReact } from "./support/late-react";
import { testSite } from "./support/site";
import { runSuite, type Result } from "./support/suite";

const HELP = `npm run browser -- [--only=PART] [--no-slow] [--accept] [--limit=COUNT] [--late=TIME]

Runs the browser tests against the last build. PART is a part of the path of the files to run, COUNT how many tests run
at a time; --no-slow leaves out files with '.slow.' in their names. TIME in milliseconds is how late React works in the
pages, as on a busy machine: a test that does not wait for what it reads fails.

npm run pictures:accept takes the pictures of pages anew (--accept); without it they are only compared.
CHROMIUM_PATH is the browser; without it one is found, or installed.`;

const HOST = "127.0.0.1";

const TESTS = "__tests__";

/** The folders of the test files: those of any site, then those of this site's own content, which adopters delete. */
const FOLDERS = ["browser", "site/browser"];

const ENDING = ".browser.ts";

/** How the names of files end whose tests build, serve or edit other sites. */
const SLOW = ".slow";

/**
 * What the browser would start for each window, and the tests never see; this list takes the place of Playwright's, so
 * what matters of that is in it, too.
 */
const FEATURES = [
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  "WebUIOmniboxFullPopup",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsFirstBalancedModeAutoEnable",
  "HttpsUpgrades",
  "LensOverlay",
  "MediaRouter",
  "NetworkTimeServiceQuerying",
  "OptimizationHints",
  "PaintHolding",
  "PreconnectToSearch",
  "ThirdPartyStoragePartitioning",
  "Translate",
];

const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // Pages are open for moments: a quarter of the processor's time went into code that was optimized too late to pay.
  "--js-flags=--no-maglev --no-turbofan",
  // Without windows Chromium draws letters as no system does by itself, and pictures of pages would differ.
  "--font-render-hinting=slight",
  `--disable-features=${FEATURES.join(",")}`,
  // The tests depend on no network: there is no other host than this machine.
  `--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE ${HOST}, EXCLUDE *.localhost`,
];

/** How many characters of a fault are printed. */
const FAULT_LENGTH = 4000;

/** What the command was given; throws for what it does not know. */
function readOptions() {
  return parseArgs({
    options: {
      output: { type: "string" },
      accept: { type: "boolean", default: false },
      "no-site": { type: "boolean", default: false },
      "no-slow": { type: "boolean", default: false },
      only: { type: "string", default: "" },
      limit: { type: "string", default: String(availableParallelism() + 1) },
      late: { type: "string", default: "0" },
    },
  }).values;
}

let options: ReturnType<typeof readOptions>;

async function run(): Promise<number> {
  options = readOptions();
  await loadTests();
  if (options["no-site"]) return runTests("The build failed, so there is no site to test.");
  let server: Server | undefined;
  let browser: Browser | undefined;
  try {
    const { baseUrl } = readSite(readSettings(site));
    server = staticServer("public", baseUrl);
    const port = await listen(server, 0, HOST);
    browser = await chromium.launch({ executablePath: await findHeadlessChromium(), headless: true, args: FLAGS });
    const late = Number(options.late);
    testSite({
      url: `http://${HOST}:${port}${baseUrl}`,
      browser: late > 0 ? withLateReact(browser, late) : browser,
      accepts: options.accept,
    });
    return await runTests();
  } catch (error) {
    // Every test says so and fails: a test that cannot run has not passed.
    return await runTests(error instanceof Error ? error.message : String(error));
  } finally {
    await browser?.close();
    server?.closeAllConnections();
    server?.close();
  }
}

/**
 * Loads the test files, which declare their tests; `--only` is a part of their names, with their folders. Throws where
 * no file has it.
 */
async function loadTests(): Promise<void> {
  const all = FOLDERS.filter((folder) => existsSync(`${TESTS}/${folder}`)).flatMap((folder) => {
    const entries = readdirSync(`${TESTS}/${folder}`, { recursive: true, encoding: "utf8" });
    const files = entries.filter((file) => file.endsWith(ENDING));
    const names = files.map((file) => file.slice(0, -ENDING.length).replaceAll("\\", "/"));
    // One pattern for both: the bundler refuses one without a file.
    return names.sort().map((name) => ({ name, load: () => import(`../${folder}/${name}.browser.ts`) }));
  });
  const isChosen = (name: string) => name.includes(options.only) && !(options["no-slow"] && name.endsWith(SLOW));
  const chosen = all.filter(({ name }) => isChosen(name));
  if (chosen.length === 0)
    throw new Error(
      `No file of browser tests has '${options.only}' in its path. Nearest: ${nearest(options.only, all)}.`,
    );
  for (const { load } of chosen) await load();
}

function nearest(part: string, files: readonly { name: string }[]): string {
  return nearestFirst(
    part,
    files.map(({ name }) => name),
  )
    .slice(0, 5)
    .join(", ");
}

/** Runs all tests, prints what became of them, and writes their count where `--output` says. */
async function runTests(problem?: string): Promise<number> {
  const { passed, failed } = await runSuite(Number(options.limit), (result) => console.log(lineOf(result)), problem);
  for (const { name, fault } of failed) console.log(`\n✖ ${name}\n${shortened(inspect(fault))}`);
  if (failed.length > 0) console.log(["", "Failed:", ...failed.map(({ name }) => `✖ ${name}`)].join("\n"));
  console.log(`\n${passed} passed, ${failed.length} failed`);
  const faults = failed.map(({ name, fault }) => faultText(`Browser: ${name}`, inspect(fault)));
  if (options.output) writeFileSync(options.output, JSON.stringify({ passed, failed: failed.length, faults }));
  return failed.length === 0 && passed > 0 ? 0 : 1;
}

/** A fault without the middle of what it prints: two versions of a page's HTML bury everything else. */
function shortened(text: string): string {
  return text.length <= FAULT_LENGTH ? text : `${text.slice(0, FAULT_LENGTH / 2)}\n…\n${text.slice(-FAULT_LENGTH / 2)}`;
}

function lineOf(result: Result): string {
  return `${"fault" in result ? "✖" : "✔"} ${result.name} (${(result.milliseconds / 1000).toFixed(1)} s)`;
}

void main(run, HELP);
