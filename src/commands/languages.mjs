import {
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { withHeaders, withRedirects, withSitemap } from "./joined-rules.mjs";

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
/** Files of rules that each build writes anew, and that have those of all languages in the end. */
const JOINED = ["_headers", "_redirects"];
const SITEMAP = "sitemap-index.xml";

/**
 * A language that a site is built in beside its default one: its name, and its folder in the site.
 * @typedef {{ name: string, path: string }} Language
 */

/**
 * What the last build of a site noted: its base URL, the names of all languages in which the site is built, the default
 * one first, and those that lie in the default one's folder.
 * @typedef {{ baseUrl?: string, locales?: readonly string[], languages?: readonly Language[] }} Note
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
  // Put in place whole: an empty file would give a language's cache to the default one.
  writeFileSync(path.join(root, `${OWNER}.new`), name);
  renameSync(path.join(root, `${OWNER}.new`), path.join(root, OWNER));
}

/**
 * Runs a program in a language that somebody asks for, and gives its exit code. Where it fails, what was there before
 * comes back: the site may not have such a language.
 * @param {string} root
 * @param {string} asked the language's name; empty for the default one
 * @param {() => Promise<number>} program
 */
export async function inLanguage(root, asked, program) {
  const before = ownerOf(root);
  const name = languageNamed(root, asked);
  enterLanguage(root, name);
  const code = await program();
  if (code !== 0 && name !== "") enterLanguage(root, before);
  return code;
}

/**
 * The languages that the site in `public` is built in beside the one that it has there.
 * @param {string} root
 * @returns {readonly Language[]}
 */
export function otherLanguages(root) {
  return noteOf(root).languages ?? [];
}

/**
 * Removes languages that an earlier build added to `public`, and the files in which it joined theirs: the default one
 * is built as if it were alone.
 * @param {string} root
 */
export function removeLanguages(root) {
  const languages = otherLanguages(root);
  const names = [...languages.map((language) => language.path), ...(languages.length > 0 ? JOINED : [])];
  for (const name of names) rmSync(path.join(root, "public", name), { recursive: true, force: true });
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
 * Adds the builds of languages to that of the default one, each into its folder. What hosts and search engines read at
 * the root alone is joined there. Of languages in which the site is not built any more nothing is kept.
 * @param {string} root
 * @param {readonly Language[]} languages
 */
export function addLanguages(root, languages) {
  const site = path.join(root, "public");
  const { baseUrl = "/", locales } = noteOf(root);
  for (const language of languages) {
    const target = path.join(site, language.path);
    const options = { recursive: true, mode: constants.COPYFILE_FICLONE };
    cpSync(path.join(keptFolder(root, language.name), "public"), target, options);
    const bases = { own: baseUrl, added: `${baseUrl}${language.path}/` };
    joinFile(site, target, "_headers", (own, added) => withHeaders(own, added, bases));
    joinFile(site, target, "_redirects", withRedirects);
    const isMapped = existsSync(path.join(target, SITEMAP));
    joinFile(site, target, "robots.txt", (own) => (isMapped ? withSitemap(own, bases) : own));
  }
  if (locales) forgetOthers(root, locales);
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
  const text = readFileSync(added, "utf8");
  writeFileSync(own, existsSync(own) ? join(readFileSync(own, "utf8"), text) : text);
  rmSync(added);
}

/**
 * @param {string} root
 * @param {readonly string[]} locales in which the site is built
 */
function forgetOthers(root, locales) {
  const kept = path.join(root, KEPT);
  const known = new Set([DEFAULT, ...locales.slice(1).map(encodeURIComponent)]);
  for (const name of existsSync(kept) ? readdirSync(kept) : [])
    if (!known.has(name)) rmSync(path.join(kept, name), { recursive: true, force: true });
}

/**
 * What the last build noted; nothing where there was none.
 * @param {string} root
 * @returns {Note}
 */
function noteOf(root) {
  const file = path.join(root, LAST_BUILD);
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
}

/**
 * A language's name here, where the default one has none.
 * @param {string} root
 * @param {string} name
 */
function languageNamed(root, name) {
  return name === noteOf(root).locales?.[0] ? "" : name;
}

/** @param {string} root */
function ownerOf(root) {
  const file = path.join(root, OWNER);
  return languageNamed(root, existsSync(file) ? readFileSync(file, "utf8") : "");
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
