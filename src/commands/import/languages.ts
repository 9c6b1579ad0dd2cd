import { isDeepStrictEqual } from "node:util";
import { below, isAbove, withinFolder } from "../../lib/content/folder-path";
import { originalOf, type TranslatedFolder } from "../../lib/content/translations";
import type { SiteInput } from "../../lib/site-config";
import type { Note } from "../../docusaurus/note";
import { isMapping } from "../../lib/values/is-mapping";
import type { SharedValue } from "../site-module";
import { PROJECT_FOLDER, type ImportRow } from "./plan";

/**
 * A language of a project whose folder of translations is there: that folder, and in it those of docs, blogs and pages,
 * named from the site's root as if the project lay at `content/`; the settings that the project has in it, and the
 * files of texts from which these were read, by their paths in the folder.
 */
export type Language = {
  name: string;
  isDefault: boolean;
  content: string;
  translations: readonly TranslatedFolder[];
  site: SiteInput;
  texts: readonly string[];
};

/** Files of texts that lie beside translations. */
const BLOG_TEXTS = /^docusaurus-plugin-content-blog[^/]*\/options\.json$/;

/**
 * Where a file goes that is named from the project and lies in the folder of a language: a translation has the path of
 * what it translates, and one into the default language takes its place. Undefined for any other file.
 */
function translationRow(from: string, languages: readonly Language[]): ImportRow | undefined {
  const place = below(PROJECT_FOLDER, from);
  const language = languages.find(({ content }) => place.startsWith(`${content}/`));
  if (!language) return undefined;
  const { content, translations, texts } = language;
  const inside = withinFolder(content, place);
  const original = originalOf(place, translations);
  if (BLOG_TEXTS.test(inside) || (original === undefined && texts.includes(inside)))
    return { from, note: "Its texts are in `src/site.ts`." };
  if (original !== undefined) {
    const to = translationPlace(original, language);
    if (to !== undefined) return { from, to };
    const note = `It translates \`${original}\`, and only files below \`${PROJECT_FOLDER}/\` have translations.`;
    return { from, to: place, note };
  }
  return { from, to: place, note: "It translates no content of the project: only code that names it reads it." };
}

/**
 * The place of a translation, by that of what it translates, a file or a folder; undefined for what lies beside the
 * project, whose translations the site would not find.
 */
export function translationPlace(
  original: string,
  { content, isDefault }: Pick<Language, "content" | "isDefault">,
): string | undefined {
  if (isDefault) return original;
  const path = withinFolder(PROJECT_FOLDER, original);
  return isAbove(path) ? undefined : below(content, path);
}

/**
 * The rows of files with the places that translations get; what a translation into the default language takes the place
 * of is left out.
 */
export function withTranslations(rows: readonly ImportRow[], languages: readonly Language[]): ImportRow[] {
  const placed = rows.map((row) => translationRow(row.from, languages) ?? row);
  const first = languages.filter(({ isDefault }) => isDefault);
  const isFirst = ({ from }: ImportRow) => translationRow(from, first) !== undefined;
  const taken = new Map(placed.filter(isFirst).map(({ from, to }) => [to, from]));
  return placed.map((row): ImportRow => {
    const translation = row.to === undefined || isFirst(row) ? undefined : taken.get(row.to);
    if (translation === undefined) return row;
    return { from: row.from, note: `\`${translation}\` takes its place in the default language.` };
  });
}

/** What all languages of a site share, or have by themselves. */
const SHARED = new Set(["baseUrl", "i18n", "translations", "configFile"]);

/** The settings of a language that are others than those of the default one, each whole. */
function ownSettings(site: SiteInput, { site: translated }: Language): Record<string, unknown> {
  const given = new Map<string, unknown>(Object.entries(site));
  const own = Object.entries(translated).filter(
    ([key, value]) => !SHARED.has(key) && !isDeepStrictEqual(value, given.get(key)),
  );
  return Object.fromEntries(own.map(([key, value]) => [key, sameParts(value, given.get(key))]));
}

/** A value in which each part that another one has at the same place is the very same object. */
function sameParts(value: unknown, other: unknown): unknown {
  if (isDeepStrictEqual(value, other)) return other;
  if (Array.isArray(value) && Array.isArray(other)) return value.map((part, index) => sameParts(part, other[index]));
  if (!isMapping(value) || !isMapping(other)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, sameParts(part, other[key])]));
}

/** Sidebars that languages have with docs of their own: they stand once in the settings, so that they cannot differ. */
export function sharedSidebars({ docs, i18n: { locales } }: SiteInput): SharedValue[] {
  if (!Object.values(locales).some(({ site }) => site?.docs)) return [];
  const sidebars = docs.flatMap(({ id, sources = [] }) =>
    sources.flatMap(({ name, sidebars: value }) => (value ? [{ id, name, value }] : [])),
  );
  return sidebars.map(({ id, name, value }, index) => ({
    name: `sidebars${index + 1}`,
    type: `NonNullable<SiteFile["docs"][number]["sources"]>[number]["sidebars"]`,
    comment: `Sidebars of the docs '${id}' in the version '${name}'.`,
    value,
  }));
}

/** The languages of a site's settings, each with its folder of translations and its own settings where it has such. */
export function languagesOf(site: SiteInput, languages: readonly Language[]): SiteInput["i18n"] {
  const { locales, ...i18n } = site.i18n;
  const all = Object.entries(locales).map(([name, { content: _, ...locale }]) => {
    const language = languages.find((other) => other.name === name && !other.isDefault);
    const own = language && { content: language.content, site: ownSettings(site, language) };
    return [name, { ...locale, ...own }] as const;
  });
  return { ...i18n, locales: Object.fromEntries(all) };
}

/**
 * What is said of the languages of a project: those that are not built, translations that the site does not find, and
 * settings that one of them leaves out.
 */
export function languageNotes(site: SiteInput, languages: readonly Language[]): Note[] {
  const { defaultLocale, locales } = site.i18n;
  const others = Object.keys(locales).filter((name) => name !== defaultLocale);
  return others.flatMap((name): Note[] => {
    const language = languages.find((other) => other.name === name);
    if (language) return [...besideNotes(language), ...absentNotes(site, language)];
    return [
      {
        name: `i18n.locales: ${name}`,
        means: "The language is in the menu, and is not built: the project has no folder of its translations.",
        remedy:
          `Take it out, or write translations: that of \`content/docs/a.md\` is \`content/i18n/${name}/docs/a.md\`. ` +
          `Then write \`content: "content/i18n/${name}"\` for the language, and its texts as \`site\`.`,
      },
    ];
  });
}

/** Notes on translations of folders that lie beside the project. */
function besideNotes(language: Language): Note[] {
  const lost = language.translations.filter(({ folder }) => translationPlace(folder, language) === undefined);
  return lost.map(({ folder, translated }) => ({
    name: `${folder} in '${language.name}'`,
    means: `The site does not show its translations in \`${translated}\`: the folder lies beside the project, and only what is below \`${PROJECT_FOLDER}/\` has translations.`,
    remedy: "Move the folder into the project, name it there in the configuration, and import the project anew.",
  }));
}

function absentNotes(site: SiteInput, { name, site: translated }: Language): Note[] {
  const absent = Object.keys(site).filter((key) => !SHARED.has(key) && !Object.hasOwn(translated, key));
  return absent.map((key) => ({
    name: `${key} in '${name}'`,
    means: "The project has none in this language; the site has that of the default one.",
    remedy: `Write \`${key}: undefined\` into \`site\` of the language.`,
  }));
}
