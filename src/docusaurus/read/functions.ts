import path from "node:path";
import { pluginFolders } from "../../lib/build/plugin-folders";
import { LOCALE_VARIABLE } from "../../lib/settings/locale-site";
import { serveFunctions } from "../../remote/serve";
import type { CalledPlugins } from "./content-calls";
import { watchReads } from "./file-reads";
import { mappedFolder } from "./mapped";

/*
 * The program that has the functions of a Docusaurus folder, in a thread of whoever calls one. It reads the folder as
 * the process did that wrote the site's configuration, so that the same keys lead to the same functions.
 */
serveFunctions(async ({ folder = "", locale = "", called = "{}" }) => {
  const root = process.cwd();
  const absolute = path.resolve(root, folder);
  watchReads();
  // Threads cannot change their folder; what a project asks for is its own.
  process.cwd = () => absolute;
  process.env[LOCALE_VARIABLE] = locale;
  const later = pluginFolders(root);
  const { site } = await mappedFolder(root, folder, { later, called: JSON.parse(called) as CalledPlugins });
  return site;
});
