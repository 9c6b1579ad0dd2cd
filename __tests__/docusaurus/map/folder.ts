import { noPlugins } from "../../../src/docusaurus/read/local-plugins";
import { readDocusaurusConfig, type DocusaurusConfig } from "../../../src/docusaurus/config";
import type { DocusaurusFolder } from "../../../src/docusaurus/map/folder";

/** A configuration with the least that Docusaurus asks for, and more. */
export function configWith(more: Record<string, unknown> = {}): DocusaurusConfig {
  return readDocusaurusConfig({ title: "Kiln", url: "https://kiln.example", ...more }, "docusaurus.config.js");
}

/** A folder beside the site with that configuration, in which everything is there. */
export function folderWith(
  config: Record<string, unknown> = {},
  more: Partial<DocusaurusFolder> = {},
): DocusaurusFolder {
  return {
    folder: "../website",
    file: "../website/docusaurus.config.js",
    config: configWith(config),
    lineOf: () => undefined,
    instances: {},
    ownParts: [],
    navbarCode: { docIds: [], classNames: [] },
    plugins: noPlugins().plugins,
    messages: {},
    texts: {},
    themeMessages: {},
    styles: [],
    styleFiles: {},
    compiledStyles: {},
    has: (name) => !name.startsWith("src/theme/"),
    syntax: {
      parser: () => () => ({ tree: {} }),
      transform: () => () => ({ failed: { plugin: "", message: "" } }),
      extendsParser: () => false,
    },
    textOf: () => "",
    absoluteOf: (path) => `/site/${path}`,
    ...more,
  };
}
