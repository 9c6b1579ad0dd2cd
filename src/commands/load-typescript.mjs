import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { buildSync } from "esbuild";
import { NODE_SCRIPT } from "../lib/build/node-script.cjs";

/** Beside the packages: from there Node finds those that a bundle imports. */
const FOLDER = "node_modules/.cache/commands";

/** Modules that find files of packages ask for their own address, which scripts that are no ES modules lack. */
const OWN_ADDRESS = {
  define: { "import.meta.url": "importMetaUrl" },
  banner: { js: 'const importMetaUrl = require("node:url").pathToFileURL(__filename).href;' },
};

/**
 * Runs a module in TypeScript with all of the site that it imports, and gives what it exports. They are bundled before:
 * to load the 500 modules of `npm run check` one by one took 1.6 s of processor time, their bundle takes 0.4. Throws
 * what esbuild says of a file that it cannot read, and what a module throws.
 * @param {string} root folder of the site
 * @param {string} file the module, from there
 * @returns {unknown}
 */
export function loadTypeScript(root, file) {
  const bundle = path.join(root, FOLDER, `${path.basename(file, path.extname(file))}-${process.pid}.cjs`);
  mkdirSync(path.dirname(bundle), { recursive: true });
  try {
    writeFileSync(bundle, scriptOf(root, file, bundle));
    return createRequire(bundle)(bundle);
  } finally {
    rmSync(bundle, { force: true });
  }
}

/**
 * The text of a bundle, with its source map.
 * @param {string} root
 * @param {string} file
 * @param {string} bundle where it will stand
 */
function scriptOf(root, file, bundle) {
  const { outputFiles } = buildSync({
    absWorkingDir: root,
    entryPoints: [file],
    outfile: bundle,
    ...NODE_SCRIPT,
    ...OWN_ADDRESS,
    jsx: "automatic",
    sourcemap: "external",
    sourcesContent: false,
    write: false,
    logLevel: "silent",
  });
  const [map = "{}", script = ""] = outputFiles.map(({ text }) => text);
  const { sources, ...rest } = /** @type {{ sources: string[] }} */ (JSON.parse(map));
  // Whole addresses: where the folder of packages is a link, Node takes relative ones from what it leads to.
  const addresses = sources.map((source) => pathToFileURL(path.resolve(path.dirname(bundle), source)).href);
  const mapped = Buffer.from(JSON.stringify({ ...rest, sources: addresses })).toString("base64");
  return `${script}//# sourceMappingURL=data:application/json;base64,${mapped}\n`;
}
