import { buildSync } from "esbuild";
import { BROWSER_SCRIPT } from "../../lib/browser-script";

/**
 * The text of a script for HTML that calls what a module exports under a name, by JSON values, with all that the module
 * imports.
 */
export function inlineScript(root: string, module: string, name: string, values: readonly unknown[] = []): string {
  const written = values.map((value) => JSON.stringify(value)).join(", ");
  const { outputFiles } = buildSync({
    stdin: { contents: `import { ${name} } from "./${module}"; ${name}(${written});`, resolveDir: root },
    ...BROWSER_SCRIPT,
    // Fields of classes as plain assignments: the script is in each page.
    tsconfigRaw: { compilerOptions: { useDefineForClassFields: false } },
  });
  return (outputFiles[0]?.text ?? "").trim().replaceAll("</", "<\\/");
}
