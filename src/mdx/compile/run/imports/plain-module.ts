import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import vm from "node:vm";
import { buildSync, type Message } from "esbuild";
import { md5 } from "../../digest";
import { MdxError, type jsxRuntime } from "../runtime";

/** A module's exports by name, `default` among them. */
export type Namespace = Record<string, unknown>;

/** What a plain module may use while it runs: the site's root, where to note the files it is made of, and the JSX runtime of the page. */
export type ModuleHost = {
  root: string;
  dependencies: Map<string, string>;
  h: ReturnType<typeof jsxRuntime>;
  Fragment: unknown;
  react: Namespace;
};

/** Loads and runs a JavaScript, TypeScript or JSON module at build, bundled with what it imports; throws MdxError where it cannot be read or fails. */
export function runPlainModule(source: string, folder: string, host: ModuleHost): Namespace {
  const { code, inputs } = bundled(source, folder, host.root);
  for (const input of inputs) {
    if (input.includes("node_modules/")) continue;
    host.dependencies.set(input, md5(readFileSync(path.join(host.root, input))));
  }
  const nodeRequire = createRequire(path.join(host.root, "package.json"));
  const require = (id: string): unknown => (id === "react" ? host.react : nodeRequire(id));
  const module: { exports: unknown } = { exports: {} };
  try {
    const run = new vm.Script(`(function (module, exports, require, h, Fragment) {${code}\n})`, {
      filename: source,
    }).runInThisContext() as (...values: unknown[]) => void;
    run(module, module.exports, require, host.h, host.Fragment);
  } catch (error) {
    throw new MdxError(
      `The module '${source}' failed: ${error instanceof Error ? error.message : String(error)}.`,
      "Content imports run at build, in Node and without a browser: mend the module.",
    );
  }
  return namespaceOf(module.exports);
}

function namespaceOf(exports: unknown): Namespace {
  if (typeof exports !== "object" || exports === null) return { default: exports };
  const names = exports as Namespace;
  return "default" in names ? names : { ...names, default: names };
}

function bundled(source: string, folder: string, root: string): { code: string; inputs: string[] } {
  try {
    const { outputFiles, metafile } = buildSync({
      stdin: { contents: `module.exports = require(${JSON.stringify(source)});`, resolveDir: path.join(root, folder) },
      absWorkingDir: root,
      bundle: true,
      write: false,
      metafile: true,
      platform: "node",
      format: "cjs",
      external: ["react"],
      jsxFactory: "h",
      jsxFragment: "Fragment",
      loader: { ".js": "jsx" },
      logLevel: "silent",
    });
    return {
      code: outputFiles[0]?.text ?? "",
      inputs: Object.keys(metafile.inputs).filter((name) => name !== "<stdin>"),
    };
  } catch (error) {
    const first = (error as { errors?: Message[] }).errors?.[0];
    const place =
      first?.location && first.location.file !== "<stdin>"
        ? ` (${first.location.file}:${first.location.line}:${first.location.column + 1})`
        : "";
    throw new MdxError(
      `The module '${source}' cannot be loaded: ${first?.text ?? String(error)}${place}.`,
      "Correct the path or the name of the package, or mend the module.",
    );
  }
}
