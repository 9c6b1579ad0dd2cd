import { execFile, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { chromium } from "playwright-core";

const WHOLE = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];
const HEADLESS = ["chromium-headless-shell", "chrome-headless-shell"];
const INSTALL_MS = 5 * 60_000;
const ANSWER_MS = 20_000;

const REMEDY = [
  "The browser tests need Chromium or Chrome, and none was found nor could be installed.",
  "Install one (Debian and Ubuntu: `apt-get install chromium`; macOS: `brew install --cask google-chrome`), or name yours:",
  "CHROMIUM_PATH=/path/to/chrome npm test",
].join("\n");

/**
 * The path of a Chromium or Chrome that starts. Takes `CHROMIUM_PATH`, then what the machine has, then installs one;
 * throws, saying what to do, when there is none to be had.
 * @returns {Promise<string>}
 */
export async function findChromium() {
  return find(WHOLE, ["chromium"]);
}

/**
 * The path of Chromium without its windows, which runs the tests in two thirds of the time, or else of a whole one;
 * found, installed and missing as `findChromium` says.
 * @returns {Promise<string>}
 */
export async function findHeadlessChromium() {
  return find([...HEADLESS, ...WHOLE], ["chromium-headless-shell", "chromium"]);
}

/**
 * The path of the first of some browsers that starts, installed where the machine has none of them.
 * @param {string[]} names of programs, best first
 * @param {string[]} packages of Debian, best first
 * @returns {Promise<string>}
 */
async function find(names, packages) {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (await starts(named)) return named;
    throw new Error(
      `CHROMIUM_PATH is '${named}', which does not start. Correct it, or unset it to let a browser be found.`,
    );
  }
  const found = await firstThatStarts(names);
  if (found) return found;
  for (const [program, parameters] of installers(packages)) {
    console.log(`Installing a browser for the tests: ${path.basename(program)} ${parameters.join(" ")}`);
    await attempt(program, parameters);
    const installed = await firstThatStarts(names);
    if (installed) return installed;
  }
  throw new Error(REMEDY);
}

/** @param {string[]} names */
async function firstThatStarts(names) {
  for (const place of [...inPath(names), ...usualPlaces(), chromium.executablePath()]) {
    if (existsSync(place) && (await starts(place))) return place;
  }
  return undefined;
}

/** @param {string[]} names */
function inPath(names) {
  const folders = (process.env.PATH ?? "").split(path.delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
}

function usualPlaces() {
  const mac = ["Chromium", "Google Chrome"].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`);
  const windows = ["ProgramFiles", "ProgramFiles(x86)", "LOCALAPPDATA"].map((name) =>
    path.join(process.env[name] ?? "", "Google/Chrome/Application/chrome.exe"),
  );
  return { darwin: mac, win32: windows }[/** @type {string} */ (process.platform)] ?? [];
}

/**
 * Whether a browser runs at all: some systems have only a stub that asks for another package, or a browser without its
 * libraries.
 * @param {string} file
 * @returns {Promise<boolean>}
 */
function starts(file) {
  // On Windows `--version` opens a window and says nothing.
  if (process.platform === "win32") return Promise.resolve(existsSync(file));
  return new Promise((resolve) =>
    execFile(file, ["--version"], { timeout: ANSWER_MS }, (error) => resolve(error === null)),
  );
}

/**
 * Ways to get a browser, best first: apt brings the libraries that a browser needs, which Playwright's download lacks
 * on a bare system.
 * @param {string[]} packages
 * @returns {[string, string[]][]}
 */
function installers(packages) {
  const playwright = path.join(
    path.dirname(createRequire(import.meta.url).resolve("playwright-core/package.json")),
    "cli.js",
  );
  /** @type {[string, string[]]} */
  const download = [process.execPath, [playwright, "install", "chromium", "--no-shell"]];
  const isRootOnDebian = process.getuid?.() === 0 && existsSync("/etc/debian_version");
  if (!isRootOnDebian) return [download];
  /** @type {[string, string[]][]} */
  const installs = packages.map((name) => ["apt-get", ["install", "-y", "--no-install-recommends", name]]);
  return [["apt-get", ["update"]], ...installs, download];
}

/**
 * Runs an installer to its end; whether it worked shows in what is there afterwards.
 * @param {string} program
 * @param {string[]} parameters
 * @returns {Promise<void>}
 */
function attempt(program, parameters) {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive", PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: "15000" };
  return new Promise((resolve) => {
    const child = spawn(program, parameters, { env, stdio: ["ignore", "inherit", "inherit"], timeout: INSTALL_MS });
    child.on("error", () => resolve()).on("close", () => resolve());
  });
}
