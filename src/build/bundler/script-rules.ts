import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import { jsonOf } from "../../lib/values/json-of";
import { PAGE_CONFIG, withoutQueries } from "./queries.cjs";

type Stage = CreateWebpackConfigArgs["stage"];

/** A rule of the bundler, as far as it is read here. */
export type Rule = { test?: RegExp; resourceQuery?: RegExp; use?: unknown; oneOf?: unknown };

/** Every browser that Gatsby builds for by itself knows this and more. */
const TARGET = "es2020";
/** Names that Gatsby's Babel plugins look for, beside queries; of a template they cut what servers alone run. */
const FOR_BABEL = [/\bSlice\b|\.macro\b|\bgetServerData\b/, PAGE_CONFIG];
const QUERY = /\bgraphql\b/;
/** What develop asks of a template: its component and its head each by itself. A script that has both does for each. */
const ASKED = /^(?:\?export=(?:default|head))?$/;

/**
 * The rules of Rspack with the swc in it in the place of Babel for scripts in which Gatsby's Babel plugins have nothing
 * to do. Babel keeps what it makes more of than keys of queries' results.
 */
export function withoutBabel(rules: readonly Rule[], stage: Stage, root: string): Rule[] {
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

/** Whether Babel has nothing to do for a script that it need not see for queries' sake. */
function isPlain(text: string): boolean {
  if (FOR_BABEL.some((sign) => sign.test(text))) return false;
  return !QUERY.test(text) || withoutQueries(text, String) !== undefined;
}

/** A rule for one kind of scripts of the site: none of packages, and none that Babel has to see. */
function ruleFor(test: RegExp, root: string, options: object): object {
  // Gatsby's own modules speak of slices and hold none; the one that holds a query, develop's list of pages, is plain.
  const ofGatsby = path.join(root, ".cache") + path.sep;
  const include = (file: string) =>
    !/[\\/]node_modules[\\/]/.test(file) &&
    existsSync(file) &&
    (file.startsWith(ofGatsby) || isPlain(readFileSync(file, "utf8")));
  const use = [
    { loader: "builtin:swc-loader", options },
    { loader: path.join(root, "src/build/bundler/queries-loader.cjs") },
  ];
  return { include, resourceQuery: ASKED, type: "javascript/auto", test, use };
}

function swcRules(root: string, stage: Stage): object[] {
  const isDevelop = stage === "develop";
  const react = { runtime: "automatic", development: isDevelop, refresh: isDevelop };
  const optionsOf = (parser: object) => ({ jsc: { target: TARGET, parser, transform: { react } } });
  return [
    ruleFor(/\.ts$/, root, optionsOf({ syntax: "typescript" })),
    ruleFor(/\.tsx$/, root, optionsOf({ syntax: "typescript", tsx: true })),
    ruleFor(/\.m?jsx?$/, root, optionsOf({ syntax: "ecmascript", jsx: true })),
  ];
}

/** Whether a site says for which browsers its scripts are made. */
export function namesBrowsers(root: string): boolean {
  const { browserslist } = jsonOf(readFileSync(path.join(root, "package.json"), "utf8")) as {
    browserslist?: unknown;
  };
  return (
    browserslist !== undefined || [".browserslistrc", "browserslist"].some((file) => existsSync(path.join(root, file)))
  );
}
