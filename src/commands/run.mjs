import { spawn } from "node:child_process";
import path from "node:path";
import { parseArgs } from "node:util";
import { threadFlags } from "./background-threads.mjs";
import { compactingEnv, countContent, heapLimit } from "./heap-limit.mjs";
import { optimizerFlags } from "./optimizer-flags.mjs";
import { rendererEnv } from "./renderers.mjs";
import { beginRun, finishBuild } from "./unfinished-build.mjs";

/**
 * Environment of every program that the commands start: nothing reports home, asks for updates or prints
 * advertisements.
 */
const QUIET = {
  GATSBY_TELEMETRY_DISABLED: "1",
  GATSBY_FEEDBACK_DISABLED: "1",
  BROWSERSLIST_IGNORE_OLD_DATA: "1",
  npm_config_update_notifier: "false",
};

/**
 * Environment of a build in a site's folder; a limit of memory that the reader set goes before ours.
 * @param {string} root
 * @param {NodeJS.ProcessEnv} env
 * @returns {Record<string, string>}
 */
export function buildEnv(root, env) {
  const { NODE_OPTIONS = "", DOCUSAURUS } = env;
  const files = countContent(root, DOCUSAURUS);
  const isSet = NODE_OPTIONS.includes("--max-old-space-size");
  const limit = isSet ? "" : ` --max-old-space-size=${heapLimit(files)}`;
  return {
    ...QUIET,
    ...compactingEnv(files),
    ...rendererEnv(root, files, env),
    NODE_OPTIONS: `${NODE_OPTIONS}${limit}`.trim(),
  };
}

/** What Node runs a program in TypeScript with, which comes behind it, and then its parameters. */
export const TYPESCRIPT = ["src/commands/typescript.mjs"];

/**
 * Runs a program to its end, with its output on ours, and gives its exit code; a program that cannot be started counts
 * as 1.
 * @param {string} program
 * @param {string[]} parameters
 * @param {{ cwd: string, env?: Record<string, string>, title?: string }} options with a title the output comes in
 *   one piece below it at the end, for programs that run side by side
 * @returns {Promise<number>}
 */
export function run(program, parameters, { cwd, env, title }) {
  return new Promise((resolve) => {
    const child = spawn(program, parameters, {
      cwd,
      env: { ...process.env, ...QUIET, ...env },
      stdio: title ? ["ignore", "pipe", "pipe"] : ["ignore", "inherit", "inherit"],
    });
    /** @type {Buffer[]} */
    const held = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk) => held.push(chunk));
    /** @param {NodeJS.Signals} signal */
    const forward = (signal) => child.kill(signal);
    let isEnded = false;
    /** @param {number} code */
    const finish = (code) => {
      // A program that cannot be started is told as an error, and then mostly as closed.
      if (isEnded) return;
      isEnded = true;
      process.off("SIGINT", forward).off("SIGTERM", forward);
      if (title) process.stdout.write(`\n— ${title}\n${Buffer.concat(held)}`);
      resolve(code);
    };
    // Ctrl+C reaches the child too: this process stays until the child is done.
    process.on("SIGINT", forward).on("SIGTERM", forward);
    child.on("error", (error) => {
      console.error(`${program} could not be started: ${error.message}`);
      finish(1);
    });
    child.on("close", (code) => finish(code ?? 1));
  });
}

/**
 * Runs a script of an installed package, such as `jest/bin/jest.js`, or a script of ours, with Node; gives its exit
 * code.
 * @param {string} root folder of the site
 * @param {string[]} parameters flags for Node, the script, and the script's own parameters
 */
export function runNode(root, ...parameters) {
  return run(process.execPath, parameters, { cwd: root });
}

/** A module of Node's that packages behind Gatsby ask for: Node 22 tells of it in each run, as of an error. */
const WITHOUT_WARNINGS = ["--disable-warning=DEP0040"];

/**
 * What Node runs as Gatsby, flags first: without what a build never uses, see lean-gatsby.
 * @param {string} root folder of the site
 */
export function gatsbyProgram(root) {
  // That of the site whose command runs: an earlier state of it, which is built beside it, may have none.
  const preload = path.resolve("src/commands/lean-gatsby/preload.cjs");
  const flags = [...threadFlags(process.env), ...optimizerFlags(), "--expose-gc", ...WITHOUT_WARNINGS];
  return [...flags, "--require", preload, path.join(root, "node_modules/gatsby/cli.js")];
}

/**
 * Runs a command of Gatsby, such as `build`, and gives its exit code. A build honours `baseUrl`, which Gatsby does only
 * when told, and trusts nothing that an unfinished one left.
 * @param {string} root folder of the site
 * @param {string} command
 * @param {string[]} parameters
 */
export async function runGatsby(root, command, ...parameters) {
  const isBuild = command === "build";
  const { SITE_VERSIONS: versions } = process.env;
  if (isBuild || command === "develop") beginRun(root, command, versions);
  const program = [...gatsbyProgram(root), command, ...(isBuild ? ["--prefix-paths"] : []), ...parameters];
  const env = { ...(isBuild && buildEnv(root, process.env)), ...plainLog(), ...compiledCode(root, process.env) };
  const code = await run(process.execPath, program, { cwd: root, env });
  if (isBuild && code === 0) finishBuild(root, versions);
  return code;
}

