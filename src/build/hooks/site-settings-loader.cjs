const { createRequire } = require("node:module");
const path = require("node:path");
const { buildSync } = require("esbuild");

/** The files that are watched also while one of them cannot be read. */
const SOURCES = ["../site.ts", "../lib/site-config.ts"];

/**
 * A webpack loader for `src/ui/site-settings.ts`: runs the module, and gives its `settings` as plain values in the
 * place of its text. So pages get the configuration with every default, and neither `src/site.ts` nor the schema that
 * reads it. What is wrong in
 * `src/site.ts` fails the module.
 * @this {Pick<import("webpack").LoaderContext<unknown>, "addDependency" | "context" | "resourcePath" | "rootContext">}
 */
module.exports = function siteSettingsLoader() {
  for (const file of SOURCES) this.addDependency(path.resolve(this.context, file));
  try {
    const { settings, files } = settingsIn(this.resourcePath, this.rootContext);
    for (const file of files) this.addDependency(file);
    return `export const settings = ${JSON.stringify(settings)};\n`;
  } catch (error) {
    // The message says what to mend; where in this loader it was thrown says nothing to an author.
    throw Object.assign(error instanceof Error ? error : new Error(String(error)), { hideStack: true });
  }
};

/**
 * The settings that a module exports, and the files that it is made of; throws what the module throws.
 * @param {string} file
 * @param {string} root
 * @returns {{ settings: unknown, files: string[] }}
 */
function settingsIn(file, root) {
  // Not by the service that stays: others end it while webpack's compilers are at work.
  const { outputFiles, metafile } = buildSync({
    entryPoints: [file],
    absWorkingDir: root,
    bundle: true,
    write: false,
    metafile: true,
    packages: "external",
    platform: "node",
    format: "cjs",
    target: "node20",
    logLevel: "silent",
  });
  /** @type {{ exports: { settings?: unknown } }} */
  const made = { exports: {} };
  const run = new Function("module", "exports", "require", outputFiles[0]?.text ?? "");
  run(made, made.exports, createRequire(file));
  return { settings: made.exports.settings, files: Object.keys(metafile.inputs).map((name) => path.join(root, name)) };
}
