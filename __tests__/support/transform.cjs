const { createHash } = require("node:crypto");
const { existsSync, readFileSync } = require("node:fs");
const path = require("node:path");
const { transformSync, version } = require("esbuild");

/** @type {Record<string, import("esbuild").Loader>} */
const LOADERS = { ".ts": "ts", ".mts": "ts", ".cts": "ts", ".tsx": "tsx", ".jsx": "jsx" };
const OWN_DIGEST = createHash("md5").update(readFileSync(__filename)).update(version).digest("hex");

/**
 * Whether the nearest package.json above a file says that its `.js` files are ES modules.
 * @param {string} file
 */
function isInModulePackage(file) {
  for (let folder = path.dirname(file); folder !== path.dirname(folder); folder = path.dirname(folder)) {
    const manifest = path.join(folder, "package.json");
    if (existsSync(manifest)) return JSON.parse(readFileSync(manifest, "utf8")).type === "module";
  }
  return false;
}

/** @param {string} file */
function isCommonJs(file) {
  const extension = path.extname(file);
  return extension === ".cjs" || (extension === ".js" && !isInModulePackage(file));
}

module.exports = {
  /**
   * Turns TypeScript, JSX and ES modules into CommonJS for Jest; what is CommonJS already stays as it is.
   * @param {string} source
   * @param {string} file
   */
  process(source, file) {
    if (isCommonJs(file)) return { code: source };
    const usesUrl = source.includes("import.meta.url");
    return transformSync(source, {
      loader: LOADERS[path.extname(file)] ?? "js",
      format: "cjs",
      target: "node20",
      jsx: "automatic",
      // Jest loads every module by `require`, so `import()` has to do so too.
      supported: { "dynamic-import": false },
      // In a file named `.mjs` esbuild would wrap modules that were ES modules before they came through here.
      sourcefile: file.replace(/\.mjs$/, ".js"),
      sourcemap: "inline",
      define: { "import.meta.dirname": "__dirname", ...(usesUrl && { "import.meta.url": "importMetaUrl" }) },
      ...(usesUrl && {
        banner: 'const importMetaUrl = require("node:url").pathToFileURL(__filename).href;',
      }),
    });
  },
  /**
   * The same for the same result: an edited transformer finds nothing of what it made before.
   * @param {string} source
   * @param {string} file
   * @param {{ instrument: boolean }} options
   */
  getCacheKey(source, file, { instrument }) {
    return createHash("md5")
      .update([OWN_DIGEST, file, String(instrument), source].join("\0"))
      .digest("hex");
  },
};
