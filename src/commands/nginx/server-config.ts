import { escapedPattern } from "../../lib/values/escaped-pattern";
import { decodeAddress } from "../../lib/routes/url";
import type { HeaderRule } from "../header-rules.mjs";
import type { RewriteRule } from "../rewrite-rules.mjs";

/** Where nginx finds what it serves, and what it needs of its own. */
type ServerPlaces = {
  /** Port, or address and port. */
  listen: string;
  /** Absolute path of the built site. */
  root: string;
  /** Absolute path of nginx's list of media types. */
  types: string;
  /** The folders of the site that have a page of their own for what is not there, as those of languages. */
  withMissingPage: readonly string[];
  /** The pages that show at all addresses below their own. */
  rewrites: readonly RewriteRule[];
};

/** How long something is kept: it goes with what is there alone, and not with errors. */
const LIFETIME = "cache-control";
/** Without a lifetime browsers choose one, and show pages of an earlier build, whose scripts are gone. */
const ASKED_ANEW = '  default "no-cache";';
/** nginx has no escape for a dollar, which begins a variable in a value: a variable stands for it. */
const DOLLAR = "$dollar_sign";
const DOLLAR_MAP = `geo ${DOLLAR} { default "$"; }`;

/**
 * The configuration of a server for nginx, of its template: the headers are those of the rules of `_headers`, by the
 * last rule that matches an address, because nginx joins no values.
 */
export function nginxConfig(
  template: string,
  rules: readonly HeaderRule[],
  { withMissingPage: folders, rewrites, ...places }: ServerPlaces,
): string {
  const names = [...new Set(rules.flatMap(({ headers }) => headers.map(([name]) => name)))];
  const values: Record<string, string> = {
    listen: places.listen,
    // Folders may have spaces.
    root: valueOf(places.root),
    types: quoted(places.types),
    maps: mapsOf(names, rules, places.root).join("\n"),
    headers: names.map(headerLine).join("\n  "),
    missingPages: ['default "/404.html";', ...folders.map(missingPageLine)].join("\n  "),
    missingPageFiles: ["", ...folders].map((folder) => `location = ${missingPageOf(folder)} {}`).join("\n  "),
    rewrites: rewrites.map(rewriteOf).join("\n  "),
  };
  return template.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? "");
}

function missingPageLine(folder: string): string {
  return `${quoted(`~^/${escapedPattern(folder)}/`)} ${missingPageOf(folder)};`;
}

/** The page for what is not there in a folder; the root has no name. */
function missingPageOf(folder: string): string {
  return quoted(folder === "" ? "/404.html" : `/${folder}/404.html`);
}

/** The place of addresses at which a page shows where no file is. It goes before that of files of a kind. */
function rewriteOf({ prefix, to }: RewriteRule): string {
  const file = quoted(`${decodeAddress(to)}index.html`);
  return [
    `location ^~ ${quoted(decodeAddress(prefix))} {`,
    "  location ~ ^(?<shown>/.+)\\.html/?$ {",
    "    if (-f $document_root$shown/index.html) { rewrite ^ $shown/ permanent; }",
    `    try_files $uri $uri/ ${file};`,
    "  }",
    `  try_files $uri $uri/ ${file};`,
    "}",
  ].join("\n  ");
}

function mapsOf(names: readonly string[], rules: readonly HeaderRule[], root: string): string[] {
  const maps = names.map((name) => mapOf(name, rules));
  const values = rules.flatMap(({ headers }) => headers.map(([, value]) => value));
  const hasDollar = [root, ...values].some((value) => value.includes("$"));
  return hasDollar ? [DOLLAR_MAP, ...maps] : maps;
}

/** The value of a header by address; an empty one is not sent. */
function mapOf(name: string, rules: readonly HeaderRule[]): string {
  const lines = rules.flatMap(({ path, headers }) =>
    headers.filter(([own]) => own === name).map(([, value]) => `  ${patternOf(path)} ${valueOf(value)};`),
  );
  // nginx takes the first pattern that matches; a host that joins or overrides, the last rule.
  const all = [...(name === LIFETIME ? [ASKED_ANEW] : []), ...lines.reverse()];
  return [`map $uri ${variableOf(name)} {`, ...all, "}"].join("\n");
}

function headerLine(name: string): string {
  return `add_header ${name} ${variableOf(name)}${name === LIFETIME ? "" : " always"};`;
}

function variableOf(name: string): string {
  return `$site_${name.replaceAll("-", "_")}`;
}

/** nginx compares addresses without their escapes. */
function patternOf(path: string): string {
  const isBeginning = path.endsWith("*");
  const text = decodeAddress(isBeginning ? path.slice(0, -1) : path);
  // By then it has found the page of a route.
  const end = path.endsWith("/") ? "(?:index\\.html)?$" : "$";
  return quoted(`~^${escapedPattern(text)}${isBeginning ? "" : end}`);
}

/** In braces, because a letter after it would belong to the variable's name. */
function valueOf(value: string): string {
  return quoted(value).replaceAll("$", () => `\${${DOLLAR.slice(1)}}`);
}

/** A text in quotes; in a pattern, a dollar is its end. */
function quoted(value: string): string {
  return `"${value.replace(/["\\]/g, "\\$&")}"`;
}
