import { appendFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import type { Site } from "../lib/site-config";
import { bundledForNode } from "../mdx/compile/compiler";
import { readOwnSite } from "../build/context/site-input";
import { site as siteInput } from "../site";
import type * as CompileTimeModule from "./bench/compile-time";
import { pageBytes, pageCount, type Run } from "./bench/measure";
import { buildOwnSite, writeOwnSite } from "./bench/own-site";
import { buildPeer, PEERS, writePeer } from "./bench/peers/build-peer";
import type { Peer } from "./bench/peers/peer";
import { besideTable, reportOf, type Builds, type Finding } from "./bench/report";
import { middleDoc } from "./bench/site-content";
import { stagesOf, stageTable } from "./bench/stages";
import { main } from "./run.mjs";

const HELP = `npm run bench -- [DOCS …] [--peers] [--peer=NAME …] [--keep]

Builds sites of 300 and 3,000 docs in temporary folders, cold and warm, and prints what that takes. DOCS are other
numbers of docs. --peers builds the sites of other generators over the same docs, too, which npm fetches at first use;
--peer builds that of one: ${PEERS.map(({ id }) => id).join(", ")}. --keep leaves the folders of this site's builds.`;

const SIZES = [300, 3000];

async function bench(parameters: string[]): Promise<number> {
  const { sizes, peers, keeps } = readParameters(parameters);
  const findings: Finding[] = [];
  const beside: Builds[] = [];
  for (const docs of sizes) {
    const finding = await benchOf(docs, readOwnSite(siteInput), keeps);
    findings.push(finding);
    const own = { name: "this site", ...finding };
    if (peers.length > 0) beside.push(own, ...(await peersBeside(peers, docs)));
  }
  const [cpu] = os.cpus();
  console.log(`\n${reportOf(findings)}\n`);
  if (peers.length > 0) console.log(`${besideTable(beside)}\n`);
  console.log(await compileLine(process.cwd()));
  console.log(
    `Node ${process.versions.node}, ${os.availableParallelism()} cores (${cpu?.model.trim() ?? "unknown"}). Peak memory is the most that all processes of a build held at once (proportional set size: shared pages count once), cold, then warm.`,
  );
  return 0;
}

/** The compiler's time per doc beside the time that @mdx-js/mdx takes to parse the same docs, in one thread. */
async function compileLine(root: string): Promise<string> {
  const script = path.join(root, "node_modules/.cache/compile-time.mjs");
  // As the build does it: the compiler's packages are ES modules, which this command cannot load by itself.
  mkdirSync(path.dirname(script), { recursive: true });
  writeFileSync(script, await bundledForNode(root, "src/commands/bench/compile-time.ts"));
  const { compileTime } = (await import(pathToFileURL(script).href)) as typeof CompileTimeModule;
  const { compile, parse } = await compileTime(root);
  return `Compiling a doc takes ${compile.toFixed(1)} ms, parsing it with @mdx-js/mdx ${parse.toFixed(1)} ms (one thread): ratio ${(compile / parse).toFixed(2)}.`;
}

function readParameters(args: string[]): { sizes: number[]; peers: readonly Peer[]; keeps: boolean } {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      peers: { type: "boolean", default: false },
      peer: { type: "string", multiple: true, default: [] },
      keep: { type: "boolean", default: false },
    },
  });
  const wrong = positionals.find((text) => !/^[1-9]\d*$/.test(text));
  if (wrong !== undefined)
    throw new Error(`'${wrong}' is not a number of docs. Write one or several, such as: npm run bench -- 10000`);
  const sizes = positionals.length > 0 ? positionals.map(Number) : SIZES;
  const unknown = values.peer.find((name) => PEERS.every(({ id }) => id !== name));
  if (unknown !== undefined)
    throw new Error(
      `'${unknown}' is no generator that the bench knows. Use one of: ${PEERS.map(({ id }) => id).join(", ")}.`,
    );
  return { sizes, peers: PEERS.filter(({ id }) => values.peers || values.peer.includes(id)), keeps: values.keep };
}

/** Builds the sites of other generators over the same docs, one after the other; a folder stays when a build fails. */
async function peersBeside(peers: readonly Peer[], docs: number): Promise<Builds[]> {
  const found: Builds[] = [];
  for (const peer of peers) {
    console.log(`[${docs} docs] building with ${peer.name}, twice …`);
    const folder = await writePeer(peer, docs);
    found.push({ name: peer.name, docs, ...(await buildPeer(peer, docs, folder)) });
    rmSync(folder, { recursive: true });
  }
  return found;
}

/**
 * Builds the site over a corpus of one size in a folder of its own, twice, and measures both; the folder stays when a
 * build fails, or when it is kept.
 */
async function benchOf(docs: number, site: Site, keeps: boolean): Promise<Finding> {
  const say = (text: string) => console.log(`[${docs} docs] ${text}`);
  const folder = writeOwnSite(site, docs);
  say(`the site is in ${folder}`);
  const { file, route } = middleDoc(site, docs);
  say("building from nothing …");
  const cold = await build(folder, "cold.log", say);
  appendFileSync(path.join(folder, file), "\n## A change\n\nOne more paragraph.\n");
  say(`building again after a change of ${file} …`);
  const warm = await build(folder, "warm.log", say);
  const built = path.join(folder, "public");
  if (!readFileSync(path.join(built, route, "index.html"), "utf8").includes("One more paragraph."))
    throw new Error(`The second build did not take up the change of ${file}; see ${folder}.`);
  const staged = (name: string, { seconds, samples }: Run) => ({
    name,
    seconds,
    stages: stagesOf(readFileSync(path.join(folder, `${name}.log`), "utf8"), samples),
  });
  say(`where the time went:\n${stageTable([staged("cold", cold), staged("warm", warm)])}`);
  const finding = { docs, pages: pageCount(built), cold, warm, page: pageBytes(built, route) };
  if (!keeps) rmSync(folder, { recursive: true, force: true });
  return finding;
}

async function build(folder: string, name: string, say: (text: string) => void): Promise<Run> {
  const run = await buildOwnSite(folder, name);
  say(
    `built in ${run.seconds.toFixed(1)} s${run.peakBytes === undefined ? "" : `, at most ${(run.peakBytes / 1e9).toFixed(2)} GB`}`,
  );
  return run;
}

void main(() => bench(process.argv.slice(2)), HELP);
