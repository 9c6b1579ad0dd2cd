import path from "node:path";
import { THEME_PARTS_FILE } from "../../lib/build/theme-parts-file";
import { writeChanged } from "../../files/write-changed";
import type { SiteContext } from "../context/context";
import { oncePerProcess } from "./made-file";
import { NO_SCRIPT, projectScript, type ProjectScript } from "./project-script";

/**
 * The script of a project's components around parts of pages and for items of the navbar, which browsers and the
 * program that makes HTML run; rejects with MdxError where one of them cannot be read.
 */
export const themeParts = oncePerProcess(async (context: SiteContext): Promise<ProjectScript> => {
  const files = Object.fromEntries(
    Object.entries(context.site.themeParts).flatMap(([name, module]) => (module ? [[name, module]] : [])),
  );
  const modules = Object.values(files);
  if (modules.length === 0) return NO_SCRIPT;
  const script = await projectScript(context, { modules, name: "theme-parts", textOf: partsText(files) });
  // Node knows by the ending that it is a module.
  writeChanged(path.join(context.root, THEME_PARTS_FILE), script.text);
  return script;
});

/**
 * A script with the components by their names, and the modules that these are of, for messages. One that fails as it is
 * loaded fails where it is drawn, so that the others are there.
 */
export const partsText = (files: Readonly<Record<string, string>>) => (entries: string[]) =>
  [
    "const made = (load) => { try { return load(); } catch (error) { return () => { throw error; }; } };",
    `const parts = { ${Object.keys(files)
      .map((name, index) => `${JSON.stringify(name)}: made(() => require(${entries[index]}).default)`)
      .join(", ")} };`,
    `const files = ${JSON.stringify(files)};`,
    "export const module = { parts, files };",
  ].join("\n");

/** What components do by themselves once a browser draws them: effects, and what browsers alone draw. */
const ACTS = /\b(?:use(?:Layout|Insertion)?Effect|componentDidMount|BrowserOnly|useIsBrowser|canUseDOM)\b/;

/** Whether components of a script do something without a reader's doing, such as asking for consent. */
export function isActing(script: string): boolean {
  return ACTS.test(script);
}
