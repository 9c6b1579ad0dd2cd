import { buildSync } from "esbuild";
import { BROWSER_SCRIPT } from "../../lib/browser-script";

/** Scripts that were made, by the folder of their site and their first lines. */
const made = new Map<string, string>();

/**
 * The text of a script for HTML that calls what a module exports under a name, by JSON values, with all that the module
 * imports; made once in a process, for all stages of the bundler.
 */
export function inlineScript(root: string, module: string, name: string, values: readonly unknown[] = []): string {
  const written = values.map((value) => JSON.stringify(value)).join(", ");
  const contents = `import { ${name} } from "./${module}"; ${name}(${written});`;
  const key = `${root}\n${contents}`;
  const script = made.get(key) ?? scriptOf(root, contents);
  made.set(key, script);
  return script;
}

function scriptOf(root: string, contents: string): string {
  const { outputFiles } = buildSync({
    stdin: { contents, resolveDir: root },
    ...BROWSER_SCRIPT,
    // Fields of classes as plain assignments: the script is in each page.
    tsconfigRaw: { compilerOptions: { useDefineForClassFields: false } },
  });
  return (outputFiles[0]?.text ?? "").trim().replaceAll("</", "<\\/");
}
