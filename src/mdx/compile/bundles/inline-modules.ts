import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "esbuild";
import { KEPT_FOLDER } from "../../../lib/build/kept-folder";
import { withLineFeeds } from "../../../lib/content/line-ends";
import { md5 } from "../../../files/digest";
import { writeWhole } from "../../../files/write-whole";
import { pathFrom } from "../../../files/path-from";

/** The namespace of modules that are parts of content files. */
const INLINE = "inline";
/** Where their texts are kept, from the site's root. */
const FOLDER = `${KEPT_FOLDER}/mdx/inline`;
const NAME = new RegExp(`^${INLINE}:([0-9a-f]+):(.*)$`);

/** Keeps the text of a module that is a part of a content file; returns the name under which it is bundled. */
export function keepInlineModule(text: string, file: string, root: string): string {
  const digest = md5(text);
  const kept = path.join(root, FOLDER, `${digest}.jsx`);
  // Several threads may keep the same part of a partial at once.
  if (!existsSync(kept)) writeWhole(kept, text);
  return `${INLINE}:${digest}:${file}`;
}

/**
 * What authors are told as the name of a module: that of its package, or its file from the site's root, without the
 * `./` by which it is told from a package; for a part of a content file that file.
 */
export function moduleNameOf(source: string): string {
  return NAME.exec(source)?.[2] ?? source.replace(/^\.\//, "");
}

/** The namespace of files that are imported as their texts. */
export const RAW_TEXT = "raw-text";
const RAW = /^!{1,2}raw-loader!/;

/** Has `import text from "!!raw-loader!./a.txt"` give the text of a file, as content has it. */
export function rawTexts(root: string): Plugin {
  return {
    name: "raw texts",
    setup: (bundle) => {
      bundle.onResolve({ filter: RAW }, async ({ path: written, ...args }) => {
        const found = await bundle.resolve(written.replace(RAW, ""), args);
        if (found.errors.length > 0) return found;
        return { path: pathFrom(root, found.path), namespace: RAW_TEXT };
      });
      bundle.onLoad({ filter: /.*/, namespace: RAW_TEXT }, ({ path: file }) => ({
        contents: withLineFeeds(readFileSync(path.join(root, file), "utf8")),
        loader: "text",
      }));
    },
  };
}

/** Has bundles read these modules as if they lay beside their content files. */
export function inlineModules(root: string): Plugin {
  return {
    name: "inline modules",
    setup: (bundle) => {
      bundle.onResolve({ filter: NAME }, ({ path: name }) => ({ path: name, namespace: INLINE }));
      bundle.onLoad({ filter: NAME, namespace: INLINE }, ({ path: name }) => {
        const [, digest = "", file = ""] = NAME.exec(name) ?? [];
        const text = readFileSync(path.join(root, FOLDER, `${digest}.jsx`), "utf8");
        return { contents: text, loader: "jsx", resolveDir: path.dirname(path.join(root, file)) };
      });
    },
  };
}
