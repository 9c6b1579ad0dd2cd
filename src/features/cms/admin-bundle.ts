import { readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { build, stop, type Plugin } from "esbuild";
import { asUser } from "../../lib/last-user";
import { withRenames } from "./renamed-entries";

/** What makes the bundle, from the site's root: other files may make another one of the same modules. */
const OWN_FILES = ["src/features/cms/admin-bundle.ts", "src/features/cms/renamed-entries.ts"];

/**
 * Parts that Sveltia loads for kinds of fields that no collection has: highlighted code in 230 languages, and maps.
 */
const UNUSED = /^(?:@shikijs\/(?:langs|themes)\/|leaflet\b|terra-draw\b)/;

const withoutUnused: Plugin = {
  name: "without unused parts",
  setup: (bundle) => {
    bundle.onResolve({ filter: UNUSED }, () => ({ path: "unused", namespace: "unused" }));
    bundle.onLoad({ filter: /.*/, namespace: "unused" }, () => ({ contents: "export default [];" }));
  },
};

/** Where Sveltia's styles name fonts of another site; the same files come with it. */
const FONTS_ELSEWHERE = /https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/([\w-]+?)(?::vf)?@[^/]+\/([\w-]+)\.woff2/g;

/** Sveltia's script with its own fonts, by names such as `source-sans-3-latin-wght-normal`, and renames. */
function withFontsAndRenames(assets: readonly string[]): Plugin {
  const addressOf = (name: string) => {
    const asset = assets.find((one) => one.startsWith(`assets/${name}-`));
    if (asset === undefined) throw new Error(`@sveltia/cms has no font ${name}: its new version names others.`);
    return asset;
  };
  return {
    name: "with fonts and renames",
    setup: (bundle) =>
      bundle.onLoad({ filter: /@sveltia[\\/]cms[\\/]npm[\\/]index\.js$/ }, async ({ path: file }) => {
        const source = await readFile(file, "utf8");
        const withFonts = source.replace(FONTS_ELSEWHERE, (_, family, name) => addressOf(`${family}-${name}`));
        return { contents: withRenames(withFonts), loader: "js" };
      }),
  };
}

/**
 * Bundles Sveltia with the site's own file format: the scripts by their paths below the CMS' folder, and what they are
 * made of.
 */
export async function makeAdminBundle(root: string): Promise<{ files: Map<string, Uint8Array>; inputs: string[] }> {
  const { outputFiles, metafile } = await asUser(
    build({
      entryPoints: {
        cms: path.join(root, "src/features/cms/admin/admin.ts"),
        "open-page": path.join(root, "src/features/cms/admin/open-page.ts"),
      },
      absWorkingDir: root,
      outdir: "/",
      entryNames: "[name]-[hash]",
      chunkNames: "chunks/[name]-[hash]",
      bundle: true,
      splitting: true,
      write: false,
      metafile: true,
      minify: true,
      // Modules are UTF-8 always, and escapes make the words of some languages twice as long.
      charset: "utf8",
      platform: "browser",
      format: "esm",
      target: "es2022",
      define: { "process.env.NODE_ENV": JSON.stringify("production") },
      plugins: [withoutUnused, withFontsAndRenames([...adminAssets(root).keys()])],
      logLevel: "silent",
    }),
    stop,
  );
  return {
    files: new Map(outputFiles.map(({ path: name, contents }) => [name.slice(1), contents])),
    inputs: [...OWN_FILES, ...Object.keys(metafile.inputs)],
  };
}

/** The absolute paths of the files that Sveltia loads by its own address, by their paths below that. */
export function adminAssets(root: string): Map<string, string> {
  const folder = path.join(
    path.dirname(createRequire(path.join(root, "package.json")).resolve("@sveltia/cms")),
    "assets",
  );
  const names = readdirSync(folder).filter((name) => !name.endsWith(".map"));
  return new Map(names.map((name) => [`assets/${name}`, path.join(folder, name)]));
}
