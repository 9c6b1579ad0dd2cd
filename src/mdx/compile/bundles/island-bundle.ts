import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { build, type BuildOptions, type Metafile, type OnResolveResult, type Plugin } from "esbuild";
import { KEPT_FOLDER } from "../../../lib/build/kept-folder";
import { md5, shortDigest } from "../../../files/digest";
import { writeWhole } from "../../../files/write-whole";
import type { CompileSettings } from "../settings";
import { DOCS_PLUGIN } from "../../docusaurus-functions";
import { docusaurusContext, generatedData } from "../run/docusaurus/context";
import { iconSvg } from "../run/docusaurus/icon-modules";
import { isDrawnByPage } from "../../../lib/settings/theme-parts";
import { ownThemeFile } from "../run/docusaurus/theme-files";
import { absentNames, tellingItsEnd } from "./absent-modules";
import { browserPackages } from "./browser-packages";
import type { IslandFile, Origin } from "./bundle-store";
import { CSS_MODULE, CSS_MODULE_FILE, partName } from "./css-modules";
import { moduleNameOf } from "./inline-modules";
import { addressImports, fileAddresses, namesFiles } from "./file-addresses";
import { docusaurusModules } from "./given-modules";
import { buildWithContexts, type BundleWithContexts } from "./module-contexts";
import { refusalOf } from "./refused-bundle";
import { sharedContexts } from "./shared-contexts";
import { CONTENT_FILES, entryOf, inputsOf, MODE, siteOptions, type BundledSite } from "./site-options";

/** Where scripts of islands are kept, from the site's root: among what the compiler keeps. */
const FOLDER = `${KEPT_FOLDER}/mdx/islands`;

/** The inputs of a bundle whose hooks tell of the doc or post, and their names, which stay in scripts made small. */
const HAS_USE_DOC = /^given:@docusaurus\/(?:plugin-content-(?:docs|blog)\/client|theme-common(?:\/internal)?)$/;
const USE_DOC = /\b(?:useDoc(?:sVersion)?|useBlogPost)\b/;

/** A site whose islands may have words in its language. */
export type IslandSite = BundledSite & Pick<CompileSettings, "codeTranslations">;

/** An island's script, and the files from the site's root that it was made of and that are no package's. */
type IslandBundle = Omit<IslandFile, keyof Origin> & { inputs: string[] };

/**
 * A script for browsers: its text, its inputs among the site's own files, the files of content that it shows, whether
 * it asks for the page's doc, and what it uses that is not there, by name.
 */
type BrowserScript = Pick<IslandBundle, "inputs" | "contents" | "asksForDoc"> & {
  code: string;
  absent: string[];
};

/**
 * Bundles a module for browsers and for the renderer of HTML, which run the same text: an ES module whose one export,
 * `module`, is what the module exports. Rejects with MdxError where a module cannot be read.
 */
export async function islandBundleOf(source: string, site: IslandSite, production: boolean): Promise<IslandBundle> {
  const text = ([entry = ""]: string[]) => `import * as module from ${entry};\nexport { module };`;
  const { code, absent: _, ...rest } = await browserScript([source], text, site, production);
  return { ...writeScript(code, nameOf(source), site.root), ...rest };
}

/**
 * Bundles modules, as named from the site's root, for browsers: `textOf` writes the script's text, given the modules'
 * names as JavaScript writes them. React, and what Docusaurus gives, it takes from the page
 * (`mdx/components/island/site-modules.tsx`). Styles are left out. Rejects with MdxError where a module cannot be read.
 */
