import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import { canLoad } from "./minifier";

type Stage = CreateWebpackConfigArgs["stage"];

/** A rule of the bundler, as far as it is read here. */
export type Rule = { test?: RegExp; resourceQuery?: RegExp; use?: unknown; oneOf?: unknown };

/** Every browser that Gatsby builds for by itself knows this and more. */
const TARGET = "es2020";
/** Names that Gatsby's Babel plugins look for. */
const FOR_BABEL = /\bgraphql\b|\bSlice\b|\.macro\b/;

/**
 * The rules of the bundler with a faster compiler in the place of Babel for scripts in which Gatsby's Babel plugins
 * have nothing to do: swc in develop, as it knows React's refresh of components, and esbuild elsewhere.
 * Babel keeps the files that hold a query, page components, of which it makes two modules, and sites that name their
 * browsers.
 */
export function withoutBabel(rules: readonly Rule[], stage: Stage, root: string): Rule[] {
  if (namesBrowsers(root) || (stage === "develop" && !canLoad("@swc/core", root))) return [...rules];
  const faster = stage === "develop" ? swcRules(root) : esbuildRules(root);
  return rules
    .filter((rule) => !isForTypeScriptAlone(rule))
    .map((rule) => (isForScripts(rule) ? { oneOf: [...faster, rule] } : rule));
}

/** Whether a rule is Gatsby's for a site's scripts; one with a query is for modules of MDX, of which there are none. */
function isForScripts({ test, resourceQuery, use }: Rule): boolean {
  return Boolean(use && !resourceQuery && test?.test("a.tsx") && test.test("a.js"));
}

/** The rule of Gatsby's plugin for TypeScript, which would do a second time what the rule for scripts does. */
function isForTypeScriptAlone({ test, resourceQuery, use }: Rule): boolean {
  return Boolean(use && !resourceQuery && test?.test("a.tsx") && !test.test("a.js"));
}

/** A rule for one kind of scripts of the site: none of packages, and none that Babel has to see. */
function ruleFor(test: RegExp, loader: string, options: object): object {
  const include = (file: string) =>
    !/[\\/]node_modules[\\/]/.test(file) && existsSync(file) && !FOR_BABEL.test(readFileSync(file, "utf8"));
  return { include, resourceQuery: /^$/, type: "javascript/auto", test, use: [{ loader, options }] };
}

function esbuildRules(root: string): object[] {
  const loader = resolved("esbuild-loader", root);
  // Given here, because the loader would look for a tsconfig.json for every file.
  const options = { target: TARGET, jsx: "automatic", tsconfigRaw: {} };
  return [ruleFor(/\.tsx?$/, loader, options), ruleFor(/\.m?jsx?$/, loader, { ...options, loader: "jsx" })];
}

function swcRules(root: string): object[] {
  const loader = resolved("swc-loader", root);
  const react = { runtime: "automatic", development: true, refresh: true };
  const optionsOf = (parser: object) => ({
    swcrc: false,
    jsc: { target: TARGET, parser, transform: { react } },
    module: { type: "es6" },
  });
  return [
    ruleFor(/\.ts$/, loader, optionsOf({ syntax: "typescript" })),
    ruleFor(/\.tsx$/, loader, optionsOf({ syntax: "typescript", tsx: true })),
    ruleFor(/\.m?jsx?$/, loader, optionsOf({ syntax: "ecmascript", jsx: true })),
  ];
}

function resolved(name: string, root: string): string {
  return createRequire(path.join(root, "package.json")).resolve(name);
}

function namesBrowsers(root: string): boolean {
  const { browserslist } = JSON.parse(readFileSync(path.join(root, "package.json"), "utf8")) as {
    browserslist?: unknown;
  };
  return (
    browserslist !== undefined || [".browserslistrc", "browserslist"].some((file) => existsSync(path.join(root, file)))
  );
}
