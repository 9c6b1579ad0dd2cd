import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import type { AfterBuild } from "../../lib/settings/function-settings";
import type { DocusaurusConfig } from "../config";
import { docsOptionsOf, versionSidebarsOf, versionsFileOf } from "../map/docs";
import type { DocusaurusFolder, InstanceFiles, SidebarsFile } from "../map/folder";
import { reactNotes } from "../map/own-parts";
import { allPlugins } from "../map/site";
import { withTranslatedTheme } from "../map/translations";
import { localeOf } from "../locale";
import type { Note } from "../note";
import type { PluginUse } from "../plugins";
import { withCalled, type CalledPlugins } from "./content-calls";
import { codeFile, loadModule } from "./load-module";
import { docusaurusVersion, packageFileOf } from "./package-versions";
import type { PluginFolders } from "./plugin-pages";
import type { StyleFiles } from "./style-files";
import { noPlugins, runLocalPlugins } from "./local-plugins";
import type { Running } from "./running-plugins";
import { compiledStyles } from "./post-css";
import { namedStyles, stylesOf } from "./stylesheets";
import { codeLines } from "../../site-lines";
import { navbarCode, ownParts } from "./own-parts";
import { hasPostBuild, runPostBuild } from "./post-build";
import { readConfig } from "./read-config";
import { extendsParser, parserWith, transformWith } from "./syntax-plugins";
import { readThemeMessages } from "./theme-messages";
import { readTranslations } from "./translations";
import { uncompiledStyles } from "./uncompiled-styles";
import { pathFrom } from "../../files/path-from";
import { parsedJson } from "./parsed-json";

/**
 * Where to read: the site's root, the folder from there, and the module that stands for packages that are missing; and
 * the folders for what the project's own plugins add, which run only with these. Without them `called` says what an
 * earlier run found of these plugins. Who has the functions of the folder names these folders as `later`: plugins run
 * with them once one of these functions asks for it.
 */
export type Reading = {
  root: string;
  folder: string;
  stub: string;
  added?: PluginFolders;
  later?: PluginFolders;
  called?: CalledPlugins;
};
/**
 * What is read of a folder; `data` are the files that its plugins wrote, from the folder for these, `code` those that
 * its configuration, presets and plugins are made of, `texts` those with texts in the language that is built, from the
 * folder of that.
 */
type ReadFolder = { folder: DocusaurusFolder; notes: Note[]; called: CalledPlugins } & Record<
  "data" | "code" | "texts",
  string[]
>;

/**
 * Reads a Docusaurus folder: its configuration, and of each docs instance the versions and sidebars. Writes nothing but
 * the data of plugins that it runs. Rejects with an error that names the file, what is wrong with it, and what would be
 * right.
 */
export async function readFolder(reading: Reading): Promise<ReadFolder> {
  const { root, folder, stub, added, later } = reading;
  const project = path.resolve(root, folder);
  const file = configurationFile(project, folder);
  const siteFile = path.posix.join(folder, path.basename(file));
  const lineOf = codeLines(file, stub);
  const read = await readConfig({ file, siteFile, folder: project, stub, lineOf });
  const runningIn = (folders: PluginFolders): Running => ({ project, config: read.config, file, stub, ...folders });
  const local = added ? await runLocalPlugins(runningIn(added)) : noPlugins();
  const after = added && local.ran.some(hasPostBuild) ? added : later;
  const called = added ? local.called : (reading.called ?? {});
  const translations = readTranslations(project, folder, read.config);
  const config = withTranslatedTheme(withCalled(read.config, called), translations.texts);
  const { instances, notes } = await readInstances(config, project, reading);
  const named = namedStyles(allPlugins(config)).map((name) => path.resolve(project, name));
  const compiled = await compiledStyles({ project, plugins: local.postCss, named });
  const styles = readStyles(config, project, root, compiled.texts);
  return {
    folder: {
      folder,
      file: siteFile,
      config,
      version: docusaurusVersion(project),
      lineOf,
      instances,
      ownParts: ownParts(project, local.plugins.themeFolders),
      navbarCode: navbarCode(project),
      plugins: local.plugins,
      ...(after && { afterBuild: afterBuildOf(runningIn(after)) }),
      ...wordsOf(project, config, translations),
      styleFiles: styles.files,
      styles: styles.texts,
      compiledStyles: Object.fromEntries([...compiled.texts].map(([name, css]) => [pathFrom(project, name), css])),
      ...accessTo(root, project),
    },
    called,
    data: [...local.data],
    code: [...read.files, ...local.files],
    texts: [...translations.files, ...local.texts],
    notes: [
      ...read.missing.map((name) => notInstalled(name, siteFile)),
      ...read.notes,
      ...reactNotes(packageFileOf(project)),
      ...notes,
      ...local.notes,
      ...compiled.notes,
      ...styles.notes,
    ],
  };
}

