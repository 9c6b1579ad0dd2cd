import { buildSync } from "esbuild";

/** The text of a script that calls what a module exports under a name, with all that the module imports, for HTML. */
export function inlineScript(root: string, module: string, name: string): string {
  const { outputFiles } = buildSync({
    stdin: { contents: `import { ${name} } from "./${module}"; ${name}();`, resolveDir: root },
    bundle: true,
    write: false,
    minify: true,
    platform: "browser",
    format: "iife",
    target: "es2020",
    // Fields of classes as plain assignments: the script is in each page.
    tsconfigRaw: { compilerOptions: { useDefineForClassFields: false } },
    logLevel: "silent",
  });
  return (outputFiles[0]?.text ?? "").trim().replaceAll("</", "<\\/");
}
