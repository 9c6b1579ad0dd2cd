import { constants, cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

/** What Gatsby keeps of a build, and what it publishes: both are one language's. */
const PLACES = ["public", ".cache"];
/** Where both lie of the languages that are not being built. */
const KEPT = ".languages";
/** The folder of the default language there. */
const DEFAULT = "_default";
/** The file that says of which language the cache is; nothing in it, or none, for the default one. */
const OWNER = ".cache/webpack/language";
/** What the last build of a site notes for commands. */
const LAST_BUILD = ".cache/webpack/last-build.json";

/**
 * A language that a site is built in beside its default one: its name, and its folder in the site.
 * @typedef {{ name: string, path: string }} Language
 */

/**
 * Puts a language's cache and its last build in place of those of another one, so that it is built from where its last
 * build ended. What was broken off in the middle is finished first.
 * @param {string} root folder of the site
 * @param {string} name of the language; empty for the default one
 */
export function enterLanguage(root, name) {
  const owner = ownerOf(root);
  if (owner === name) return takeBack(root, owner);
  takeBack(root, owner);
  const away = keptFolder(root, owner);
  for (const place of PLACES) {
    rmSync(path.join(away, place), { recursive: true, force: true });
    move(path.join(root, place), path.join(away, place));
  }
  for (const place of [...PLACES].reverse()) move(path.join(keptFolder(root, name), place), path.join(root, place));
  mkdirSync(path.dirname(path.join(root, OWNER)), { recursive: true });
  writeFileSync(path.join(root, OWNER), name);
}

/**
 * The languages that the site in `public` is built in beside the one that it has there.
 * @param {string} root
 * @returns {readonly Language[]}
 */
export function otherLanguages(root) {
  const file = path.join(root, LAST_BUILD);
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")).languages ?? []) : [];
}

/**
 * Removes languages that an earlier build laid into `public`: the default one is built as if it were alone.
 * @param {string} root
 */
export function leaveAlone(root) {
  for (const language of otherLanguages(root))
    rmSync(path.join(root, "public", language.path), { recursive: true, force: true });
}

/**
 * Removes what is kept of languages.
 * @param {string} root
 */
export function forgetLanguages(root) {
  rmSync(path.join(root, KEPT), { recursive: true, force: true });
  rmSync(path.join(root, OWNER), { force: true });
}

/**
 * Lays the builds of languages into that of the default one, each into its folder. What hosts and search engines read
 * at the root alone is joined there.
 * @param {string} root
 * @param {readonly Language[]} languages
 */
export function layTogether(root, languages) {
  const site = path.join(root, "public");
  for (const language of languages) {
    const target = path.join(site, language.path);
    const options = { recursive: true, mode: constants.COPYFILE_FICLONE };
    cpSync(path.join(keptFolder(root, language.name), "public"), target, options);
    joinFile(site, target, "_headers", withHeaders);
    joinFile(site, target, "_redirects", (own, added) => `${own}${added}`);
    joinFile(site, target, "robots.txt", withSitemap);
  }
}

/**
 * @param {string} site
 * @param {string} folder of a language, which loses the file
 * @param {string} name
 * @param {(own: string, added: string) => string} join
 */
function joinFile(site, folder, name, join) {
  const [own, added] = [path.join(site, name), path.join(folder, name)];
  if (!existsSync(added)) return;
  if (existsSync(own)) writeFileSync(own, join(readFileSync(own, "utf8"), readFileSync(added, "utf8")));
  rmSync(added);
}

const HASHES = /'sha256-[^']+'/g;
const RULE_OF_ALL = /^(?:\/.*)?\/\*\n(?: {2}.*\n?)*/m;

/**
 * The rules of both. All rules hold that match an address, so the one for all pages has to allow the scripts of the
 * language's pages, too.
 * @param {string} own
 * @param {string} added
 */
export function withHeaders(own, added) {
  const ofLanguage = RULE_OF_ALL.exec(added)?.[0].match(HASHES) ?? [];
  const widened = own.replace(RULE_OF_ALL, (rule) =>
    rule.replace(/(script-src-elem 'self')([^;\n]*)/, (_, start, rest) => {
      const missing = ofLanguage.filter((hash) => !rest.includes(hash));
      return [start + rest, ...missing].join(" ");
    }),
  );
  return `${widened.trimEnd()}\n\n${added}`;
}

/**
 * A `robots.txt` that names the sitemap of a language, too; one without a sitemap stays as it is.
 * @param {string} own
 * @param {string} added
 */
export function withSitemap(own, added) {
  const lines = added.match(/^Sitemap: .*$/gm) ?? [];
  return /^Sitemap: /m.test(own) ? [own.trimEnd(), ...lines, ""].join("\n") : own;
}

/** @param {string} root */
function ownerOf(root) {
  const file = path.join(root, OWNER);
  return existsSync(file) ? readFileSync(file, "utf8") : "";
}

/**
 * Finishes a change of languages that ended after the cache was moved and before `public` was.
 * @param {string} root
 * @param {string} owner of the cache
 */
function takeBack(root, owner) {
  if (existsSync(path.join(root, "public"))) return;
  move(path.join(keptFolder(root, owner), "public"), path.join(root, "public"));
}

/**
 * @param {string} root
 * @param {string} name
 */
function keptFolder(root, name) {
  return path.join(root, KEPT, name === "" ? DEFAULT : encodeURIComponent(name));
}

/**
 * @param {string} from
 * @param {string} to
 */
function move(from, to) {
  if (!existsSync(from)) return;
  mkdirSync(path.dirname(to), { recursive: true });
  renameSync(from, to);
}
