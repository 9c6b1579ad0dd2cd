/**
 * Headers of the answers to a path, or, with a star at its end, to all that begin so.
 * @typedef {{ path: string, headers: [name: string, value: string][] }} HeaderRule
 */

/**
 * The rules of a `_headers` file, as Cloudflare Pages reads it.
 * @param {string} text
 * @returns {HeaderRule[]}
 */
export function readHeaderRules(text) {
  /** @type {HeaderRule[]} */
  const rules = [];
  for (const line of text.split("\n")) {
    const [, name, value] = /^\s+([^:\s]+):\s*(.*?)\s*$/.exec(line) ?? [];
    if (name !== undefined && value !== undefined) rules.at(-1)?.headers.push([name.toLowerCase(), value]);
    // A site's own rule may name a whole address: its headers are not those of the rule before.
    else if (/^[^\s#]/.test(line)) rules.push({ path: line.trim(), headers: [] });
  }
  return rules;
}

/**
 * The headers of the answer to a path, by their names in lower case; values of the same header are joined, as most
 * hosts do. A rule for a path that ends in a slash is also for the `index.html` there.
 * @param {readonly HeaderRule[]} rules
 * @param {string} path escaped as `encodeURI` does it
 * @returns {Record<string, string>}
 */
export function headersFor(rules, path) {
  /** @type {Record<string, string>} */
  const found = {};
  for (const rule of rules) {
    if (!isFor(rule.path, path)) continue;
    for (const [name, value] of rule.headers) found[name] = name in found ? `${found[name]}, ${value}` : value;
  }
  return found;
}

/** @param {string} rulePath @param {string} path */
function isFor(rulePath, path) {
  if (rulePath.endsWith("*")) return path.startsWith(rulePath.slice(0, -1));
  return path === rulePath || (rulePath.endsWith("/") && path === `${rulePath}index.html`);
}
