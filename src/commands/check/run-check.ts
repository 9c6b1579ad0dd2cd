import { folderChoiceOf, siteInputOf } from "../../build/context/site-input";
import { localeProblems } from "../../build/checks/locale-problems";
import { features } from "../../features";
import type { Problem } from "../../lib/problem";
import { builtLocales, LOCALE_VARIABLE, siteInLocale } from "../../lib/settings/locale-site";
import { missingSite } from "../../lib/settings/missing-site";
import { settingsMistakes, settingsProblems, withSettings } from "../../lib/settings/settings-files";
import { checkSiteInput, type DocusaurusInput, type SiteFile, type SiteInput } from "../../lib/site-config";
import { settingsTexts } from "../../read-settings";
import { site } from "../../site";
import { linesOfSite } from "../../site-lines";
import { checkContent, type CheckResult } from "./check-content";
import { codeMistakes } from "./code-mistakes";
import { joinedResults } from "./joined-results";
import { reportOf, type Format } from "./report";
import { besideSite } from "./stand-in";

/**
 * Checks the site in the folder in which the command runs, in the language that the environment asks for or in all of
 * them, with its drafts where these are asked for, and prints what it found; gives the exit code. Throws what is wrong
 * with the configuration where people read it.
 */
export async function runCheck({ format, drafts }: { format: Format; drafts: boolean }): Promise<number> {
  const root = process.cwd();
  const missing = missingSite(site);
  if (missing && format !== "text" && !process.env.DOCUSAURUS)
    return tell({ files: 0, pages: 0, problems: [missing], deferred: 0 }, format);
  const settings = settingsOf(site, root);
  if (checkSiteInput(settings.site).mistakes) {
    const lineOf = linesOfSite(settings.site);
    if (format === "text") throw new Error(settingsMistakes(settings, lineOf));
    return tell({ files: 0, pages: 0, problems: settingsProblems(settings, lineOf), deferred: 0 }, format);
  }
  const inLanguages = localeProblems(site);
  const [found, inCode] = await Promise.all([foundIn(settings, drafts), codeMistakes(root)]);
  const inAll = [...inLanguages, ...inCode];
  const results: [CheckResult, ...CheckResult[]] = [{ ...found, problems: [...inAll, ...found.problems] }];
  // What is wrong with their settings is told by then, and may end a check.
  for (const name of inLanguages.length > 0 ? [] : otherLocales(site))
    results.push(await foundIn(settingsOf(site, root, name), drafts));
  return tell(joinedResults(results), format);
}

function tell(result: CheckResult, format: Format): number {
  console.log(reportOf(result, format));
  return result.problems.some(({ severity }) => severity === "error") ? 1 : 0;
}

/** The site's configuration, and what is wrong with its files of settings. */
type Settings = { site: SiteInput; problems: Problem[] };

async function foundIn({ site: input, problems }: Settings, drafts: boolean): Promise<CheckResult> {
  const reading = { production: !drafts };
  const found = await besideSite(process.cwd(), input, reading, (context) => checkContent(features, context));
  return { ...found, problems: [...problems, ...found.problems] };
}

/** The languages that a build makes beside the default one; of a Docusaurus folder each is read by itself. */
function otherLocales(input: SiteFile | DocusaurusInput): string[] {
  if (process.env[LOCALE_VARIABLE] || folderChoiceOf(input, process.env)) return [];
  return builtLocales((input as SiteFile).i18n).slice(1);
}

/** The configuration in a language; of a Docusaurus folder, that it gives. */
function settingsOf(input: SiteFile | DocusaurusInput, root: string, locale = process.env[LOCALE_VARIABLE]): Settings {
  if (folderChoiceOf(input, process.env)) return { site: siteInputOf(input, root), problems: [] };
  const written = siteInLocale(input as SiteFile, locale);
  return withSettings(written, settingsTexts(root), linesOfSite(written, root));
}
