import path from "node:path";
import type { DocusaurusConfig } from "../config";

/** A project's folder and its configuration, with the path of its file. */
export type Configured = { project: string; config: DocusaurusConfig; file: string };

/** What Docusaurus gives to a plugin or a preset beside its options. */
export function pluginContext({ project, config, file }: Configured): Record<string, unknown> {
  const { i18n, baseUrl } = config;
  return {
    ...{ siteDir: project, siteConfig: config, siteConfigPath: file, baseUrl },
    generatedFilesDir: path.join(project, ".docusaurus"),
    ...{ outDir: path.join(project, "build"), localizationDir: path.join(project, "i18n", i18n.defaultLocale) },
    i18n: { ...i18n, currentLocale: i18n.defaultLocale },
  };
}
