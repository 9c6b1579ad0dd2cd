import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { build } from "esbuild";
import { withNewNames } from "./new-names";
import { withRenames } from "./renamed-entries";
import { withWholeTexts } from "./whole-texts";

/** Where Sveltia's script loads a part of it: one of its own scripts, words of a language, or another package. */
const IMPORT = /\bimport\(`([^`$]+)`\)/g;

/** Any other import of what is no file beside a script: in other quotes, or at its head. */
const OTHER_IMPORT = /\bimport\((["'])[^"']*\1\)|(?:^|;)import(?:[^;("'`]{0,200}\bfrom)?(["'])(?!\.\/)[^"']+\2/;

/** The address of a map that is not published. */
const SOURCE_MAP = /\n?\/\/# sourceMappingURL=\S+\s*$/;

/** Words of a language, by the path at which they lie beside the folder of the script. */
const WORDS = /^\.\.\/locales\/([\w-]+)\.json$/;

/**
 * Parts that Sveltia loads for kinds of fields that no collection has: highlighted code in 230 languages, and maps.
 */
const UNUSED = /^(?:@shikijs\/(?:langs|themes)\/|leaflet\b|terra-draw\b)/;

/** Where Sveltia's styles name fonts of another site; the same files come with it. */
const FONTS_ELSEWHERE = /https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/([\w-]+?)(?::vf)?@[^/]+\/([\w-]+)\.woff2/g;

/** How esbuild makes modules of the CMS: small, and for the browsers that Sveltia asks for. */
export const FOR_BROWSERS = {
  bundle: true,
  write: false,
  minify: true,
  // Modules are UTF-8 always, and escapes are longer.
  charset: "utf8",
  platform: "browser",
  format: "esm",
  target: "es2022",
  define: { "process.env.NODE_ENV": JSON.stringify("production") },
  logLevel: "silent",
} as const;

/** A file of the CMS, by its path below the folder of that. */
type AdminFile = { file: string; content: Uint8Array | string };
/** What Sveltia's script imports by a name. */
type Part = AdminFile & { name: string };
/** The files of Sveltia by their paths, and the path of its main script. */
type SveltiaFiles = { script: string; files: Map<string, Uint8Array | string> };

/**
 * Sveltia as its package has it, bundled and small already, but for its fonts, for names of files that can be edited in
 * folders, for names of new files, for whole texts of files, and for where its parts lie. `folder` has its main script,
 * `assets` are the paths of its fonts. Rejects where a release reads otherwise.
 */
export async function sveltiaFiles(folder: string, assets: readonly string[]): Promise<SveltiaFiles> {
  const source = await textOf(path.join(folder, "index.js"));
  const names = new Set([...source.matchAll(IMPORT)].map(([, name = ""]) => name));
  const parts = await partsOf([...names], folder);
  const places = new Map(parts.map(({ name, file }) => [name, `./${file}`]));
  const content = withNewNames(withWholeTexts(withRenames(withFonts(source, assets)))).replace(
    IMPORT,
    (_, name: string) => `import("${places.get(name) ?? name}")`,
  );
  const script = `sveltia-${digestOf(content)}.js`;
  const own = await Promise.all(ownScripts(folder));
  return {
    script,
    files: new Map([{ file: script, content }, ...own, ...parts].map((one) => [one.file, one.content])),
  };
}

/** The other scripts of Sveltia, which have digests in their names. */
function ownScripts(folder: string): Promise<AdminFile>[] {
  const names = readdirSync(path.join(folder, "chunks")).filter((name) => name.endsWith(".js"));
  return names.map(async (name) => ({
    file: `chunks/${name}`,
    content: await textOf(path.join(folder, "chunks", name)),
  }));
}

async function partsOf(names: readonly string[], folder: string): Promise<Part[]> {
  // Scripts of its own lie where it looks for them.
  return Promise.all(names.filter((name) => !name.startsWith("./")).map((name) => partOf(name, folder)));
}

async function partOf(name: string, folder: string): Promise<Part> {
  if (UNUSED.test(name)) return { name, ...partIn("unused", "export default [];") };
  return WORDS.test(name) ? wordsOf(name, folder) : packageOf(name, folder);
}

/** The words of a language as a module. */
async function wordsOf(name: string, folder: string): Promise<Part> {
  const content = `export default ${(await readFile(path.join(folder, name), "utf8")).trim()};`;
  return { name, ...partIn(path.parse(name).name, content) };
}

/** A package that Sveltia has not bundled itself, as it lies for it. */
async function packageOf(name: string, folder: string): Promise<Part> {
  const { outputFiles } = await build({ ...FOR_BROWSERS, entryPoints: [name], absWorkingDir: folder });
  const content = outputFiles[0]?.contents ?? "";
  return { name, ...partIn(path.parse(name).name, content) };
}

function partIn(stem: string, content: string | Uint8Array): AdminFile {
  return { file: `chunks/${stem}-${digestOf(content)}.js`, content };
}

/** A script of Sveltia without the address of its map; throws where it imports what would not be there. */
async function textOf(file: string): Promise<string> {
  const text = (await readFile(file, "utf8")).replace(SOURCE_MAP, "");
  const [other] = OTHER_IMPORT.exec(text) ?? [];
  if (other !== undefined)
    throw new Error(
      `@sveltia/cms imports ${other} in ${path.basename(file)}, which this site does not copy: see src/features/cms/sveltia-script.ts, or go back to the version before.`,
    );
  return text;
}

/** Sveltia's script with its own fonts, by names such as `source-sans-3-latin-wght-normal`. */
function withFonts(source: string, assets: readonly string[]): string {
  return source.replace(FONTS_ELSEWHERE, (_, family: string, file: string) => {
    const asset = assets.find((one) => one.startsWith(`assets/${family}-${file}-`));
    if (asset === undefined)
      throw new Error(`@sveltia/cms has no font ${family}-${file}: its new version names others.`);
    return asset;
  });
}

function digestOf(content: string | Uint8Array): string {
  return createHash("sha256").update(content).digest("hex").slice(0, 12);
}