/**
 * Environment in which Node keeps what it compiled of modules for the next run, as Node 22 and later can; packages that
 * are installed anew take it away.
 * @param {string} root folder of the site
 * @param {NodeJS.ProcessEnv} env a folder that it names goes before ours
 * @returns {Record<string, string>}
 */
export function compiledCode(root, { NODE_COMPILE_CACHE: folder }) {
  return { NODE_COMPILE_CACHE: folder ?? path.join(root, "node_modules/.cache/node") };
}

/**
 * Environment in which Gatsby's log is lines, where nobody looks at it as it comes.
 * @returns {Record<string, string>}
 */
function plainLog() {
  return process.stdout.isTTY ? {} : { GATSBY_LOGGER: "yurnalist" };
}

/**
 * Runs the body of a command; an error is printed as its message alone, and the exit code tells that it failed. With
 * `--help` the help is printed and nothing is run; it also follows an error in the parameters.
 * @param {() => Promise<number>} command resolves to the exit code
 * @param {string} [help]
 */
export async function main(command, help) {
  if (help !== undefined && asksForHelp()) {
    console.log(help);
    return;
  }
  goOnWithoutReaders();
  // For a command that waits for what never comes: Node then ends it without a word.
  process.exitCode = 1;
  try {
    if (help !== undefined) expectFlags(flagsIn(help), process.env);
    process.exitCode = await command();
  } catch (error) {
    console.error(error instanceof Error ? `${ownWords(error)}${takenValueHint(error, process.env)}` : error);
    if (help !== undefined && isOfParameters(error)) console.error(`\n${help}`);
    process.exitCode = 1;
  }
}

/** A pipe that its reader closes, as `head` does, takes the output away: a command that writes files is to finish. */
function goOnWithoutReaders() {
  for (const stream of [process.stdout, process.stderr])
    stream.on("error", (/** @type {NodeJS.ErrnoException} */ error) => {
      if (error.code !== "EPIPE") throw error;
    });
}

/**
 * Throws for the first parameter that a command does not take; the help follows.
 * @param {readonly string[]} more those behind the ones that it takes
 */
export function expectNoMore([first]) {
  if (first !== undefined) throw new ParameterError(`There is one parameter too many: '${first}'.`);
}

/**
 * The error of a command without a parameter that it needs; the help follows.
 * @param {string} name as the help has it, such as `NAME`
 */
export function missingParameter(name) {
  return new ParameterError(`${name} is missing.`);
}

/** What is wrong with the parameters of a command. */
class ParameterError extends Error {}

/**
 * Settings for which npm 11 takes our flags, as it does for the beginning of a name; later ones do without.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
const EXPANDED = { to: ["token-description"] };

/**
 * Throws where npm took flags that were meant for a command, as it does where no `--` stands before them: a command
 * without its `--dry-run` would write.
 * @param {readonly string[]} flags those of the command, without hyphens before them
 * @param {NodeJS.ProcessEnv} env in which npm names the flags that it took
 */
export function expectFlags(flags, env) {
  const taken = flags.filter((flag) =>
    [flag, ...(EXPANDED[flag] ?? [])].some((name) => env[`npm_config_${name.replaceAll("-", "_")}`] !== undefined),
  );
  if (taken.length === 0) return;
  const named = taken.map((flag) => `--${flag}`).join(", ");
  const line = `npm run ${env.npm_lifecycle_event} -- … --${taken[0]}`;
  throw new Error(
    `npm took ${named} for itself, and nothing was done. Write \`--\` before all that is meant for the command: ${line}`,
  );
}

/**
 * The message of an error; of an unknown option without Node's advice for values that begin with a hyphen, which no
 * command takes.
 * @param {Error} error
 */
function ownWords({ message }) {
  return message.replace(/(?<=^Unknown option '[^']*')\. To specify a positional argument .*$/s, "");
}

/**
 * What an error of parameters says further of a value without a flag, with a blank before it. A flag with the name of a
 * switch of npm's that is on by itself, as `--description`, leaves its value alone and no trace in the environment.
 * @param {Error} error
 * @param {NodeJS.ProcessEnv} env
 */
function takenValueHint(error, { npm_lifecycle_event: script }) {
  const isValue = "code" in error && error.code === "ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL";
  if (script === undefined || !isValue) return "";
  return `. A flag before it is npm's unless \`--\` stands before all that is meant for the command: npm run ${script} -- …`;
}

/** Throws where a command that takes no parameters got some: what was meant by them would go unnoticed. */
export function takeNoParameters() {
  parseArgs({ options: {} });
}

/**
 * The flags that a help names.
 * @param {string} help
 */
function flagsIn(help) {
  return [...new Set([...help.matchAll(/(?<=[\s[])--([a-z][a-z-]*)/g)].map(([, flag = ""]) => flag))];
}

function asksForHelp() {
  return process.argv.slice(2).some((parameter) => parameter === "--help" || parameter === "-h");
}

/** @param {unknown} error */
function isOfParameters(error) {
  if (error instanceof ParameterError) return true;
  return error instanceof Error && "code" in error && String(error.code).startsWith("ERR_PARSE_ARGS");
}
