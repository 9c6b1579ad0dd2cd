import { localeDefaults } from "../../../../lib/settings/locale-defaults";
import type { CompileSettings } from "../../settings";

/** The release of Docusaurus whose configuration and components are read here. */
const DOCUSAURUS_VERSION = "3.10.2";

/** The modules that Docusaurus writes before a build, as far as they are data. */
export function generatedData(context: ReturnType<typeof docusaurusContext>): Readonly<Record<string, unknown>> {
  return {
    "@generated/docusaurus.config": context.siteConfig,
    "@generated/globalData": context.globalData,
    "@generated/i18n": context.i18n,
    "@generated/codeTranslations": context.codeTranslations,
    "@generated/site-metadata": context.siteMetadata,
  };
}

type Locales = {
  defaultLocale?: string;
  currentLocale?: string;
  locales?: string[];
  localeConfigs?: Record<string, object>;
};

/** What `useDocusaurusContext` gives to components of a project, as data. */
export function docusaurusContext({
  siteConfig = {},
  globalData = {},
  codeTranslations = {},
}: Partial<CompileSettings>) {
  const i18n = Object(siteConfig.i18n) as Locales;
  const { defaultLocale = "en", currentLocale = defaultLocale, locales = [defaultLocale], localeConfigs = {} } = i18n;
  return {
    siteConfig,
    siteMetadata: { docusaurusVersion: DOCUSAURUS_VERSION, pluginVersions: {} },
    globalData,
    i18n: {
      defaultLocale,
      locales,
      currentLocale,
      localeConfigs: Object.fromEntries(
        locales.map((name) => [name, { ...localeDefaults(name), ...localeConfigs[name] }]),
      ),
    },
    codeTranslations,
  };
}
