import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { readSite, type Site } from "../lib/site-config";
import { md5 } from "../mdx/compile/digest";
import { openCompiler, type Compiler } from "../mdx/compile/compiler";
import { gitUpdatesOf, type GitUpdates } from "./git";
import { site as siteInput } from "../site";

/** What every hook works with, opened once per process. */
export type House = {
  root: string;
  site: Site;
  compiler: Compiler;
  /** Changes with the compiler and with every line of the build side; part of every content node's digest. */
  digest: string;
  /** Whether drafts are left out. */
  production: boolean;
  git: GitUpdates;
};

let opened: Promise<House> | undefined;

/** Opens the house at the first call; throws what `readSite` finds wrong in src/site.ts. */
export function openHouse(root = process.cwd()): Promise<House> {
  opened ??= open(root);
  return opened;
}

async function open(root: string): Promise<House> {
  const site = readSite(siteInput);
  const [compiler, git] = await Promise.all([openCompiler(root, site.codeLanguages), gitLog(root)]);
  const hooks = readFileSync(path.join(root, ".cache/compiled/gatsby-node.js"), "utf8");
  return { root, site, compiler, digest: md5(`${compiler.digest} ${hooks}`), production: process.env.NODE_ENV === "production", git };
}

/** One git call for the whole content folder; a site outside a repository has no dates. */
async function gitLog(root: string): Promise<GitUpdates> {
  const args = ["-c", "core.quotePath=false", "log", "--format=%x00%cI%x1f%an", "--name-only", "--no-renames", "--no-show-signature", "--relative", "--", "content"];
  try {
    const { stdout } = await promisify(execFile)("git", args, { cwd: root, maxBuffer: 1 << 30 });
    return gitUpdatesOf(stdout);
  } catch {
    return new Map();
  }
}
