import { parseArgs } from "node:util";
import { folderChoiceOf, siteInputOf } from "../build/context/site-input";
import { localeProblems } from "../build/checks/locale-problems";
import { features } from "../features";
import { nearestFirst, type Problem } from "../lib/problem";
import { LOCALE_VARIABLE, siteInLocale } from "../lib/settings/locale-site";
import { settingsMistakes, settingsProblems, withSettings } from "../lib/settings/settings-files";
import { checkSiteInput, type SiteFile, type SiteInput } from "../lib/site-config";
import { distinct } from "../lib/values/distinct";
import { settingsTexts } from "../read-settings";
import { site } from "../site";
import { linesOfSite } from "../site-lines";
import { checkContent } from "./check/check-content";
import { FORMATS, reportOf, type Format } from "./check/report";
import { besideSite } from "./check/stand-in";
import { main } from "./run.mjs";

const HELP = `npm run check -- [--format ${FORMATS.join("|")}] [--drafts]

Finds all that a build would find wrong with the content, without a build: front matter, MDX, tags, authors, sidebars,
versions, links and anchors, the navbar, redirects. Where the site is built from a Docusaurus folder, with that. What is
found compiled is not compiled again.

--format json is for programs, github marks the lines of a pull request; text is the default, github in its workflows.
--drafts checks drafts, too, as the development server does.

Exit code: 0 without errors, 1 with some.`;

async function check(parameters: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...parameters],
    options: {
      format: { type: "string", default: process.env.GITHUB_ACTIONS === "true" ? "github" : "text" },
      drafts: { type: "boolean", default: false },
    },
  });
  const format = formatOf(values.format);
  const reading = { production: !values.drafts };
  const settings = settingsOf(process.cwd());
  if (checkSiteInput(settings.site).mistakes) {
    if (format === "text") throw new Error(settingsMistakes(settings, linesOfSite(settings.site)));
    const problems = settingsProblems(settings, linesOfSite(settings.site));
    console.log(reportOf({ files: 0, pages: 0, problems, deferred: 0 }, format));
    return 1;
  }
  const found = await besideSite(process.cwd(), settings.site, reading, (context) => checkContent(features, context));
  const result = { ...found, problems: distinct([...settings.problems, ...localeProblems(site), ...found.problems]) };
  console.log(reportOf(result, format));
  return result.problems.some(({ severity }) => severity === "error") ? 1 : 0;
}

/** The site's configuration, and what is wrong with its files of settings; of a Docusaurus folder, that it gives. */
function settingsOf(root: string): { site: SiteInput; problems: Problem[] } {
  if (folderChoiceOf(site, process.env)) return { site: siteInputOf(site, root), problems: [] };
  const written = siteInLocale(site, process.env[LOCALE_VARIABLE]);
  return withSettings(written, settingsTexts(root), linesOfSite(written, root));
}

function formatOf(name: string): Format {
  const format = FORMATS.find((known) => known === name);
  if (!format)
    throw new Error(`There is no format '${name}'. Valid, nearest first: ${nearestFirst(name, FORMATS).join(", ")}.`);
  return format;
}

void main(() => check(process.argv.slice(2)), HELP);