export async function browserScript(
  sources: readonly string[],
  textOf: (entries: string[]) => string,
  site: IslandSite,
  production: boolean,
): Promise<BrowserScript> {
  const options = siteOptions(site, true);
  const mode = production ? "production" : "development";
  const own: BuildOptions = {
    outfile: "island.js",
    platform: "browser",
    format: "esm",
    target: "es2022",
    charset: "utf8",
    jsx: "automatic",
    minify: production,
    loader: { ...options.loader, ".css": "empty" },
    define: { ...options.define, [MODE]: JSON.stringify(mode) },
    stdin: { ...options.stdin, contents: textOf(sources.map((source) => entryOf(source, site))) },
    plugins: [
      docusaurusModules((name, importer) => givenModule(name, importer, site)),
      givenModules(site),
      drawings(),
      browserPackages(),
      sharedContexts(site),
      namesOfClasses(options),
      ...(options.plugins ?? []),
    ],
  };
  try {
    const { text, inputs, places } = await bundled({ ...options, ...own }, site.root);
    const all = Object.keys(inputs);
    const code = tellingItsEnd(text, all);
    const mark = `${CONTENT_FILES}:`;
    const contents = all.flatMap((name) => (name.startsWith(mark) ? [name.slice(mark.length)] : []));
    const asksForDoc = all.some((name) => HAS_USE_DOC.test(name)) && USE_DOC.test(code);
    return { code, contents, asksForDoc, inputs: [...inputsOf(inputs), ...places], absent: absentNames(all) };
  } catch (error) {
    throw refusalOf(error, sources, site.root);
  }
}

type Bundled = { text: string; inputs: Metafile["inputs"]; places: string[] };

/** A bundle; one in which modules name files by addresses is made once more, since few do, and looking takes time. */
async function bundled(options: BuildOptions, root: string): Promise<Bundled> {
  const first = outcomeOf(await buildWithContexts(options));
  if (!namesFiles(first.text)) return first;
  const plugins = [fileAddresses(options), ...(options.plugins ?? [])];
  return outcomeOf(await buildWithContexts({ ...options, plugins }, [addressImports(root)]));
}

function outcomeOf({ outputFiles, metafile, places }: BundleWithContexts): Bundled {
  const text = outputFiles?.find(({ path: file }) => file.endsWith("island.js"))?.text ?? "";
  return { text, inputs: metafile?.inputs ?? {}, places };
}

function writeScript(code: string, name: string, root: string): { file: string; url: string } {
  const stem = `${name}-${shortDigest(md5(code))}`;
  const file = `${FOLDER}/${stem}.mjs`;
  const absolute = path.join(root, file);
  if (!existsSync(absolute)) writeWhole(absolute, code);
  return { file, url: `/assets/${stem}.js` };
}

/** The name of a module as its author knows it: that of its file, or of the folder of an index file. */
function nameOf(source: string): string {
  const { dir, name } = path.posix.parse(moduleNameOf(source));
  return (name === "index" ? path.posix.basename(dir) : name).replace(/[^\w-]+/g, "-");
}

/**
 * A module of Docusaurus' as a file imports it: one of the project's own theme, or what the page gives; the latter
 * without a file.
 */
function givenModule(name: string, importer: string | undefined, site: BundledSite): OnResolveResult {
  const { root, folder, themeFolders } = site;
  const theme = path.join(root, folder, "src/theme") + path.sep;
  const isGiven = importer === undefined || (importer.startsWith(theme) && isDrawnByPage(name));
  const file = isGiven ? undefined : ownThemeFile(name, root, { siteFolder: folder, themeFolders });
  return file ? { path: path.join(root, file) } : { path: name, namespace: "given" };
}

/** What components ask for data of plugins by: of docs the page tells, and plugins that were not run have none. */
const GLOBAL_DATA = `const { useAllDocsData } = globalThis.___site("@docusaurus/plugin-content-docs/client");
const of = (name) => (name === "${DOCS_PLUGIN}" ? useAllDocsData() : (data[name] ?? {}));
const wholes = new WeakMap();
export default () => {
  const docs = useAllDocsData();
  if (!wholes.has(docs)) wholes.set(docs, { ...data, "${DOCS_PLUGIN}": docs });
  return wholes.get(docs);
};
export const useAllPluginInstancesData = of;
export const usePluginData = (name, id = "default") => of(name)[id] ?? {};`;

