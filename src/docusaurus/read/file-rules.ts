import type { FileRule } from "../../lib/settings/file-rules";
import { isMapping } from "../../lib/values/is-mapping";

/** Keys of a rule that is about all files of a kind, and about nothing else of them. */
const KNOWN = ["test", "type", "use", "loader"];

const TYPES: Readonly<Record<string, FileRule["kind"]>> = {
  "asset/source": "text",
  "asset/resource": "address",
  "asset/inline": "address",
  asset: "address",
};
const LOADERS: readonly [name: RegExp, kind: FileRule["kind"] | "data"][] = [
  [/(?:^|[\\/])raw-loader(?:[\\/]|$)/, "text"],
  [/(?:^|[\\/])(?:file|url)-loader(?:[\\/]|$)/, "address"],
  [/(?:^|[\\/])(?:js-)?yaml-loader(?:[\\/]|$)/, "data"],
];

/**
 * What a bundler's rules say of files, by their names: whether an import of one gives its text or its address. Those of
 * loaders for YAML are left out, since it is data without them; `others` are rules that the site cannot follow.
 */
export function fileRulesOf(rules: unknown): { fileRules: FileRule[]; others: string[] } {
  const fileRules: FileRule[] = [];
  const others: string[] = [];
  for (const rule of [rules].flat().filter(isMapping)) {
    const kind = kindOf(rule);
    const tests = [rule.test].flat();
    if (kind === undefined || !tests.every((test) => test instanceof RegExp)) others.push(nameOf(rule));
    else if (kind !== "data") fileRules.push(...tests.map(({ source, flags }) => ({ source, flags, kind })));
  }
  return { fileRules, others };
}

function kindOf(rule: Record<string, unknown>): FileRule["kind"] | "data" | undefined {
  if (!Object.keys(rule).every((key) => KNOWN.includes(key))) return undefined;
  const loaders = loadersOf(rule);
  if (loaders.length === 0) return TYPES[String(rule.type)];
  const [only = "", ...more] = loaders;
  return more.length > 0 ? undefined : LOADERS.find(([name]) => name.test(only))?.[1];
}

function loadersOf({ use, loader }: Record<string, unknown>): string[] {
  return [use, loader]
    .flat()
    .filter(Boolean)
    .map((one) => String(isMapping(one) ? one.loader : one));
}

function nameOf(rule: Record<string, unknown>): string {
  const by = [...loadersOf(rule), ...(typeof rule.type === "string" ? [rule.type] : [])];
  const loaders = by.map((one) => /node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(one)?.[1] ?? one);
  return [`module.rules: ${String(rule.test)}`, ...(loaders.length > 0 ? [`by ${loaders.join(" and ")}`] : [])].join(
    " ",
  );
}
