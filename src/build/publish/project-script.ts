import path from "node:path";
import { stop } from "esbuild";
import { asUser } from "../../lib/build/last-user";
import type { HeadElement } from "../../lib/html/head-element";
import { servedBaseUrl } from "../../lib/routes/url";
import { LAYER_ORDER, layered } from "../../lib/style/project-layer";
import { browserScript } from "../../mdx/compile/bundles/island-bundle";
import { moduleBundleOf } from "../../mdx/compile/bundles/module-bundle";
import { md5, shortDigest } from "../../files/digest";
import type { SiteContext } from "../context/context";
import type { MadeFile } from "./made-file";

/**
 * A script of a project for all pages: its file, the styles of its modules for every page's head, and what these use
 * that is not there.
 */
export type ProjectScript = MadeFile & { head: HeadElement[]; absent: string[] };

/** What stands for the script of a project that has none. */
export const NO_SCRIPT: ProjectScript = { text: "", url: "", head: [], absent: [] };

/** The modules of a script, as named from the site's root, its file's name, and its text by the modules' names. */
type ScriptSource = { modules: readonly string[]; name: string; textOf: (entries: string[]) => string };

/** Makes a script of a project's modules for all pages; rejects with MdxError where one of them cannot be read. */
export async function projectScript(
  { root, site, production }: SiteContext,
  { modules, name, textOf }: ScriptSource,
): Promise<ProjectScript> {
  const { siteFolder: folder, siteConfig = {}, staticFolders, globalData, codeTranslations } = site;
  const { compiledStyles, moduleAliases, themeFolders, definitions, fileRules } = site;
  const baseUrl = servedBaseUrl(site.baseUrl, production);
  const own = { compiledStyles, moduleAliases, themeFolders, definitions, fileRules, codeTranslations };
  const bundled = { root, folder, staticFolders, baseUrl, siteConfig, globalData, ...own };
  const styleOf = async (module: string) => (await moduleBundleOf(module, bundled)).css;
  const made = async () => {
    const [script, ...sheets] = await Promise.all([
      browserScript(modules, textOf, bundled, production),
      ...modules.map(styleOf),
    ]);
    const more = await Promise.all(themeModules(script.inputs, bundled).map(styleOf));
    return { ...script, sheets: [...sheets, ...more].filter(isNew) };
  };
  const { code, absent, sheets } = await asUser(made(), stop);
  const layers = sheets.map(layered);
  return {
    text: code,
    absent,
    url: `/assets/${name}-${shortDigest(md5(code))}.js`,
    head: layers.length === 0 ? [] : [{ tag: "style", props: {}, text: [LAYER_ORDER, ...layers].join("\n") }],
  };
}

/** The modules of a project's theme, which its others import by names that no bundle of styles follows. */
function themeModules(
  inputs: readonly string[],
  { folder = "", themeFolders = [] }: { folder?: string; themeFolders?: readonly string[] },
): string[] {
  const themes = [path.posix.join(folder, "src/theme/"), ...themeFolders.map((name) => `${name}/`)];
  return inputs
    .filter((file) => themes.some((theme) => file.startsWith(theme)) && /\.[jt]sx?$/.test(file))
    .map((file) => `./${file}`);
}

/** Whether a sheet of a list says something, and none before it says the same. */
function isNew(sheet: string, index: number, all: readonly string[]): boolean {
  return sheet !== "" && !all.slice(0, index).some((other) => other.includes(sheet));
}
