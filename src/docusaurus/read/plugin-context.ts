import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { localeDefaults } from "../../lib/settings/locale-defaults";
import type { DocusaurusConfig } from "../config";
import { localeFolder, localeOf } from "../locale";

/** A project, its configuration and the file of that; the absolute folder for data of plugins, where they may write. */
export type Configured = { project: string; config: DocusaurusConfig; file: string; data?: string };

type Parts = Partial<Record<"future" | "markdown", object>>;

/**
 * What Docusaurus tells a plugin of the project: its folders, its configuration with the defaults of the Docusaurus
 * that it has installed, and its language.
 */
export function pluginContext({ project, config, file, data }: Configured) {
  const { i18n, baseUrl } = config;
  const currentLocale = localeOf(config);
  const localizationDir = path.join(project, localeFolder(currentLocale, config));
  const locale = {
    ...localeDefaults(currentLocale),
    path: currentLocale,
    translate: existsSync(localizationDir),
    url: config.url,
    baseUrl,
    ...i18n.localeConfigs[currentLocale],
  };
  return {
    siteDir: project,
    siteConfig: withDefaults(config, project),
    siteConfigPath: file,
    baseUrl,
    localizationDir,
    generatedFilesDir: data ?? path.join(project, ".docusaurus"),
    outDir: path.join(project, "build"),
    i18n: {
      ...i18n,
      currentLocale,
      localeConfigs: { ...i18n.localeConfigs, [currentLocale]: locale },
    },
  };
}

function withDefaults(config: DocusaurusConfig, project: string): object {
  const defaults = defaultsOf(project);
  const future = { ...defaults.future, ...(config.future as object | undefined) };
  return { ...defaults, ...config, future, markdown: { ...defaults.markdown, ...config.markdown } };
}

/** The defaults of configurations in the Docusaurus that a project has installed; none where there is none. */
function defaultsOf(project: string): Parts {
  try {
    const own = createRequire(path.join(project, "package.json"));
    const found = own("@docusaurus/core/lib/server/configValidation.js") as { DEFAULT_CONFIG?: Parts };
    return found.DEFAULT_CONFIG ?? {};
  } catch {
    return {};
  }
}
