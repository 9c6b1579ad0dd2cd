import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import { withoutQueries } from "./queries.cjs";

type Stage = CreateWebpackConfigArgs["stage"];

/** A rule of the bundler, as far as it is read here. */
export type Rule = { test?: RegExp; resourceQuery?: RegExp; use?: unknown; oneOf?: unknown };

/** Every browser that Gatsby builds for by itself knows this and more. */
const TARGET = "es2020";
/** Names that Gatsby's Babel plugins look for, beside queries. */
const FOR_BABEL = /\bSlice\b|\.macro\b/;
const QUERY = /\bgraphql\b/;

/**
 * The rules of the bundler with swc in the place of Babel for scripts in which Gatsby's Babel plugins have nothing to
 * do: the one in Rspack for the scripts of browsers, and swc's own package elsewhere, where it is installed for the
 * system. Babel keeps what it makes more of than keys of queries' results, and sites that name their browsers.
 */
export function withoutBabel(rules: readonly Rule[], stage: Stage, root: string): Rule[] {
  if (namesBrowsers(root) || (stage !== "build-javascript" && !canLoad("@swc/core", root))) return [...rules];
  return rules
    .filter((rule) => !isForTypeScriptAlone(rule))
    .map((rule) => (isForScripts(rule) ? { oneOf: [...swcRules(root, stage), rule] } : rule));
}

/** Whether a rule is Gatsby's for a site's scripts; one with a query is for modules of MDX, of which there are none. */
function isForScripts({ test, resourceQuery, use }: Rule): boolean {
  return Boolean(use && !resourceQuery && test?.test("a.tsx") && test.test("a.js"));
}

/** The rule of Gatsby's plugin for TypeScript, which would do a second time what the rule for scripts does. */
function isForTypeScriptAlone({ test, resourceQuery, use }: Rule): boolean {
  return Boolean(use && !resourceQuery && test?.test("a.tsx") && !test.test("a.js"));
}

/**
 * Whether Babel has nothing to do for a script that it need not see for queries' sake. The HTML of develop has the
 * results of queries in it, which is Babel's work.
 */
function isPlain(text: string, stage: Stage): boolean {
  if (FOR_BABEL.test(text)) return false;
  return !QUERY.test(text) || (stage !== "develop-html" && withoutQueries(text, String) !== undefined);
}

/** A rule for one kind of scripts of the site: none of packages, and none that Babel has to see. */
function ruleFor(test: RegExp, stage: Stage, root: string, [loader, options]: [string, object]): object {
  // Gatsby's own modules speak of queries and slices, and hold none.
  const ofGatsby = path.join(root, ".cache") + path.sep;
  const include = (file: string) =>
    !/[\\/]node_modules[\\/]/.test(file) &&
    existsSync(file) &&
    (file.startsWith(ofGatsby) || isPlain(readFileSync(file, "utf8"), stage));
  const queries = { loader: path.join(root, "src/build/bundler/queries-loader.cjs") };
  return { include, resourceQuery: /^$/, type: "javascript/auto", test, use: [{ loader, options }, queries] };
}

function swcRules(root: string, stage: Stage): object[] {
  const isInRspack = stage === "build-javascript";
  const loader = isInRspack ? "builtin:swc-loader" : resolved("swc-loader", root);
  const react = { runtime: "automatic", development: stage === "develop", refresh: stage === "develop" };
  const optionsOf = (parser: object) => ({
    jsc: { target: TARGET, parser, transform: { react } },
    ...(!isInRspack && { swcrc: false, module: { type: "es6" } }),
  });
  const rule = (test: RegExp, options: object) => ruleFor(test, stage, root, [loader, options]);
  return [
    rule(/\.ts$/, optionsOf({ syntax: "typescript" })),
    rule(/\.tsx$/, optionsOf({ syntax: "typescript", tsx: true })),
    rule(/\.m?jsx?$/, optionsOf({ syntax: "ecmascript", jsx: true })),
  ];
}

function resolved(name: string, root: string): string {
  return createRequire(path.join(root, "package.json")).resolve(name);
}

/** Whether a site says for which browsers its scripts are made. */
export function namesBrowsers(root: string): boolean {
  const { browserslist } = JSON.parse(readFileSync(path.join(root, "package.json"), "utf8")) as {
    browserslist?: unknown;
  };
  return (
    browserslist !== undefined || [".browserslistrc", "browserslist"].some((file) => existsSync(path.join(root, file)))
  );
}

/** Whether a package is installed for this system, from a site's root: those with binaries may not be. */
function canLoad(name: string, root: string): boolean {
  try {
    createRequire(path.join(root, "package.json"))(name);
    return true;
  } catch {
    return false;
  }
}
