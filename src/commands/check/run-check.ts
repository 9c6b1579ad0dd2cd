import { folderChoiceOf, siteInputOf } from "../../build/context/site-input";
import { localeProblems } from "../../build/checks/locale-problems";
import { features } from "../../features";
import type { Problem } from "../../lib/problem";
import { LOCALE_VARIABLE, siteInLocale } from "../../lib/settings/locale-site";
import { settingsMistakes, settingsProblems, withSettings } from "../../lib/settings/settings-files";
import { checkSiteInput, type DocusaurusInput, type SiteFile, type SiteInput } from "../../lib/site-config";
import { distinct } from "../../lib/values/distinct";
import { settingsTexts } from "../../read-settings";
import { site } from "../../site";
import { linesOfSite } from "../../site-lines";
import { checkContent } from "./check-content";
import { reportOf, type Format } from "./report";
import { besideSite } from "./stand-in";

/**
 * Checks the site in the folder in which the command runs, with its drafts where these are asked for, and prints what
 * it found; gives the exit code. Throws what is wrong with the configuration where people read it.
 */
export async function runCheck({ format, drafts }: { format: Format; drafts: boolean }): Promise<number> {
  const settings = settingsOf(site, process.cwd());
  if (checkSiteInput(settings.site).mistakes) {
    if (format === "text") throw new Error(settingsMistakes(settings, linesOfSite(settings.site)));
    const problems = settingsProblems(settings, linesOfSite(settings.site));
    console.log(reportOf({ files: 0, pages: 0, problems, deferred: 0 }, format));
    return 1;
  }
  const reading = { production: !drafts };
  const found = await besideSite(process.cwd(), settings.site, reading, (context) => checkContent(features, context));
  const result = { ...found, problems: distinct([...settings.problems, ...localeProblems(site), ...found.problems]) };
  console.log(reportOf(result, format));
  return result.problems.some(({ severity }) => severity === "error") ? 1 : 0;
}

/** The site's configuration, and what is wrong with its files of settings; of a Docusaurus folder, that it gives. */
function settingsOf(input: SiteFile | DocusaurusInput, root: string): { site: SiteInput; problems: Problem[] } {
  if (folderChoiceOf(input, process.env)) return { site: siteInputOf(input, root), problems: [] };
  const written = siteInLocale(input as SiteFile, process.env[LOCALE_VARIABLE]);
  return withSettings(written, settingsTexts(root), linesOfSite(written, root));
}
