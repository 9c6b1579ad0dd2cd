/**
 * The base URLs of the default language and of one that is added to its site.
 * @typedef {{ own: string, added: string }} Bases
 */

/** The scripts that a policy allows: `'self'`, and what stands behind it. */
const SCRIPTS = /(script-src-elem 'self')([^;\n]*)/;

/**
 * The rules for headers of both. All rules hold that match an address: the one for all pages has to allow the scripts
 * of the language's pages, too, and what it says is not said again, as hosts may join values. The rules that the site's
 * static folders have, with which both begin, are there once.
 * @param {string} own
 * @param {string} added
 * @param {Bases} bases
 */
export function withHeaders(own, added, bases) {
  const rest = withoutSharedStart(own, added);
  if (rest.trim() === "") return own;
  const [ofAll, ofLanguage] = [`${bases.own}*`, `${bases.added}*`];
  const [ownRules, rules] = [rulesOf(own), rulesOf(rest)];
  const general = ruleFor(ofAll, ownRules);
  const widened = withScripts(general ?? "", scriptsOf(ruleFor(ofLanguage, rules) ?? ""));
  const said = new Set(widened.split("\n").filter((line) => line.trim() !== ""));
  const ours = ownRules.map((rule) => (rule === general ? widened : rule)).join("");
  const theirs = rules.map((rule) => (pathOf(rule) === ofLanguage ? withoutLines(rule, said) : rule)).join("");
  return `${ours.trimEnd()}\n\n${theirs}`;
}

/**
 * The redirects of both; those that the site's static folders have, with which both begin, are there once.
 * @param {string} own
 * @param {string} added
 */
export function withRedirects(own, added) {
  const rest = withoutSharedStart(own, added).trim();
  return rest === "" ? own : `${own.trimEnd()}\n${rest}\n`;
}

/**
 * A `robots.txt` that names the sitemap of a language beside that of the default one; one without the latter, as an
 * author's own, stays as it is.
 * @param {string} own
 * @param {Bases} bases
 */
export function withSitemap(own, bases) {
  const [line, url = ""] = sitemapsOf(own).find(([, address]) => pathnameOf(address) === sitemapBelow(bases.own)) ?? [];
  if (line === undefined) return own;
  const added = new URL(sitemapBelow(bases.added), url).href;
  return sitemapsOf(own).some(([, address]) => address === added) ? own : `${own.trimEnd()}\nSitemap: ${added}\n`;
}

/** @param {string} baseUrl */
function sitemapBelow(baseUrl) {
  return `${baseUrl}sitemap-index.xml`;
}

/** @param {string} text */
function sitemapsOf(text) {
  return [...text.matchAll(/^sitemap:[ \t]*(\S+)/gim)];
}

/** @param {string} [address] */
function pathnameOf(address = "") {
  return URL.canParse(address) ? new URL(address).pathname : undefined;
}

/**
 * The second of two texts without the lines with which both begin, up to a line where a rule begins.
 * @param {string} own
 * @param {string} added
 */
function withoutSharedStart(own, added) {
  const [ours, theirs] = [own.split("\n"), added.split("\n")];
  let shared = theirs.findIndex((line, index) => line !== ours[index]);
  if (shared < 0) return "";
  while (shared > 0 && /^\s+\S/.test(theirs[shared] ?? "")) shared -= 1;
  return theirs.slice(shared).join("\n");
}

/**
 * The rules of a file, each with the lines up to the next one.
 * @param {string} text
 */
function rulesOf(text) {
  return text.split(/(?<=\n)(?=\S)/);
}

/**
 * The rule for a path that the build has written: those of static folders stand before it.
 * @param {string} rulePath
 * @param {readonly string[]} rules
 */
function ruleFor(rulePath, rules) {
  return rules.findLast((rule) => pathOf(rule) === rulePath);
}

/** @param {string} rule */
function pathOf(rule) {
  return rule.split("\n", 1)[0]?.trim();
}

/**
 * The sources of scripts beside the site itself: hashes of those that stand in pages, and other sites.
 * @param {string} rule
 */
function scriptsOf(rule) {
  return (SCRIPTS.exec(rule)?.[2] ?? "").split(" ").filter((source) => source !== "");
}

/**
 * @param {string} rule
 * @param {readonly string[]} sources
 */
function withScripts(rule, sources) {
  const own = new Set(scriptsOf(rule));
  const missing = sources.filter((source) => !own.has(source));
  return rule.replace(SCRIPTS, (allowed) => [allowed, ...missing].join(" "));
}

/**
 * A rule without header lines that are said elsewhere; nothing where none is left.
 * @param {string} rule
 * @param {ReadonlySet<string>} said
 */
function withoutLines(rule, said) {
  const [first = "", ...lines] = rule.split("\n");
  const left = lines.filter((line) => !said.has(line));
  return left.some((line) => line.trim() !== "") ? [first, ...left].join("\n") : "";
}
