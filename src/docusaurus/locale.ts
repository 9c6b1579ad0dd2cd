import { nearestFirst } from "../lib/problem";
import { LOCALE_VARIABLE } from "../lib/settings/locale-site";
import { below } from "../lib/content/folder-path";
import type { DocusaurusConfig } from "./config";

/** Texts in a language by their ids. */
export type Texts = Readonly<Record<string, string>>;

/** The language in which a project is built: the one that was asked for, else its default one. */
export function localeOf({ i18n: { currentLocale, defaultLocale } }: Pick<DocusaurusConfig, "i18n">): string {
  return currentLocale ?? defaultLocale;
}

/** The folder of a language's translations, from the project's. */
export function localeFolder(locale: string, { i18n }: Pick<DocusaurusConfig, "i18n">): string {
  const { path = locale } = i18n.localeConfigs[locale] ?? {};
  return below(i18n.path, String(path));
}

/**
 * A configuration for one of its languages: with the base URL of that, which ends in its name. Throws for a language
 * that the project does not have, with those that it has.
 */
export function inLocale(config: DocusaurusConfig, locale: string): DocusaurusConfig {
  const { defaultLocale, locales } = config.i18n;
  if (locale === defaultLocale) return config;
  if (!locales.includes(locale)) throw new Error(noSuchLocale(locale, locales));
  return {
    ...config,
    baseUrl: `${config.baseUrl.replace(/\/*$/, "/")}${locale}/`,
    i18n: { ...config.i18n, currentLocale: locale },
  };
}

function noSuchLocale(locale: string, locales: readonly string[]): string {
  return (
    `${LOCALE_VARIABLE} is '${locale}', and \`i18n.locales\` of the project has no such language.\n` +
    `  → Name one that it has.\n  Valid: ${nearestFirst(locale, locales).join(", ")}`
  );
}
