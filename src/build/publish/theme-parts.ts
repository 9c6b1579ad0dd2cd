import path from "node:path";
import { THEME_PARTS_FILE } from "../../lib/build/theme-parts-file";
import { writeChanged } from "../../mdx/compile/write-changed";
import type { SiteContext } from "../context/context";
import { oncePerProcess } from "./made-file";
import { NO_SCRIPT, projectScript, type ProjectScript } from "./project-script";

/**
 * The script of a project's components around parts of pages, which browsers and the program that makes HTML run;
 * rejects with MdxError where one of them cannot be read.
 */
export const themeParts = oncePerProcess(async (context: SiteContext): Promise<ProjectScript> => {
  const parts = Object.entries(context.site.themeParts);
  if (parts.length === 0) return NO_SCRIPT;
  const names = parts.map(([name]) => name);
  const modules = parts.flatMap(([, module]) => module ?? []);
  const script = await projectScript(context, { modules, name: "theme-parts", textOf: textOf(names, modules) });
  // Node knows by the ending that it is a module.
  writeChanged(path.join(context.root, THEME_PARTS_FILE), script.text);
  return script;
});

/** A script with the components by their names, and the modules that these are of, for messages. */
const textOf = (names: readonly string[], modules: readonly string[]) => (entries: string[]) =>
  [
    ...entries.map((entry, index) => `import part${index} from ${entry};`),
    `const parts = { ${names.map((name, index) => `${JSON.stringify(name)}: part${index}`).join(", ")} };`,
    `const files = ${JSON.stringify(Object.fromEntries(names.map((name, index) => [name, modules[index]])))};`,
    "export const module = { parts, files };",
  ].join("\n");