const THEME_COMMON = "@docusaurus/theme-common";

/** Modules that the page gives: React, and what Docusaurus' core and theme have. */
function givenModules({ siteConfig, globalData, codeTranslations }: IslandSite): Plugin {
  const data = docusaurusContext({ siteConfig, globalData, codeTranslations });
  const context = JSON.stringify(data);
  const themeConfig = JSON.stringify(siteConfig.themeConfig ?? {});
  const texts: Readonly<Record<string, string>> = {
    "@docusaurus/useDocusaurusContext": `const context = ${context};\nexport default () => context;`,
    "@docusaurus/Translate": `module.exports = globalThis.___site("translations")(${JSON.stringify(codeTranslations ?? {})});`,
    [THEME_COMMON]: `const config = ${themeConfig};\nmodule.exports = { ...globalThis.___site("${THEME_COMMON}"), useThemeConfig: () => config };`,
    ...Object.fromEntries(
      Object.entries(generatedData(data)).map(([name, value]) => [name, `export default ${JSON.stringify(value)};`]),
    ),
    "@docusaurus/useGlobalData": `const data = ${JSON.stringify(globalData)};\n${GLOBAL_DATA}`,
  };
  return {
    name: "given modules",
    setup: (bundle) => {
      bundle.onResolve({ filter: /^react(?:-dom)?(?:\/.*)?$/ }, ({ path: name }) => ({
        path: name,
        namespace: "given",
      }));
      bundle.onLoad({ filter: /.*/, namespace: "given" }, ({ path: name }) => ({
        contents:
          texts[name.replace(`${THEME_COMMON}/internal`, THEME_COMMON)] ??
          drawingText(iconSvg(name)) ??
          `module.exports = globalThis.___site(${JSON.stringify(name)});`,
      }));
      bundle.onLoad({ filter: /.*/, namespace: CONTENT_FILES }, ({ path: file }) => ({
        contents: `export default globalThis.___site("content")(${JSON.stringify(file)});`,
      }));
    },
  };
}

/** The text of a module with a drawing. */
function drawingText(svg: string | undefined): string | undefined {
  return svg && `export default globalThis.___site("drawing")(${JSON.stringify(svg)});`;
}

/** Drawings are components, as Docusaurus has them; as texts they are addresses. */
function drawings(): Plugin {
  return {
    name: "drawings",
    setup: (bundle) =>
      bundle.onLoad({ filter: /\.svg$/ }, ({ path: file }) => ({ contents: drawingText(readFileSync(file, "utf8")) })),
  };
}

/** The names of a CSS module's classes as the bundle for the build has them: shortened, they would be others. */
function namesOfClasses(options: BuildOptions): Plugin {
  return {
    name: "names of classes",
    setup: (bundle) => {
      bundle.onLoad({ filter: CSS_MODULE_FILE, namespace: "file" }, async ({ path: file }) => {
        const names = await build({
          ...options,
          outfile: "names.js",
          format: "esm",
          stdin: { ...options.stdin, contents: `export { default } from ${JSON.stringify(file)};` },
        });
        const text = names.outputFiles?.find(({ path: output }) => output.endsWith("names.js"))?.text ?? "";
        // Classes may be composed of others, whose files this bundle does not read.
        const parts = inputsOf(names.metafile?.inputs ?? {}).map((part) => `import ${partName(part)};\n`);
        return { contents: parts.join("") + text, loader: "js" };
      });
      bundle.onResolve({ filter: CSS_MODULE_FILE }, async ({ path: written, pluginData, ...args }) => {
        if (pluginData === CSS_MODULE) return undefined;
        return bundle.resolve(written, { ...args, pluginData: CSS_MODULE });
      });
    },
  };
}
