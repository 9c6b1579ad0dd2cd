import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { readSite, type Site } from "../../lib/site-config";
import { md5 } from "../../mdx/compile/digest";
import { compileSettingsOf } from "../../mdx/compile/settings";
import { openCompiler, type Compiler } from "../../mdx/compile/compiler";
import { gitUpdatesOf, type GitUpdates } from "./git";
import { site as siteInput } from "../../site";

/** What hooks need that only read what was compiled: enough for pages and queries. */
export type Grounds = {
  root: string;
  site: Site;
  /** Whether drafts are left out. */
  production: boolean;
};

/** What hooks need that make nodes of files. */
export type House = Grounds & {
  compiler: Compiler;
  /** Changes with the compiler and with every line of the build side; part of every content node's digest. */
  digest: string;
  git: GitUpdates;
};

let grounds: Grounds | undefined;
let house: Promise<House> | undefined;

/** The site's configuration, read once per process; throws what `readSite` finds wrong in src/site.ts. */
export function openGrounds(root = process.cwd()): Grounds {
  grounds ??= { root, site: readSite(siteInput), production: process.env.NODE_ENV === "production" };
  return grounds;
}

/** Opens the compiler and reads git's dates at the first call; only the process that makes nodes needs it. */
export function openHouse(): Promise<House> {
  house ??= open(openGrounds());
  return house;
}

async function open(known: Grounds): Promise<House> {
  const [compiler, git] = await Promise.all([
    openCompiler(known.root, compileSettingsOf(known.site, known.production)),
    gitLog(known.root),
  ]);
  const hooks = readFileSync(path.join(known.root, ".cache/compiled/gatsby-node.js"), "utf8");
  return { ...known, compiler, digest: md5(`${compiler.digest} ${hooks}`), git };
}

/** One git call for the whole content folder; a site outside a repository has no dates. */
async function gitLog(root: string): Promise<GitUpdates> {
  const args = [
    "-c",
    "core.quotePath=false",
    "log",
    "--format=%x00%cI%x1f%an",
    "--name-only",
    "--no-renames",
    "--no-show-signature",
    "--relative",
    "--",
    "content",
  ];
  try {
    const { stdout } = await promisify(execFile)("git", args, { cwd: root, maxBuffer: 1 << 30 });
    return gitUpdatesOf(stdout);
  } catch {
    return new Map();
  }
}
