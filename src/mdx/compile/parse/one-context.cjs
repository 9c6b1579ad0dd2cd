const { readFileSync } = require("node:fs");

/** Where mdast-util-from-markdown 2.1 copies the context of its handlers. */
const COPY = /\{\s*\.\.\.context,\s*sliceSerialize: (events\[index\]\[2\]\.sliceSerialize)\s*\}/g;

/**
 * The text of mdast-util-from-markdown with one context for all parts of a text. It copies the context for each of
 * them, which took a quarter of the time in which a doc is read; its handlers keep none. A text without that stays.
 * @param {string} text
 */
exports.withOneContext = (text) => text.replace(COPY, "((context.sliceSerialize = $1), context)");

/**
 * Lets esbuild bundle the package so.
 * @type {import("esbuild").Plugin}
 */
exports.oneContext = {
  name: "one-context",
  setup: (build) =>
    build.onLoad({ filter: /[\\/]mdast-util-from-markdown[\\/]lib[\\/]index\.js$/ }, ({ path }) => ({
      contents: exports.withOneContext(readFileSync(path, "utf8")),
    })),
};
