const Module = require("node:module");
const { compactHeap } = require("./compact-heap.cjs");
const { leanLoad } = require("./lean-gatsby.cjs");

compactHeap(process.env);

// Node has no public hook for `require`: all tools that watch it take this one's place.
const node = /** @type {{ _load: import("./lean-gatsby.cjs").Load }} */ (/** @type {unknown} */ (Module));
node._load = leanLoad(node._load.bind(Module), process.cwd(), Number(process.env.SITE_RENDERERS ?? 0));
