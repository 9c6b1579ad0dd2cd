import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { localeDefaults } from "../../lib/settings/locale-defaults";
import type { DocusaurusConfig } from "../config";
import { localeFolder, localeOf } from "../locale";
import { versionControl } from "./version-control";

/** A project, its configuration and the file of that; the absolute folder for data of plugins, where they may write. */
export type Configured = { project: string; config: DocusaurusConfig; file: string; data?: string };

type Future = { experimental_vcs?: unknown };
type Parts = { future?: Future; markdown?: object };

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
  const { defaults, presetOf } = installedCore(project);
  const future: Future = { ...defaults.future, ...(config.future as object | undefined) };
  const written = (config.future as Future | undefined)?.experimental_vcs;
  const vcs = versionControl(written, { project, usual: defaults.future?.experimental_vcs, presetOf });
  if (vcs !== undefined) future.experimental_vcs = vcs;
  return { ...defaults, ...config, future, markdown: { ...defaults.markdown, ...config.markdown } };
}

type Core = { defaults: Parts; presetOf: (name: string) => unknown };

/**
 * The defaults of configurations in the Docusaurus that a project has installed, and what gives its strategies for
 * version control; none where there is none.
 */
function installedCore(project: string): Core {
  try {
    const own = createRequire(path.join(project, "package.json"));
    const file = own.resolve("@docusaurus/core/lib/server/configValidation.js");
    const { DEFAULT_CONFIG: defaults = {} } = own(file) as { DEFAULT_CONFIG?: Parts };
    const presetOf: Core["presetOf"] = (name) => {
      const utilities = createRequire(file)("@docusaurus/utils") as { getVcsPreset?: Core["presetOf"] };
      return utilities.getVcsPreset?.(name);
    };
    return { defaults, presetOf };
  } catch {
    return { defaults: {}, presetOf: () => undefined };
  }
}
