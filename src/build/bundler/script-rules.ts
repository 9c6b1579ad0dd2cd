import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";

type Stage = CreateWebpackConfigArgs["stage"];

/** A rule of the bundler, as far as it is read here. */
export type Rule = { test?: RegExp; resourceQuery?: RegExp; use?: unknown; oneOf?: unknown };

/** Every browser that Gatsby builds for by itself knows this and more. */
const TARGET = "es2020";
const STAGES: readonly Stage[] = ["build-javascript", "build-html"];
/** Names that Gatsby's Babel plugins look for. */
const FOR_BABEL = /\bgraphql\b|\bSlice\b|\.macro\b/;

/**
 * The rules of a build with esbuild in the place of Babel for scripts in which Gatsby's Babel plugins have nothing to
 * do.
 * Babel keeps the files that hold a query, page components, of which it makes two modules, all of develop, and sites
 * that name their browsers.
 */
export function withEsbuild(rules: readonly Rule[], stage: Stage, root: string): Rule[] {
  if (!STAGES.includes(stage) || namesBrowsers(root)) return [...rules];
  return rules
    .filter((rule) => !isForTypeScriptAlone(rule))
    .map((rule) => (isForScripts(rule) ? { oneOf: [...esbuildRules(root), rule] } : rule));
}

/** Whether a rule is Gatsby's for a site's scripts; one with a query is for modules of MDX, of which there are none. */
function isForScripts({ test, resourceQuery, use }: Rule): boolean {
  return Boolean(use && !resourceQuery && test?.test("a.tsx") && test.test("a.js"));
}

/** The rule of Gatsby's plugin for TypeScript, which would do a second time what the rule for scripts does. */
function isForTypeScriptAlone({ test, resourceQuery, use }: Rule): boolean {
  return Boolean(use && !resourceQuery && test?.test("a.tsx") && !test.test("a.js"));
}

function esbuildRules(root: string) {
  const loader = createRequire(path.join(root, "package.json")).resolve("esbuild-loader");
  const include = (file: string) =>
    !/[\\/]node_modules[\\/]/.test(file) && existsSync(file) && !FOR_BABEL.test(readFileSync(file, "utf8"));
  const common = { include, resourceQuery: /^$/, type: "javascript/auto" };
  // Given here, because the loader would look for a tsconfig.json for every file.
  const options = { target: TARGET, jsx: "automatic", tsconfigRaw: {} };
  return [
    { ...common, test: /\.tsx?$/, use: [{ loader, options }] },
    { ...common, test: /\.m?jsx?$/, use: [{ loader, options: { ...options, loader: "jsx" } }] },
  ];
}

function namesBrowsers(root: string): boolean {
  const { browserslist } = JSON.parse(readFileSync(path.join(root, "package.json"), "utf8")) as {
    browserslist?: unknown;
  };
  return (
    browserslist !== undefined || [".browserslistrc", "browserslist"].some((file) => existsSync(path.join(root, file)))
  );
}
