import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { PART_VARIABLE } from "./lib/build/part-variable";
import {
  settingsMistakes,
  SETTINGS_FOLDER,
  withSettings,
  type SettingsTexts,
  type WithSettings,
} from "./lib/settings/settings-files";
import { inOneLanguage, LOCALE_VARIABLE, siteInLocale } from "./lib/settings/locale-site";
import type { Site, SiteFile, SiteInput } from "./lib/site-config";
import { linesOfSite } from "./site-lines";

/** The texts of the files of settings of the site in a folder. */
export function settingsTexts(root: string): SettingsTexts {
  const folder = path.join(root, SETTINGS_FOLDER);
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => /\.ya?ml$/.test(name)) : [];
  return new Map(names.map((name) => [`${SETTINGS_FOLDER}/${name}`, readFileSync(path.join(folder, name), "utf8")]));
}

/**
 * The configuration of `src/site.ts` with the values of the files that it names. Where something is wrong with
 * these, throws that, and what is wrong with the rest.
 */
export function readSettings<Part extends Partial<SiteFile>>(site: Part, root = process.cwd()): WithSettings<Part> {
  const lineOf = linesOfSite(site, root);
  const read = withSettings(site, settingsTexts(root), lineOf);
  if (read.problems.length > 0) throw new Error(settingsMistakes(read, lineOf));
  return read.site;
}

/** The same for the site's own content, in the language that the environment asks for. */
export function readOwnSettings(site: SiteFile, root = process.cwd()): SiteInput {
  return readSettings(siteInLocale(site, process.env[LOCALE_VARIABLE]), root);
}

/** A site as the environment asks for it: a part of it is built in one language. */
export function siteOfBuild(site: Site, { NODE_ENV, [PART_VARIABLE]: part }: NodeJS.ProcessEnv): Site {
  return NODE_ENV === "production" && part ? inOneLanguage(site) : site;
}
