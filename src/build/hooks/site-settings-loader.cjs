const { createRequire } = require("node:module");
const path = require("node:path");
const { parse } = require("acorn");
const { buildSync } = require("esbuild");
const { analyze } = require("eslint-scope");
const { NODE_SCRIPT } = require("../../lib/build/node-script.cjs");

/** The files that are watched also while one of them cannot be read. */
const SOURCES = ["../site.ts", "../lib/site-config.ts"];

/** The folder of settings that `src/site.ts` may name files of, from the site's root. */
const SETTINGS = "content/settings";

/** Stands in JSON for a function. */
const FUNCTION = "function behind JSON ";

/**
 * A webpack loader for `src/ui/site-settings.ts`: runs the module, and gives its `settings` as plain values in the
 * place of its text. So pages get the configuration with every default, and neither `src/site.ts` nor the schema that
 * reads it. What is wrong in `src/site.ts` or in a file of settings fails the module.
 * @typedef {import("webpack").LoaderContext<{ settings?: string }>} Context
 * @typedef {"addContextDependency" | "addDependency" | "context" | "getOptions" | "resourcePath" | "rootContext"} Used
 * @this {Pick<Context, Used>}
 */
module.exports = function siteSettingsLoader() {
  const { settings: given } = this.getOptions();
  if (given !== undefined) return `export const settings = ${given};\n`;
  for (const file of SOURCES) this.addDependency(path.resolve(this.context, file));
  this.addContextDependency(path.join(this.rootContext, SETTINGS));
  try {
    const { settings, text, files } = settingsIn(this.resourcePath, this.rootContext);
    for (const file of files) this.addDependency(file);
    return `export const settings = ${literalOf(settings, text)};\n`;
  } catch (error) {
    // The message says what to mend; where in this loader it was thrown says nothing to an author.
    throw Object.assign(error instanceof Error ? error : new Error(String(error)), { hideStack: true });
  }
};

/**
 * A value as JavaScript: JSON, and functions as they are written. Throws where a function uses what only its own file
 * has.
 * @param {unknown} value
 * @param {string} around the script that made the value
 * @returns {string}
 */
function literalOf(value, around) {
  /** @type {string[]} */
  const functions = [];
  const json = JSON.stringify(value, (key, entry) => {
    if (typeof entry !== "function") return entry;
    functions.push(functionText(key, entry, around));
    return `${FUNCTION}${functions.length - 1}`;
  });
  return json.replace(new RegExp(`"${FUNCTION}(\\d+)"`, "g"), (_, index) => functions[Number(index)] ?? "undefined");
}

/**
 * @param {string} key
 * @param {Function} entry
 * @param {string} around
 * @returns {string}
 */
function functionText(key, entry, around) {
  const text = entry.toString();
  const isMethod = new RegExp(`^(?:async\\s+)?\\*?\\s*${key}\\s*\\(`).test(text);
  const expression = isMethod ? `({ ${text} }).${key}` : `(${text})`;
  const foreign = foreignNames(expression, around);
  if (foreign.length === 0) return expression;
  throw new Error(
    `src/site.ts: '${key}' runs in browsers, where ${foreign.join(", ")} of this file ${foreign.length > 1 ? "are" : "is"} unknown. Write what it needs into the function itself.`,
  );
}

/**
 * The names that a function takes from around it and that are declared there.
 * @param {string} expression
 * @param {string} around
 * @returns {string[]}
 */
function foreignNames(expression, around) {
  const options = /** @type {const} */ ({ ecmaVersion: 2024 });
  const program = /** @type {unknown} */ (parse(expression, { ...options, ranges: true }));
  const { globalScope } = analyze(/** @type {import("estree").Program} */ (program), options);
  const free = (globalScope?.through ?? []).map(({ identifier }) => identifier.name);
  const declared = new Set(
    [...around.matchAll(/^(?:var|let|const|class|function\*?|async function\*?) (\w+)/gm)].map(([, name]) => name),
  );
  return [...new Set(free)].filter((name) => declared.has(name));
}

/**
 * The settings that a module exports, and the files that it is made of; throws what the module throws.
 * @param {string} file
 * @param {string} root
 * @returns {{ settings: unknown, text: string, files: string[] }}
 */
function settingsIn(file, root) {
  // Not by the service that stays: others end it while webpack's compilers are at work.
  const { outputFiles, metafile } = buildSync({
    entryPoints: [file],
    absWorkingDir: root,
    ...NODE_SCRIPT,
    write: false,
    metafile: true,
    logLevel: "silent",
  });
  /** @type {{ exports: { settings?: unknown } }} */
  const made = { exports: {} };
  const text = outputFiles[0]?.text ?? "";
  const run = new Function("module", "exports", "require", "process", text);
  // The module reads files of settings from where its process is.
  const here = Object.create(process, { cwd: { value: () => root } });
  run(made, made.exports, createRequire(file), here);
  return {
    settings: made.exports.settings,
    text,
    files: Object.keys(metafile.inputs).map((name) => path.join(root, name)),
  };
}
