import type { BuildOptions } from "esbuild";
import { md5 } from "../../files/digest";
import { keptScript } from "../bundler/kept-script";

/** Scripts that were made, by the folder of their site and their first lines. */
const made = new Map<string, Promise<string>>();

/**
 * The text of a script for HTML that calls what a module exports under a name, by JSON values, with all that the module
 * imports; made once in a process, for all stages of the bundler, and kept for later builds.
 */
export function inlineScript(
  root: string,
  module: string,
  name: string,
  values: readonly unknown[] = [],
): Promise<string> {
  const options = inlineOptions(root, module, name, values);
  const key = JSON.stringify(options.stdin);
  const script = made.get(key) ?? keptScript(root, `inline-${name}-${md5(key).slice(0, 8)}`, options).then(inHtml);
  made.set(key, script);
  return script;
}

/** How esbuild makes such a script. */
export function inlineOptions(
  root: string,
  module: string,
  name: string,
  values: readonly unknown[],
): Pick<BuildOptions, "stdin" | "tsconfigRaw"> {
  const written = values.map((value) => JSON.stringify(value)).join(", ");
  return {
    stdin: { contents: `import { ${name} } from "./${module}"; ${name}(${written});`, resolveDir: root },
    // Fields of classes as plain assignments: the script is in each page.
    tsconfigRaw: { compilerOptions: { useDefineForClassFields: false } },
  };
}

/** A script as it may stand in HTML. */
export function inHtml(script: string): string {
  return script.trim().replaceAll("</", "<\\/");
}
