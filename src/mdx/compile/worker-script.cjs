const path = require("node:path");
const { build } = require("esbuild");
const { quickParser } = require("./parse/quick-parser.cjs");

/** The worker's code, from the site's root. */
exports.WORKER = "src/mdx/compile/worker.ts";

/** Packages that are not bundled into the worker: they carry binaries. */
const EXTERNAL = ["sharp"];

/** Lets bundled CommonJS packages `require` Node's own modules from an ES module. */
const BANNER = `import { createRequire as nodeRequire } from "node:module"; const require = nodeRequire(import.meta.url);`;

/**
 * Makes one ES module for Node of a module of the site with all that it imports; packages with binaries stay imports.
 * @param {string} root folder of the site
 * @param {string} entry the module, from there
 */
const make = (root, entry) =>
  build({
    entryPoints: [path.join(root, entry)],
    bundle: true,
    write: false,
    platform: "node",
    format: "esm",
    target: "node20",
    mainFields: ["module", "main"],
    external: EXTERNAL,
    // One package asks for the parser as an ES module, another one as CommonJS: the bundle has it once.
    alias: { acorn: path.join(root, "node_modules/acorn/dist/acorn.mjs") },
    banner: { js: BANNER },
    plugins: [quickParser],
    logLevel: "silent",
  });

/** Scripts that were begun lie where every bundle finds them: the build side has modules of its own. */
const BEGUN = Symbol.for("scripts for Node that were begun");
const shared = /** @type {{ [BEGUN]?: Map<string, ReturnType<typeof make>> }} */ (globalThis);

/**
 * Begins the script of a module that this process will ask for.
 * @param {string} root folder of the site
 * @param {string} entry the module, from there
 */
exports.beginScript = (root, entry) => {
  const script = make(root, entry);
  // What fails is told to who asks for it.
  script.catch(() => undefined);
  shared[BEGUN] = new Map(shared[BEGUN]).set(path.join(root, entry), script);
};

/**
 * The script of a module, as it was begun or made now; the next one who asks gets a new one. Rejects with esbuild's
 * errors.
 * @param {string} root folder of the site
 * @param {string} entry the module, from there
 */
exports.makeScript = async (root, entry) => {
  const file = path.join(root, entry);
  const script = shared[BEGUN]?.get(file) ?? make(root, entry);
  shared[BEGUN]?.delete(file);
  const { outputFiles } = await script;
  return outputFiles[0]?.text ?? "";
};
