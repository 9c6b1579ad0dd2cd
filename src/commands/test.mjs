import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { buildSite } from "./build-site.mjs";
import { main, run, runNode, TYPESCRIPT } from "./run.mjs";
import { readIfThere, setUp } from "./setup.mjs";
import { countOf, jestCount, one, sumOf } from "./test-count.mjs";

const root = process.cwd();
const TYPES = path.join(root, "src/gatsby-types.d.ts");

const HELP = `npm test -- [--all]

Installs what is missing, then runs lint with types, format, spelling, jest, a production build, and the browser tests
against it, each also after another has failed. The last lines name what failed, and count.

Files of tests with '.slow.' in their names build, serve and edit other sites: they are few, and would take a third of
the time. They run with --all, as in CI, or by name: npm run jest -- engine, npm run browser -- --only=develop.`;

/** What Jest takes as the names of files of tests that only `--all` runs; those of the browser have it as well. */
const SLOW = "\\.slow\\.";

const OLD_TYPES =
  "src/gatsby-types.d.ts was older than the schema or the queries, and the type check used it. " +
  "It is written anew: run the test again, then commit it.";

/**
 * Runs every stage, also after one has failed, and gives the sum of their counts. Jest runs beside the build and the
 * browser: each of them leaves cores idle for a third of its time.
 * @param {string} results a folder for the counts that the test runners write
 * @param {boolean} isAll also the slow tests
 */
async function test(results, isAll) {
  const checks = await runChecks();
  const [jest, site] = await Promise.all([
    runJest(path.join(results, "jest.json"), isAll),
    testSite(path.join(results, "browser.json"), isAll),
  ]);
  return sumOf([...checks, jest, ...site]);
}

/**
 * Test files leave much behind them at once: with V8's own 16 MB a fifth of Jest's time went into clearing up. Each
 * loads all anew, too: what V8's optimizer makes of its code comes too late to pay, and took a tenth of the time.
 */
const V8_FLAGS = ["--max-semi-space-size=128", "--no-opt"];

/**
 * @param {string} file where jest writes its counts
 * @param {boolean} isAll
 */
async function runJest(file, isAll) {
  const script = path.join(root, "node_modules/jest/bin/jest.js");
  const parameters = ["--ci", "--json", `--outputFile=${file}`];
  if (!isAll) parameters.push(`--testPathIgnorePatterns=${SLOW}`);
  const code = await run(process.execPath, [...V8_FLAGS, script, ...parameters], { cwd: root, title: "Jest" });
  return countOf("Jest", code, jestCount(readIfThere(file)));
}

/**
 * Builds the site and looks at it in a browser; gives the counts of both, and whether the written types were those of
 * the build.
 * @param {string} file where the browser tests write their counts
 * @param {boolean} isAll
 */
async function testSite(file, isAll) {
  console.log("\n— Production build");
  const checkedTypes = readFileSync(TYPES, "utf8");
  process.env.SITE_TYPES = "1";
  const buildCode = await buildSite(root);
  const sameTypes = one(OLD_TYPES, buildCode === 0 && readFileSync(TYPES, "utf8") !== checkedTypes ? 1 : 0);
  console.log("\n— Browser");
  // What an earlier build left in `public` must not be tested in the place of the build that failed.
  const flags = [...(buildCode === 0 ? [] : ["--no-site"]), ...(isAll ? [] : ["--no-slow"])];
  const code = await runNode(root, ...TYPESCRIPT, "__tests__/browser/run.ts", `--output=${file}`, ...flags);
  return [one("Production build", buildCode), sameTypes, countOf("Browser", code, readIfThere(file))];
}

/**
 * The checks of the code itself, in two rows that take the same time: title, script of a package, parameters.
 * @type {[string, string, ...string[]][][]}
 */
const CHECKS = [
  [["Lint and types", "oxlint/bin/oxlint"]],
  [
    ["Spelling", "cspell/bin.mjs", "lint", "--no-progress"],
    ["Format", "oxfmt/bin/oxfmt", "--check"],
  ],
];

/** Runs both rows of checks side by side, and gives the count of each check. */
async function runChecks() {
  const rows = CHECKS.map(async (row) => {
    const counts = [];
    for (const [title, script, ...parameters] of row) {
      const program = [path.join(root, "node_modules", script), ...parameters];
      counts.push(one(title, await run(process.execPath, program, { cwd: root, title })));
    }
    return counts;
  });
  return (await Promise.all(rows)).flat();
}

/** @param {boolean} isAll */
async function setUpAndTest(isAll) {
  try {
    await setUp(root);
  } catch (error) {
    return one(`Installation: ${error instanceof Error ? error.message : String(error)}`, 1);
  }
  const results = mkdtempSync(path.join(os.tmpdir(), "site-test-"));
  try {
    return await test(results, isAll);
  } finally {
    rmSync(results, { recursive: true, force: true });
  }
}

async function testAndCount() {
  const { all: isAll } = parseArgs({ options: { all: { type: "boolean", default: false } } }).values;
  const { passed, failed, faults } = await setUpAndTest(isAll);
  if (!isAll) console.log("\nTests that build, serve and edit other sites were left to CI: npm test -- --all");
  if (failed > 0) console.log(["\nFailed:", ...faults.map((fault) => `✖ ${fault}`), ""].join("\n"));
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

await main(testAndCount, HELP);
