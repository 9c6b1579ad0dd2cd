const Module = require("node:module");
const { isMainThread } = require("node:worker_threads");
const { waitToLoad } = require("../../build/held-programs.cjs");
const { compactHeap } = require("./compact-heap.cjs");
const { endEsbuild } = require("./end-esbuild.cjs");
const { lowerPriority } = require("./lower-priority.cjs");
const { leanLoad } = require("./lean-gatsby.cjs");
const { removeWorkerFolder } = require("./worker-folder.cjs");
const { beginSiteFiles, hasOnlySiteFiles } = require("./site-files.cjs");

const isBuild = isMainThread && !process.env.GATSBY_WORKER_ID && process.argv[2] === "build";

if (isMainThread) {
  // Flags of V8 are those of all threads of a program.
  compactHeap(process.env, isBuild);
  lowerPriority(process.env);
  waitToLoad(process.env);
  endEsbuild();
  removeWorkerFolder(process.env);
}

// Node has no public hook for `require`: all tools that watch it take this one's place.
const node = /** @type {{ _load: import("./lean-gatsby.cjs").Load }} */ (/** @type {unknown} */ (Module));
node._load = leanLoad(node._load.bind(Module), process.cwd(), Number(process.env.SITE_RENDERERS ?? 0));

// Programs and threads that Gatsby starts take what the first program has compiled.
if (isBuild && hasOnlySiteFiles(process.cwd())) void beginSiteFiles(process.cwd());
