import path from "node:path";
import { ROOT_MODULE_FILE } from "../../lib/build/root-module-file";
import { writeChanged } from "../../mdx/compile/write-changed";
import type { SiteContext } from "../context/context";
import { oncePerProcess } from "./made-file";
import { NO_SCRIPT, projectScript, type ProjectScript } from "./project-script";

/**
 * The script of a project's component around all pages, which browsers and the program that makes HTML run; rejects
 * with MdxError where it cannot be read.
 */
export const rootModule = oncePerProcess(async (context: SiteContext): Promise<ProjectScript> => {
  const { rootModule: module } = context.site;
  if (module === undefined) return NO_SCRIPT;
  const script = await projectScript(context, { modules: [module], name: "root", textOf });
  // Node knows by the ending that it is a module.
  writeChanged(path.join(context.root, ROOT_MODULE_FILE), script.text);
  return script;
});

const textOf = ([entry = ""]: string[]) => `import * as module from ${entry};\nexport { module };`;
