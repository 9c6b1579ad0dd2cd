import { KEPT_FOLDER } from "./kept-folder";

/** Where plugins of a Docusaurus project write data, from the site's root: what `.docusaurus` is for Docusaurus. */
export const PLUGIN_DATA = `${KEPT_FOLDER}/docusaurus/data`;

/** Where the pages that such plugins add are written, from the site's root. */
export const PLUGIN_PAGES = `${KEPT_FOLDER}/docusaurus/pages`;

/** Both folders of a site, which is at an absolute path. */
export function pluginFolders(root: string): Record<"data" | "pages", string> {
  return { data: `${root}/${PLUGIN_DATA}`, pages: `${root}/${PLUGIN_PAGES}` };
}
