import { z } from "zod";
import { linesOfYaml, readYaml, readYamlData, type YamlSource } from "../content/front-matter";
import { formatProblem, nearestFirst, type Problem } from "../problem";
import {
  checkSiteInput,
  SETTINGS_KEYS,
  siteSchema,
  type SettingsKey,
  type SiteFile,
  type SiteInput,
} from "../site-config";
import { scriptsInSettings } from "./settings-html";
import { SITE_FILE } from "./site-file";
import { configFileOf, faultProblem, faultsOf, writtenValue, type LineOf } from "./site-issues";

/** Where all files of settings are, from the site's root. */
export const SETTINGS_FOLDER = "content/settings";

/** The schemas of the settings that may stand in files: those of their keys in `src/site.ts`. */
export const SETTINGS_SCHEMAS = {
  navbar: siteSchema.shape.navbar,
  footer: siteSchema.shape.footer,
  announcementBar: siteSchema.shape.announcementBar.unwrap(),
  glossary: siteSchema.shape.glossary.unwrap(),
} satisfies Record<SettingsKey, z.ZodType>;

/** What stands for a file with mistakes, where the rest of the site is checked nevertheless. */
const STAND_INS: { [Key in SettingsKey]?: (yaml: YamlSource) => SiteInput[Key] } = {
  navbar: () => ({ title: "", hideOnScroll: false, items: [] }),
  footer: () => ({ style: "light", links: [], copyright: "" }),
  // Pages link to its route.
  glossary: (yaml) => readYaml(yaml, SETTINGS_SCHEMAS.glossary, { terms: [] }).data,
};

/** The files below `content/settings`, by their paths from the site's root. */
export type SettingsTexts = ReadonlyMap<string, string>;

/** The configuration of `src/site.ts`, or a part of it, with the values of all settings. */
export type WithSettings<Part> = Omit<Part, SettingsKey> & Pick<SiteInput, SettingsKey | "settingsFiles">;

/**
 * The configuration of `src/site.ts`, or a part of it, with the values of the files that it names, and what is wrong
 * with these; a file that is not there is told at the line in which it is named.
 */
export function withSettings<Part extends Partial<SiteFile>>(
  site: Part,
  texts: SettingsTexts,
  lineOf?: LineOf,
): { site: WithSettings<Part>; problems: Problem[] } {
  const problems: Problem[] = [];
  const filled: Record<string, unknown> = { ...site };
  const settingsFiles: Partial<Record<SettingsKey, string>> = {};
  for (const key of SETTINGS_KEYS) {
    const file: unknown = site[key];
    if (typeof file !== "string") continue;
    const read = settingOf(key, file, texts, lineOf);
    problems.push(...read.problems);
    settingsFiles[key] = file;
    filled[key] = read.problems.length > 0 ? STAND_INS[key]?.(sourceOf(file, texts.get(file))) : read.value;
  }
  const named = Object.keys(settingsFiles).length > 0 ? { ...filled, settingsFiles } : filled;
  return { site: named as WithSettings<Part>, problems };
}

/** All that is wrong with a configuration, as one text: first with files of settings, then with what names them. */
export function settingsMistakes(
  { site, problems }: { site: unknown; problems: readonly Problem[] },
  lineOf?: LineOf,
): string {
  return [...problems.map(formatProblem), checkSiteInput(site, lineOf).mistakes ?? ""].filter(Boolean).join("\n\n");
}

/** The same as problems, each with its file and line. */
export function settingsProblems(
  { site, problems }: { site: unknown; problems: readonly Problem[] },
  lineOf?: LineOf,
): Problem[] {
  const file = configFileOf(site);
  const { faults = [] } = checkSiteInput(site);
  return [...problems, ...faults.map((fault) => faultProblem(fault, { file, line: lineOf?.(fault.path) }))];
}

function settingOf(
  key: SettingsKey,
  file: string,
  texts: SettingsTexts,
  lineOf?: LineOf,
): { value?: unknown; problems: Problem[] } {
  const yaml = texts.get(file);
  if (yaml === undefined) return { problems: [missing(key, file, texts, lineOf?.([key]))] };
  const { data: value, problems } = readYamlData(sourceOf(file, yaml), z.unknown());
  if (problems.length > 0) return { problems };
  const schema = SETTINGS_SCHEMAS[key];
  const { error } = schema.safeParse(value);
  if (!error) return { value, problems: scriptProblems(value, file, yaml) };
  const faults = faultsOf(error, { schema, value, at: [key], hidden: 1 });
  const lineIn = linesOfYaml(yaml);
  return { problems: faults.map((fault) => faultProblem(fault, { file, line: lineIn(fault.path.slice(1)) })) };
}

function sourceOf(file: string, yaml = ""): YamlSource {
  return { yaml, file, linesAbove: 0, what: "settings file" };
}

/** Authors edit these files, and are trusted with no scripts; what `src/site.ts` says is code like any other. */
function scriptProblems(value: unknown, file: string, yaml: string): Problem[] {
  const lineIn = linesOfYaml(yaml);
  return scriptsInSettings(value).map(({ path, text, message }) => ({
    severity: "error",
    file,
    line: lineIn(path),
    message: `'${path.map(String).join(".")}' is ${writtenValue(text)}: ${message}.`,
    remedy: "Take the script out; where the site needs it, write the whole setting into src/site.ts, which is code.",
  }));
}

function missing(key: SettingsKey, written: string, texts: SettingsTexts, line?: number): Problem {
  return {
    severity: "error",
    file: SITE_FILE,
    line,
    message: `'${key}' is "${written}", and there is no such file.`,
    remedy: `Add it, name one that is there, or write the value in its place. Settings are YAML files of ${SETTINGS_FOLDER}.`,
    choices: nearestFirst(written, texts.keys()),
  };
}
