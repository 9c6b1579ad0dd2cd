import { readFileSync } from "node:fs";
import path from "node:path";
import { build, type BuildOptions, type Loader, type Plugin } from "esbuild";
import { pathFrom } from "../../../files/path-from";
import { isFileAt } from "../../../files/is-file-at";

/** How modules name files beside them: `new URL("./a.wasm", import.meta.url)`. */
const ADDRESS = /\bnew URL\(\s*(["'])([^"'\n]+)\1\s*,\s*import\.meta\.url\s*,?\s*\)/g;
/** The names of files of code, with their ending. */
export const CODE = /\.([cm]?[jt]sx?)$/;

/** The namespace of files that modules name by addresses, by their paths from the site's root. */
export const FILE_ADDRESS = "file-address";

/** Whether code, small or not, names files by addresses, which have to be told to its bundle. */
export function namesFiles(code: string): boolean {
  return code.search(ADDRESS) >= 0;
}

/**
 * Has `new URL("./a.wasm", import.meta.url)` in modules be the address of that file: of data one that holds it, of
 * code, such as a worker's, one of its bundle. Files that are not there stay as they are written.
 */
export function fileAddresses(options: BuildOptions): Plugin {
  const root = options.absWorkingDir ?? process.cwd();
  return {
    name: "file addresses",
    setup: (bundle) => {
      bundle.onLoad({ filter: CODE, namespace: "file" }, ({ path: file }) => {
        const text = readFileSync(file, "utf8");
        return namesFiles(text) ? { contents: withImports(text, file, root), loader: loaderOf(file) } : undefined;
      });
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

/** A module in which addresses are imported; the imports stand on its first line, so that all others keep theirs. */
function withImports(text: string, file: string, root: string): string {
  const imports: string[] = [];
  const replaced = text.replace(ADDRESS, (written, _quote, name: string) => {
    const target = path.resolve(path.dirname(file), name);
    if (!isFileAt(target)) return written;
    const id = `fileAddress${imports.length}`;
    imports.push(`import ${id} from ${JSON.stringify(`${FILE_ADDRESS}:${pathFrom(root, target)}`)};`);
    return `new URL(${id})`;
  });
  return imports.join(" ") + replaced;
}

/** By what esbuild reads a file of code: JSX may be in all but TypeScript without it. */
export function loaderOf(file: string): Loader {
  const ending = CODE.exec(file)?.[1] ?? "";
  if (ending === "tsx") return "tsx";
  return ending.includes("ts") ? "ts" : "jsx";
}
