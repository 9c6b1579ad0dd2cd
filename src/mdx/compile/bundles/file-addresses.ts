import { readFileSync } from "node:fs";
import path from "node:path";
import { build, type BuildOptions, type Plugin } from "esbuild";
import { pathFrom } from "../../../files/path-from";
import { isFileAt } from "../../../files/is-file-at";
import { CODE, type Rewrite } from "./rewritten-modules";

/** How modules name files beside them: `new URL("./a.wasm", import.meta.url)`. */
const ADDRESS = /\bnew URL\(\s*(["'])([^"'\n]+)\1\s*,\s*import\.meta\.url\s*,?\s*\)/g;

/** The namespace of files that modules name by addresses, by their paths from the site's root. */
export const FILE_ADDRESS = "file-address";

/** Whether code, small or not, names files by addresses, which have to be told to its bundle. */
export function namesFiles(code: string): boolean {
  return code.search(ADDRESS) >= 0;
}

/**
 * Gives what modules import as `addressImports` has them: of a file of data its address, which holds it, of code, such
 * as a worker's, that of its bundle.
 */
export function fileAddresses(options: BuildOptions): Plugin {
  const root = options.absWorkingDir ?? process.cwd();
  return {
    name: "file addresses",
    setup: (bundle) => {
      bundle.onResolve({ filter: new RegExp(`^${FILE_ADDRESS}:`) }, ({ path: named }) => ({
        path: named.slice(FILE_ADDRESS.length + 1),
        namespace: FILE_ADDRESS,
      }));
      bundle.onLoad({ filter: /.*/, namespace: FILE_ADDRESS }, async ({ path: named }) => {
        const file = path.join(root, named);
        if (!CODE.test(file)) return { contents: readFileSync(file), loader: "dataurl" };
        const { outputFiles } = await build({ ...options, format: "iife", entryPoints: [file], stdin: undefined });
        const code = JSON.stringify(outputFiles?.[0]?.text ?? "");
        return { contents: `export default URL.createObjectURL(new Blob([${code}], { type: "text/javascript" }));` };
      });
    },
  };
}

/**
 * Has modules import the addresses that they write as `new URL("./a.wasm", import.meta.url)`; those without a file stay
 * as they are written. The imports stand on the first line, so that all others keep theirs.
 */
export function addressImports(root: string): Rewrite {
  return (text, file) => {
    const imports: string[] = [];
    const replaced = text.replace(ADDRESS, (written, _quote, name: string) => {
      const target = path.resolve(path.dirname(file), name);
      if (!isFileAt(target)) return written;
      const id = `fileAddress${imports.length}`;
      imports.push(`import ${id} from ${JSON.stringify(`${FILE_ADDRESS}:${pathFrom(root, target)}`)};`);
      return `new URL(${id})`;
    });
    return imports.join(" ") + replaced;
  };
}
