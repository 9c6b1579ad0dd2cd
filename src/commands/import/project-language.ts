import { versionsFileOf } from "../../docusaurus/map/docs";
import type { DocusaurusFolder } from "../../docusaurus/map/folder";
import { mapSite } from "../../docusaurus/map/site";
import type { Note } from "../../docusaurus/note";
import { localeFolder, localeOf } from "../../docusaurus/locale";
import { withinFolder } from "../../lib/content/folder-path";
import type { SiteInput } from "../../lib/site-config";
import { SITE_FILE } from "../../lib/settings/site-file";
import { functionNotes, pluginPageNotes, PROJECT_FOLDER, styleRow, type ImportRow } from "./plan";

/** What an import knows of a project in one of its languages, all of which can be written as JSON. */
export type ProjectLanguage = {
  name: string;
  /** Whether its folder of translations is there. */
  isTranslated: boolean;
  /** The other languages whose folders of translations are there. */
  others: string[];
  /** The settings as they are once the project lies at `content/`, without functions. */
  site: SiteInput;
  notes: Note[];
  /** What is said of functions, and of pages that plugins make. */
  codeNotes: Note[];
  /** The files that stylesheets show. */
  styles: (ImportRow & { to: string })[];
  /** The files of which `src/site.ts` has the values, from the project. */
  read: string[];
  /** The files with its texts that were read, from its folder of translations. */
  texts: string[];
};

/** What reading a project in a language has given; `texts` are files from the folder of the language. */
type Read = { folder: DocusaurusFolder; notes: readonly Note[]; texts: string[] };

/** A project in the language in which it was read. */
export function projectLanguage({ folder, notes, texts }: Read): ProjectLanguage {
  const name = localeOf(folder.config);
  const { defaultLocale, locales } = folder.config.i18n;
  const isTranslated = (locale: string) => folder.has(localeFolder(locale, folder.config));
  const styles = Object.entries(folder.styleFiles).map(
    ([address, file]) => [address, styleRow(withinFolder(folder.folder, file))] as const,
  );
  const mapped = mapSite({
    ...folder,
    folder: PROJECT_FOLDER,
    instances: withOwnSidebars(folder),
    plugins: { ...folder.plugins, pages: [] },
    styleFiles: Object.fromEntries(styles.map(([address, { to }]) => [address, to])),
  });
  return {
    name,
    isTranslated: isTranslated(name),
    others: locales.filter((locale) => locale !== defaultLocale && isTranslated(locale)),
    site: written(mapped.site),
    notes: [...notes, ...mapped.notes],
    codeNotes: [...pluginPageNotes(folder.plugins.pages), ...functionNotes(mapped.site)],
    styles: styles.map(([, row]) => row),
    read: readFiles(folder),
    texts,
  };
}

/** Settings as they can be written: without functions, and without what the file that has them says by itself. */
function written(site: SiteInput): SiteInput {
  const { configFile: _, ...whole } = JSON.parse(JSON.stringify(site)) as SiteInput;
  return whole;
}

/** Instances whose sidebars are those of `src/site.ts`. */
function withOwnSidebars({ instances }: DocusaurusFolder): DocusaurusFolder["instances"] {
  return Object.fromEntries(
    Object.entries(instances).map(([id, { versions, sidebars }]) => {
      const own = Object.entries(sidebars).map(
        ([name, given]) => [name, given && { ...given, file: SITE_FILE }] as const,
      );
      return [id, { versions, sidebars: Object.fromEntries(own) }];
    }),
  );
}

function readFiles({ folder, file, instances }: DocusaurusFolder): string[] {
  const sidebars = Object.values(instances).flatMap((instance) => Object.values(instance.sidebars));
  const named = [file, ...sidebars.flatMap((given) => given?.file ?? [])].map((name) => withinFolder(folder, name));
  return [...named, ...Object.keys(instances).map(versionsFileOf)];
}
