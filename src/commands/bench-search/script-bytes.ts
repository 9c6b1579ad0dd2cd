import { build } from "esbuild";
import { gzipped } from "./engine";

/** Bytes of a module's script for browsers with all that it imports, minified and compressed with gzip. */
export async function scriptBytes(contents: string, resolveDir: string): Promise<number> {
  return gzipped(await browserScript(contents, resolveDir));
}

/** A module as one script for browsers, with all that it imports. */
export async function browserScript(contents: string, resolveDir: string): Promise<string> {
  const bundle = await build({
    stdin: { contents, resolveDir, loader: "ts" },
    bundle: true,
    write: false,
    minify: true,
    format: "iife",
    target: "es2022",
    logLevel: "silent",
  });
  return bundle.outputFiles[0]?.text ?? "";
}
