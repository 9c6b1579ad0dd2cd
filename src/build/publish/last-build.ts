import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { KEPT_FOLDER } from "../../lib/build/kept-folder";
import { currentLocaleName } from "../../lib/settings/locale";
import { builtLocales } from "../../lib/settings/locale-site";
import type { Site } from "../../lib/site-config";
import { writeWhole } from "../../files/write-whole";

// Not in `public`, all of which hosts publish.
const FILE = `${KEPT_FOLDER}/last-build.json`;

const CACHE = path.dirname(KEPT_FOLDER);
/** Every site has this page, and each page the script, in the root of what is served. */
const NOT_FOUND_PAGE = "404.html";
const SCRIPT = / src="([^"]*\/)webpack-runtime-/;

/** What commands that deal with a built site need to know of it: the settings may be others by now. */
type LastBuild = Pick<Site, "baseUrl"> & {
  /** The names of all languages in which the site is built, the default one first. */
  locales?: string[];
  /** The other languages that the site is to be built in, with their folders below the base URL. */
  languages?: { name: string; path: string }[];
};

/** What is noted of a build of a site: one of the default language has the others, which are built after it. */
export function lastBuildFacts({ baseUrl, i18n }: Pick<Site, "baseUrl" | "i18n">): LastBuild {
  const locales = builtLocales(i18n);
  const others = currentLocaleName(i18n) === i18n.defaultLocale ? locales.slice(1) : [];
  const languages = others.map((name) => ({ name, path: i18n.locales[name]?.path ?? name }));
  return { baseUrl, locales, ...(languages.length > 0 && { languages }) };
}

/** Notes for later commands what the site in `public` was built with. */
export function noteLastBuild(root: string, build: LastBuild): void {
  // A build that is killed must not leave half a note, which no later command could read.
  writeWhole(path.join(root, FILE), JSON.stringify(build));
}

/**
 * What the site in `public` was built with; undefined where no build has come to its end. A folder without a cache has
 * what somebody copied there: then a page tells.
 */
export function lastBuildOf(root: string): LastBuild | undefined {
  // A build that begins anew removes `public` first.
  if (!existsSync(path.join(root, "public"))) return undefined;
  if (!existsSync(path.join(root, CACHE))) return copiedBuild(path.join(root, "public", NOT_FOUND_PAGE));
  if (!existsSync(path.join(root, FILE))) return undefined;
  return JSON.parse(readFileSync(path.join(root, FILE), "utf8")) as LastBuild;
}

function copiedBuild(page: string): LastBuild | undefined {
  if (!existsSync(page)) return undefined;
  const [, baseUrl] = SCRIPT.exec(readFileSync(page, "utf8")) ?? [];
  return baseUrl === undefined ? undefined : { baseUrl };
}
