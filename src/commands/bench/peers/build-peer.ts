import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";
import { md5 } from "../../../files/digest";
import { run } from "../../run.mjs";
import { npm } from "../../setup.mjs";
import { measured, type Run } from "../measure";
import { docusaurus } from "./docusaurus";
import type { Peer } from "./peer";
import { rspress } from "./rspress";
import { starlight } from "./starlight";
import { vitepress } from "./vitepress";

/** The other generators that the bench knows. */
export const PEERS: readonly Peer[] = [docusaurus, vitepress, starlight, rspress];

/** What the bench found of a peer's site: the build from nothing, and the build after one doc changed. */
type PeerRun = { cold: Run; warm: Run };

/**
 * Writes a peer's site with so many docs, and gives its folder. It lies beside the peer's packages, which are fetched
 * at first use into the system's folder for temporary files; throws when that fails.
 */
export async function writePeer(peer: Peer, total: number): Promise<string> {
  const folder = mkdtempSync(path.join(await packagesOf(peer), `site-${total}-`));
  for (const [file, text] of peer.files(total)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  return folder;
}

/** Builds a peer's site that was written, twice, the second time after a change of its middle doc. */
export async function buildPeer(peer: Peer, total: number, folder: string): Promise<PeerRun> {
  const cold = await build(peer, folder, "cold.log");
  const { file, route } = peer.middleDoc(total);
  appendFileSync(path.join(folder, file), "\n## A change\n\nOne more paragraph.\n");
  const warm = await build(peer, folder, "warm.log");
  const page = readFileSync(path.join(folder, peer.output, route.replace(/\/$/, "/index.html")), "utf8");
  if (!page.includes("One more paragraph.")) throw new Error(`${peer.name} did not take up the change of ${file}.`);
  return { cold, warm };
}

/** The folder in which a peer's packages are installed. */
async function packagesOf({ id, name, packages }: Peer): Promise<string> {
  const text = JSON.stringify({ name: `bench-${id}`, private: true, dependencies: packages });
  const folder = path.join(os.tmpdir(), "site-bench-peers", `${id}-${md5(text).slice(0, 8)}`);
  if (existsSync(folder)) return folder;
  console.log(`Fetching ${name} …`);
  const part = `${folder}.part`;
  rmSync(part, { recursive: true, force: true });
  mkdirSync(part, { recursive: true });
  writeFileSync(path.join(part, "package.json"), text);
  const code = await run(...npm("install", "--no-audit", "--no-fund", "--loglevel=error"), { cwd: part });
  if (code !== 0)
    throw new Error(
      `${name} could not be installed, see above. Check the connection, or run the bench without --peers.`,
    );
  renameSync(part, folder);
  return folder;
}

async function build(peer: Peer, folder: string, name: string): Promise<Run> {
  const log = path.join(folder, name);
  const [script, ...parameters] = peer.build;
  const env = { ...process.env, CI: "true", ASTRO_TELEMETRY_DISABLED: "1" };
  const packages = path.join(folder, "../node_modules");
  const ownNode = path.join(packages, "node/bin/node");
  const program = existsSync(ownNode) ? ownNode : process.execPath;
  const result = await measured(program, [path.join(packages, script), ...parameters], { cwd: folder, env, log });
  if (result.code !== 0)
    throw new Error(
      `${peer.name} failed with exit code ${result.code}. Its site is in ${folder}, the whole log in ${log}.`,
    );
  return result;
}
