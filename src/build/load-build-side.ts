import { mkdirSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { buildSync } from "esbuild";
import type * as BuildSide from "../build-side";

/**
 * The bundle of the build side, from the site's root. Gatsby empties its folder before it compiles gatsby-node.ts, and
 * keeps it when it deletes its cache.
 */
export const BUILD_SIDE = ".cache/compiled/build-side.js";

/**
 * Gatsby's configuration and hooks. The process that a command starts bundles them anew, its workers take that bundle.
 * esbuild does this ten times as fast as Parcel, which Gatsby has for gatsby-node.ts and what that imports.
 */
export function loadBuildSide(root = process.cwd()): typeof BuildSide {
  const file = path.join(root, BUILD_SIDE);
  const load = createRequire(file);
  const isWorker = process.env.GATSBY_WORKER_ID !== undefined;
  try {
    // gatsby-config.ts and gatsby-node.ts both come here.
    if (!isWorker && !(file in load.cache)) bundle(root, file);
    return load(file) as typeof BuildSide;
  } catch (error) {
    // Gatsby would compile and load five times more, and then say nothing of the reason.
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

function bundle(root: string, outfile: string): void {
  mkdirSync(path.dirname(outfile), { recursive: true });
  buildSync({
    absWorkingDir: root,
    entryPoints: ["src/build-side.ts"],
    outfile,
    bundle: true,
    platform: "node",
    format: "cjs",
    target: "node20",
    packages: "external",
    sourcemap: "linked",
    logLevel: "silent",
  });
}
