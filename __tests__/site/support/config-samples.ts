import { createContext, runInContext } from "node:vm";
import { transformSync } from "esbuild";

/** A block of code that shows a configuration file: where it begins, its language, its text. */
type ConfigSample = { line: number; language: "js" | "ts"; code: string };

/** The configuration samples of an MDX source: blocks whose title names the configuration file. */
export function configSamplesIn(source: string): ConfigSample[] {
  const fence = /^([ \t]*)(`{3,})(js|ts)\b(.*)\n([\s\S]*?)^[ \t]*\2`*[ \t]*$/gm;
  return [...source.matchAll(fence)]
    .filter(([, , , , words]) => /title="[^"]*docusaurus\.config\.[^"]*"/.test(words ?? ""))
    .map(({ index, 3: language, 5: code }) => ({
      line: source.slice(0, index).split("\n").length,
      language: language as ConfigSample["language"],
      code: code ?? "",
    }));
}

/**
 * What a sample says: its configuration, which a function may make, and the values that it names at its top level.
 * Packages that it imports are stand-ins.
 */
export async function valuesOf({ code, language }: ConfigSample): Promise<{
  config?: Record<string, unknown>;
  named: Record<string, unknown>;
}> {
  const names = [...code.matchAll(/^const (\w+)/gm)].map(([, name]) => name ?? "");
  const { code: script } = transformSync(code, {
    loader: language,
    format: "cjs",
    supported: { "dynamic-import": false },
  });
  const module = { exports: {} as Record<string, unknown> };
  const require = Object.assign(packageOf, { resolve: (name: string) => name });
  const scope = { module, exports: module.exports, require, process: { env: {} }, __dirname: "/site" };
  const named = runInContext(`${script};({${names.join(",")}})`, createContext(scope)) as Record<string, unknown>;
  const exported: unknown = module.exports.default ?? (module.exports.__esModule ? undefined : module.exports);
  const made: unknown = typeof exported === "function" ? await (exported as () => unknown)() : exported;
  const isConfig = typeof made === "object" && made !== null && Object.keys(made).length > 0;
  return { named, ...(isConfig && { config: made as Record<string, unknown> }) };
}

/** A stand-in for a package: a function that has each property that is asked for. */
function packageOf(name: string): unknown {
  if (name === "prism-react-renderer") return { themes: new Proxy({}, { get: () => ({ plain: {}, styles: [] }) }) };
  if (name.endsWith(".json")) return { version: "1.0.0", name: "sample" };
  if (/^(?:node:)?(?:fs|path|url)(?:\/promises)?$/.test(name)) return builtinOf(name);
  if (name.includes("docusaurus.config"))
    return { __esModule: true, default: { title: "Site", url: "https://a.example", baseUrl: "/" } };
  return Object.assign(() => undefined, { __esModule: true, default: () => undefined });
}

function builtinOf(name: string): object {
  const text = '{"version":"1.0.0"}';
  const files = { readFileSync: () => text, readFile: () => Promise.resolve(text), existsSync: () => true };
  return name.includes("fs")
    ? { ...files, promises: files, default: files }
    : { resolve: (...parts: string[]) => parts.join("/") };
}
