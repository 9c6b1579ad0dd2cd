import type { Problem } from "../../lib/problem";
import { builtLocales, LOCALE_VARIABLE, siteInLocale } from "../../lib/settings/locale-site";
import { settingsProblems, withSettings } from "../../lib/settings/settings-files";
import type { DocusaurusInput, SiteFile } from "../../lib/site-config";
import { settingsTexts } from "../../read-settings";
import { linesOfSite } from "../../site-lines";
import { folderChoiceOf } from "../context/site-input";

/**
 * What is wrong with the settings of `src/site.ts` in its other languages, where the default one is built: nobody is to
 * wait for their builds for that. It may repeat what is wrong with settings that all languages share.
 */
export function localeProblems(
  input: SiteFile | DocusaurusInput,
  root = process.cwd(),
  environment: NodeJS.ProcessEnv = process.env,
): Problem[] {
  if (folderChoiceOf(input, environment)) return [];
  const site = input as SiteFile;
  const [first, ...others] = builtLocales(site.i18n);
  if (![first, "", undefined].includes(environment[LOCALE_VARIABLE])) return [];
  const texts = settingsTexts(root);
  return others.flatMap((name) => {
    const localized = siteInLocale(site, name);
    const lineOf = linesOfSite(localized, root);
    return settingsProblems(withSettings(localized, texts, lineOf), lineOf);
  });
}