/** The words of a project in the language that is built. */
function wordsOf(
  project: string,
  config: DocusaurusConfig,
  { messages, texts }: ReturnType<typeof readTranslations>,
): Pick<DocusaurusFolder, "messages" | "texts" | "themeMessages"> {
  return { messages, texts, themeMessages: readThemeMessages(project, localeOf(config)) };
}

/** What plugins do once a build is there; who calls it waits for the promise. */
function afterBuildOf(running: Running): DocusaurusFolder["afterBuild"] {
  return ((built) => runPostBuild(running, built)) as (...given: Parameters<AfterBuild>) => never;
}

/** What reads more of a project where the mapping asks for it. */
function accessTo(root: string, project: string): Pick<DocusaurusFolder, "textOf" | "absoluteOf" | "syntax" | "has"> {
  const absoluteOf = (name: string) => path.resolve(root, name);
  return {
    textOf: (name) => readFileSync(absoluteOf(name), "utf8"),
    absoluteOf,
    syntax: {
      extendsParser,
      parser: parserWith,
      transform: (plugins, formulas) => transformWith(plugins, absoluteOf, formulas),
    },
    has: (name) => existsSync(path.join(project, name)),
  };
}

/** The configuration file of a project; throws that there is none, with the folder as it is written. */
export function configurationFile(absolute: string, written = absolute): string {
  const file = codeFile(path.join(absolute, "docusaurus.config"));
  if (!file) throw new Error(noConfiguration(written, existsSync(absolute)));
  return file;
}

function noConfiguration(folder: string, isThere: boolean): string {
  return isThere
    ? `There is no docusaurus.config in '${folder || "."}'.\n  → Name the folder of a Docusaurus project, in which docusaurus.config.js (or .ts, .mjs, .cjs) lies.`
    : `There is no folder '${folder}'.\n  → Correct \`docusaurus\` in src/site.ts, or the environment variable DOCUSAURUS; paths start at the site's root.`;
}

/** The texts of a project's stylesheets, and the files that these show, by address. */
function readStyles(config: DocusaurusConfig, project: string, root: string, compiled: ReadonlyMap<string, string>) {
  const found: StyleFiles = {
    project,
    staticFolders: config.staticDirectories,
    published: new Map(),
    missing: new Set(),
    missingImports: new Set(),
    compiled,
  };
  const styles = stylesOf(allPlugins(config), found);
  const published = [...found.published].map(([address, name]) => [address, pathFrom(root, name)]);
  return {
    texts: styles.flatMap(({ css }) => css ?? []),
    files: Object.fromEntries(published) as Record<string, string>,
    notes: [
      ...uncompiledStyles(project),
      ...[...found.missing].map(noStyleFile),
      ...[...found.missingImports].map(noStyleImport),
      ...styles.filter(({ css }) => css === undefined).map(({ file }) => noStylesheet(file)),
    ],
  };
}

function noStylesheet(file: string): Note {
  return {
    name: `customCss: ${file}`,
    means: "The stylesheet is left out: it is not there, or in a language that nothing here compiles to CSS.",
    remedy: "Correct the path; for Sass install the project's packages, among them `sass`.",
  };
}

