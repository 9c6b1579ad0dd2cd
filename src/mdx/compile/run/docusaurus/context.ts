import type { CompileSettings } from "../../settings";

/** The release of Docusaurus whose configuration and components are read here. */
const DOCUSAURUS_VERSION = "3.10.2";

type Locales = { defaultLocale?: string; locales?: string[]; localeConfigs?: Record<string, object> };

/** What `useDocusaurusContext` gives to components of a project, as data. */
export function docusaurusContext({
  siteConfig = {},
  globalData = {},
  codeTranslations = {},
}: Partial<CompileSettings>) {
  const { defaultLocale = "en", locales = [defaultLocale], localeConfigs = {} } = Object(siteConfig.i18n) as Locales;
  return {
    siteConfig,
    siteMetadata: { docusaurusVersion: DOCUSAURUS_VERSION, pluginVersions: {} },
    globalData,
    i18n: {
      defaultLocale,
      locales,
      currentLocale: defaultLocale,
      localeConfigs: Object.fromEntries(locales.map((name) => [name, { ...ownLocale(name), ...localeConfigs[name] }])),
    },
    codeTranslations,
  };
}

function ownLocale(name: string) {
  return { label: languageOf(name), direction: "ltr", htmlLang: name, calendar: "gregory", path: name };
}

/** A language's name in that language, with a capital; the locale's own name where none is known. */
function languageOf(locale: string): string {
  try {
    const name = new Intl.DisplayNames(locale, { type: "language" }).of(locale) ?? locale;
    return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
  } catch {
    // Projects may name locales as they like.
    return locale;
  }
}
