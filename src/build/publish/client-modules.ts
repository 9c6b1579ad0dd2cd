import { oncePerProcess } from "./made-file";
import { NO_SCRIPT, projectScript, type ProjectScript } from "./project-script";
import type { SiteContext } from "../context/context";

/** The client modules of a site; rejects with MdxError where one cannot be read. */
export const clientModules = oncePerProcess(async (context: SiteContext): Promise<ProjectScript> => {
  const modules = context.site.clientModules;
  return modules.length === 0 ? NO_SCRIPT : projectScript(context, { modules, name: "client-modules", textOf });
});

function textOf(entries: string[]): string {
  return [
    ...entries.map((entry, index) => `import * as module${index} from ${entry};`),
    `export const modules = [${entries.map((_, index) => `module${index}`).join(", ")}];`,
  ].join("\n");
}
