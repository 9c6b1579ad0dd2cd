import { readDocusaurusConfig, type DocusaurusConfig } from "../config";
import { LOCALE_VARIABLE } from "../../lib/settings/locale-site";
import { inLocale } from "../locale";
import type { LineOf } from "../../lib/settings/site-issues";
import { cycleWords, jsonCycle } from "../../lib/values/json-cycle";
import type { Note } from "../note";
import { withAroundPlugins } from "./around-plugins";
import { loadModule } from "./load-module";
import { withPresets } from "./presets";
import { withRelativeFolders } from "./relative-folders";
import { withoutMissing } from "./without-missing";

/** The file of a configuration: absolute, and from the site's root for messages; and the folder in which it lies. */
type ConfigFile = { file: string; siteFile: string; folder: string; stub: string; lineOf?: LineOf };
type ReadConfig = { config: DocusaurusConfig; missing: string[]; notes: Note[]; files: string[] };

/** What Docusaurus tells a configuration of the language that is built. */
const LOCALE = "DOCUSAURUS_CURRENT_LOCALE";
const USUAL = "en";

/**
 * Thrown where the default language of a configuration is another one than it was told. Modules keep what they have
 * made of the language, so that one has to be read for it in another process.
 */
export class OtherLanguage extends Error {
  /** `locale` is the language that it is to be told. */
  constructor(readonly locale: string) {
    super(`The configuration has to be read in a process in which ${LOCALE_VARIABLE} is '${locale}'.`);
  }
}

/**
 * The configuration of a project with what its presets give, the packages that these asked for and that are not
 * installed, what is told of them, and the files that all of it is made of, for the language that is built, which a
 * configuration may ask for. Rejects with what is wrong with it, and with `OtherLanguage`.
 */
export async function readConfig(place: ConfigFile): Promise<ReadConfig> {
  const { [LOCALE_VARIABLE]: asked, [LOCALE]: usual = USUAL } = process.env;
  const told = asked || usual;
  process.env[LOCALE] = told;
  const read = await loadConfig(place);
  const locale = asked || read.config.i18n.defaultLocale;
  if (locale !== told) throw new OtherLanguage(locale);
  return { ...read, config: inLocale(read.config, locale) };
}

async function loadConfig({ file, siteFile, folder, stub, lineOf }: ConfigFile): Promise<ReadConfig> {
  const { value, missing, files } = await loadModule(file, stub, resultOf);
  const config = readDocusaurusConfig(withoutMissing(value, stub), siteFile, lineOf);
  const cycle = jsonCycle(config.customFields);
  if (cycle) {
    const line = lineOf?.(["customFields", ...cycle.keys]);
    throw new Error(`${siteFile}${line === undefined ? "" : `:${line}`}: ${cycleWords(cycle, "customFields")}`);
  }
  const read = await withPresets({ project: folder, config, file, stub });
  return {
    ...read,
    config: withAroundPlugins(withRelativeFolders(read.config, folder), folder),
    missing: [...missing, ...read.missing],
    files: [...files, ...read.files],
  };
}

/** A configuration may be a value, a promise, or a function that gives one of these. */
async function resultOf(value: unknown): Promise<unknown> {
  const given = await value;
  return typeof given === "function" ? await (given as () => unknown)() : given;
}