function noStyleImport(name: string): Note {
  return {
    name: `customCss: @import ${name}`,
    means: "What it imports is left out: there is no such stylesheet beside it or in a package.",
    remedy: "Correct the path, or install the package. What PostCSS makes, such as Tailwind, write into a file first.",
  };
}

function noStyleFile(address: string): Note {
  return {
    name: `customCss: url(${address})`,
    means: "There is no such file, and browsers find nothing at this address.",
    remedy: "Correct the address: it starts at the stylesheet, or with `@site/` at the project.",
  };
}

function notInstalled(name: string, file: string): Note {
  return {
    name: `${file}: ${name}`,
    means: "The package is not installed. What the configuration does with it has no effect.",
    remedy: "Nothing needs to be done for plugins, themes and colours; install it where it gives values.",
  };
}

/** The versions and sidebars of all docs instances, by their ids. */
async function readInstances(
  config: DocusaurusConfig,
  project: string,
  reading: Reading,
): Promise<{ instances: Record<string, InstanceFiles>; notes: Note[] }> {
  const uses = allPlugins(config).filter(({ name }) => name === "@docusaurus/plugin-content-docs");
  const instances: Record<string, InstanceFiles> = {};
  const notes: Note[] = [];
  for (const use of uses) {
    const read = await readInstance(use, project, reading);
    instances[docsOptionsOf(use).id] = read.files;
    notes.push(...read.notes);
  }
  return { instances, notes };
}

async function readInstance(
  use: PluginUse,
  absolute: string,
  reading: Reading,
): Promise<{ files: InstanceFiles; notes: Note[] }> {
  const options = docsOptionsOf(use);
  const versions = readVersions(absolute, versionsFileOf(options.id), reading.folder);
  const sidebars: InstanceFiles["sidebars"] = {};
  const notes: Note[] = [];
  if (options.sidebarPath === false) sidebars.current = { file: reading.folder, value: {} };
  else if (options.sidebarPath !== undefined) {
    const read = await readSidebars(path.resolve(absolute, options.sidebarPath), reading);
    sidebars.current = read.sidebars;
    notes.push(...read.notes);
  }
  // Whatever the options say of the current version: one without its file has no sidebars.
  for (const version of versions) {
    const file = path.join(absolute, versionSidebarsOf(options.id, version));
    sidebars[version] = (await readSidebars(file, reading)).sidebars;
  }
  return { files: { versions, sidebars }, notes };
}

function readVersions(absolute: string, name: string, folder: string): string[] {
  const file = path.join(absolute, name);
  if (!existsSync(file)) return [];
  const written = path.posix.join(folder, name);
  const names = parsedJson(readFileSync(file, "utf8"), written);
  if (Array.isArray(names) && names.every((entry) => typeof entry === "string")) return names;
  throw new Error(`${written} is not valid:\n  → It must be a list of names: ["2.0", "1.0"].`);
}

/** The sidebars of a file; none where there is no such file, as Docusaurus has it. */
async function readSidebars(file: string, { root, stub }: Reading): Promise<{ sidebars: SidebarsFile; notes: Note[] }> {
  const name = pathFrom(root, file);
  const found = existsSync(file) ? file : codeFile(file.replace(/\.[cm]?[jt]s$/, ""));
  if (!found) return { sidebars: { file: name, value: {} }, notes: [] };
  if (found.endsWith(".json")) {
    const value = parsedJson(readFileSync(found, "utf8"), name);
    return { sidebars: { file: name, value }, notes: [] };
  }
  const { value, missing } = await loadModule(found, stub);
  const notes = missing.map((missed) => notInstalled(missed, name));
  return { sidebars: { file: name, value: JSON.parse(JSON.stringify(await value)) as unknown }, notes };
}

/** The stub's path in the site. */
export function stubFile(root: string): string {
  return createRequire(path.join(root, "package.json")).resolve("./src/docusaurus/read/stub.cjs");
}
