const RULE = /^(\/\S*\/)\*[ \t]+(\/[^\s:?#]*\/)[ \t]+200!?[ \t]*$/gm;

/**
 * A page by its address, and what all addresses begin with at which it shows where no file is; with their escapes.
 * @typedef {{ prefix: string, to: string }} RewriteRule
 */

/**
 * The rules of a `_redirects` file by which a page shows at all addresses below its own.
 * @param {string} text
 * @returns {RewriteRule[]}
 */
export function readRewriteRules(text) {
  return [...text.matchAll(RULE)].map(([, prefix = "", to = ""]) => ({ prefix, to }));
}
