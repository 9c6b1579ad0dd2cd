import path from "node:path";
import type { WebpackPluginInstance } from "webpack";
import { writtenDecisions } from "./renderer-decisions.cjs";

type Rule = { test: string; enforce: "post"; loader: string; options: object };

/** The bundler's settings of a module whose text is whole. */
export type RendererModule = {
  rules: Rule[];
  noParse: (request: string) => boolean;
  plugins: WebpackPluginInstance[];
};

/**
 * webpack's settings for the program that renders pages to HTML, in one module that esbuild makes. `settingsOptions`
 * are those of the loader of the site's settings.
 */
export function rendererModule(root: string, settingsOptions: object = {}): RendererModule {
  const bundled = new Set<string>();
  const loader = path.join(root, "src/build/bundler/renderer-loader.cjs");
  const test = path.join(root, ".cache/static-entry.js");
  const options = { bundled, settingsOptions };
  return {
    rules: [{ test, enforce: "post", loader, options }],
    noParse: (request) => bundled.has(request),
    plugins: [writtenDecisions(root, settingsOptions)],
  };
}
