const { existsSync, mkdirSync, readFileSync, writeFileSync } = require("node:fs");
const path = require("node:path");

/** The name by which the program that renders pages has Node's own modules, also those that Gatsby watches. */
const NODE_REQUIRE = "nodeRequire";
/** What decides how that program is made and is no module of it, from the site's root. */
const DECISIONS = ".cache/webpack/renderer.json";

/**
 * A plugin of webpack that writes down what the program is made with beside its modules. webpack knows nothing of that
 * once it parses none of them, and would find the program of other definitions in its cache.
 * @param {string} root folder of the site
 * @param {object} settingsOptions those of the loader of the site's settings
 * @returns {import("webpack").WebpackPluginInstance}
 */
const writtenDecisions = (root, settingsOptions) => ({
  apply(compiler) {
    compiler.hooks.beforeRun.tap("decisions of the renderer", () => {
      const { externals, resolve } = compiler.options;
      const text = JSON.stringify([definitionsOf(compiler), resolve.alias, externals, settingsOptions]);
      const file = path.join(root, DECISIONS);
      // An unchanged file stays untouched: the program would be made anew.
      if (existsSync(file) && readFileSync(file, "utf8") === text) return;
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, text);
    });
  },
});

/**
 * The values that webpack would put into the scripts, but for the environment of the machine: that is there when pages
 * are rendered.
 * @param {import("webpack").Compiler | undefined} compiler
 * @returns {Record<string, string>}
 */
function definitionsOf(compiler) {
  const plugins = /** @type {{ definitions?: Record<string, unknown> }[]} */ (compiler?.options.plugins ?? []);
  const all = plugins.flatMap((plugin) =>
    plugin.constructor.name === "DefinePlugin" ? Object.entries(plugin.definitions ?? {}) : [],
  );
  const isKept = (/** @type {string} */ name) =>
    !name.startsWith("process.env") || /^process\.env\.(?:GATSBY_\w+|NODE_ENV|PUBLIC_DIR|BUILD_STAGE)$/.test(name);
  const kept = all.filter(([name]) => isKept(name)).map(([name, value]) => [name, String(value)]);
  return { ...Object.fromEntries(kept), __non_webpack_require__: NODE_REQUIRE };
}

module.exports = { DECISIONS, definitionsOf, NODE_REQUIRE, writtenDecisions };
