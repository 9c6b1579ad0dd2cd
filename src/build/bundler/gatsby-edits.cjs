const { createRequire } = require("node:module");
const path = require("node:path");

// TypeScript takes a required JSON file of React's package for one with JSX, and would check React itself.
/** @type {{ version: string }} */
const react = createRequire(__filename)("react/package.json");

/** @typedef {{ reason: string, written: RegExp, instead: string }} Edit `reason` follows "Look whether Gatsby". */

/** The React of the pages, and so the only one whose ways they need. */
const REACT = String(Number.parseInt(react.version, 10));

/**
 * React reads types of properties in develop alone, and their package calls functions that no bundler leaves out.
 * @type {Edit}
 */
const NO_PROPERTY_TYPES = {
  reason: "does without types of properties",
  written: /^import PropTypes.*\n|^\w+\.propTypes = \{[\s\S]*?^\}\n/gm,
  instead: "",
};

/**
 * What Gatsby's own modules for browsers have that is wrong or useless here, and what takes its place, by their files
 * in `.cache`.
 * @type {Readonly<Record<string, readonly Edit[]>>}
 */
const EDITS = {
  "loader.js": [
    {
      // Without the base URL it is an address of another site; each one without a page was asked for there.
      reason: "asks below the base URL whether an address without a page has a file",
      written: /doFetch\(rawPath, `HEAD`\)/g,
      instead: "doFetch(__BASE_PATH__ + rawPath, `HEAD`)",
    },
    {
      // Only pages that a server makes differ by it. Without it, what the page has fetched already is the same file.
      reason: "asks for a page's data without the query of its address",
      written: /\$\{\s*maybeSearch \? `\?\$\{maybeSearch\}` : ``\s*\}/g,
      instead: "",
    },
    {
      // A sign of percent in a path is one of its letters by then, and some servers refuse to read it as an escape.
      reason: "escapes signs of percent in the addresses of pages' data",
      written: /(?<=: )stripSurroundingSlashes\(path\)/g,
      instead: "stripSurroundingSlashes(path).replaceAll(`%`, `%25`)",
    },
    {
      // React's components for servers alone need them, and no bundler sees that nobody calls a method.
      reason: "does without methods for partial hydration",
      written: /^ {2}(?:fetch|load)PartialHydrationJson\([\s\S]*?^ {2}\}$/gm,
      instead: "",
    },
    {
      // Without these methods there is no such answer.
      reason: "does without answers of partial hydration",
      written: /if \(typeof rscDataResponse\?\.payload === `string`\) \{[\s\S]*?^ {14}\} else (?=\{$)/gm,
      instead: "",
    },
  ],
  "find-path.js": [
    {
      // The not-found page shows there, too, and no script took it over.
      reason: "takes a path with a malformed escape as it is",
      written: /(?<=const pathname = )decodeURIComponent\(newRawPathname\)/g,
      instead: "(() => { try { return decodeURIComponent(newRawPathname) } catch { return rawPathname } })()",
    },
    {
      // It knew that of the home page alone, and not with a query.
      reason: "finds the page of an address that ends in `index.html`",
      written: /if \(foundPath === `\/index\.html`\) \{\s*foundPath = `\/`\s*\}/g,
      instead: "foundPath = foundPath.replace(/^([^?]*\\/)index\\.html(?=\\?|$)/, `$1`)",
    },
  ],
  "navigation.js": [NO_PROPERTY_TYPES],
  "page-renderer.js": [NO_PROPERTY_TYPES],
  "static-query.js": [NO_PROPERTY_TYPES],
  "head/head-export-handler-for-browser.js": [
    {
      // What it knows only as the page runs, no bundler can leave out: all that React 19 needs was in each page.
      reason: "tells by the bundle which React a page has",
      written: /parseInt\(React\.version\.split\(`\.`\)\[0\], 10\)/g,
      instead: REACT,
    },
  ],
};

/**
 * The edits of the module at `file`, an absolute path; none but for modules of Gatsby's for browsers.
 * @param {string} file
 * @returns {readonly Edit[]}
 */
exports.editsOf = function editsOf(file) {
  const [, inCache = ""] = file.replaceAll(path.sep, "/").split("/.cache/");
  return EDITS[inCache] ?? [];
};
