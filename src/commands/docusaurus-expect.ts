import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { spawnSync } from "node:child_process";
import os from "node:os";
import path from "node:path";
import { brokenLinksIn } from "./docusaurus-expect/broken-links";
import { builtSiteIn } from "./docusaurus-expect/built-site";
import { main, takeNoParameters } from "./run.mjs";

const FIXTURE = "__tests__/fixtures/docusaurus";
/** The address of the fixture's site below its host. */
const BASE_URL = "/manual";

const HELP = `npm run docusaurus:expect

Builds the project in ${FIXTURE} with the Docusaurus that its package.json names, in a
temporary folder, and writes its routes, headings, sidebars and broken links into expected.json there, with which the
tests compare what the engine makes of it. Run it after a change to that project. It needs a package registry and a
few minutes.`;

/**
 * Builds the project of the tests with the Docusaurus that its package.json names, in a temporary folder, and writes
 * what came of it beside the project: the tests compare the engine's build with it.
 */
async function expectations(): Promise<number> {
  takeNoParameters();
  const folder = mkdtempSync(path.join(os.tmpdir(), "docusaurus-expect-"));
  try {
    cpSync(FIXTURE, folder, { recursive: true });
    // Docusaurus asks git when files were changed.
    must(folder, "git", "init", "--quiet");
    must(folder, "git", "add", "--all");
    must(folder, "git", "-c", "user.name=Kiln", "-c", "user.email=kiln@kiln.example", "commit", "--quiet", "-m", "All");
    must(folder, "npm", "install", "--no-audit", "--no-fund", "--loglevel=error");
    const output = must(folder, "npx", "docusaurus", "build", "--locale", "en");
    const expected = { ...builtSiteIn(folder, BASE_URL), ...brokenLinksIn(output, BASE_URL) };
    writeFileSync(path.join(FIXTURE, "expected.json"), `${JSON.stringify(expected, undefined, 2)}\n`);
    return 0;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs a program and gives all that it printed; throws that where it fails. */
function must(cwd: string, program: string, ...parameters: string[]): string {
  const env = { ...process.env, CI: "true", NO_COLOR: "1", FORCE_COLOR: "0", NO_UPDATE_NOTIFIER: "1" };
  const { status, stdout, stderr } = spawnSync(program, parameters, { cwd, env, encoding: "utf8" });
  const output = `${stdout}\n${stderr}`;
  if (status !== 0) throw new Error(`${program} ${parameters.join(" ")} failed:\n${output}`);
  return output;
}

void main(expectations, HELP);
