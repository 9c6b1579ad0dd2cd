import { SourceMap, type SourceMapPayload } from "node:module";
import vm from "node:vm";
import { STEP_NAME } from "../run/count-steps";
import { MdxError, type FilePlace } from "../run/runtime";
import type { Locate } from "../run/steps";
import type { RefusedBundle } from "./refused-bundle";
import { isFresh, readBundle, type BundleOrder, type IslandFile, type ModuleFile, type Origin } from "./bundle-store";

/**
 * Why a bundle could not be made, by its order as JSON: what the author is told, and the files that may mend it once
 * one of them changes.
 */
export type Refusals = Record<string, Pick<RefusedBundle, "message" | "remedy" | "choices" | "files">>;

/**
 * A bundled module, ready to run among the globals of any page: its script, a function of `module`, `exports`,
 * `require`, `h`, `Fragment` and the counter of steps, and what of the site's own it is made of.
 */
export type KeptModule = Pick<ModuleFile, "css" | keyof Origin> & {
  script: vm.Script;
  locate: Locate;
  /** The place of the function around a place of the script as it runs; empty in packages. */
  functionAt: Locate;
};

/**
 * The bundles that a compilation may use. Each gives undefined for one that has yet to be made, and throws MdxError for
 * one that cannot be made.
 */
export type Bundles = {
  module: (source: string) => KeptModule | undefined;
  island: (source: string) => IslandFile | undefined;
  /** The files that may mend what cannot be made, from the site's root; none of anything else. */
  awaited: (order: BundleOrder) => readonly string[];
};

const modules = new Map<string, KeptModule>();

/** The bundles in a folder, without those that could not be made. */
export function bundlesIn(store: string, root: string, refusals: Refusals = {}): Bundles {
  const refuse = (order: BundleOrder) => {
    const refusal = refusals[JSON.stringify(order)];
    if (refusal) throw new MdxError(refusal.message, refusal.remedy, refusal.choices);
  };
  return {
    module: (source) => {
      refuse({ kind: "module", source });
      return moduleOf(source, store, root);
    },
    island: (source) => {
      refuse({ kind: "island", source });
      return readBundle(store, { kind: "island", source }, root);
    },
    awaited: (order) => refusals[JSON.stringify(order)]?.files ?? [],
  };
}

/** A module's script, made once for all pages that a worker compiles, and again when one of its files has changed. */
function moduleOf(source: string, store: string, root: string): KeptModule | undefined {
  const key = `${store} ${source}`;
  const known = modules.get(key);
  if (known && isFresh(known, root)) return known;
  const kept = readBundle(store, { kind: "module", source }, root);
  if (!kept) return undefined;
  const { code, css, digests, beside, map } = kept;
  const text = `(function (module, exports, require, h, Fragment, ${STEP_NAME}) {${code}\n})`;
  const script = new vm.Script(text, { filename: source });
  const locate = locatorOf(map);
  const made = { script, css, digests, beside, locate, functionAt: functionsIn(text, locate) };
  modules.set(key, made);
  return made;
}

function locatorOf(map: string): Locate {
  let sources: SourceMap | undefined;
  return (line, column): FilePlace => {
    sources ??= new SourceMap(JSON.parse(map) as SourceMapPayload);
    const entry = sources.findEntry(line - 1, column - 1);
    if (!("originalSource" in entry) || entry.originalSource.includes("node_modules/")) return {};
    return { file: entry.originalSource, line: entry.originalLine + 1, column: entry.originalColumn + 1 };
  };
}

/** What a function of counted code begins with, and the comment with which a file of a package does. */
const STARTS = new RegExp(`\\b${STEP_NAME}\\((\\d+), (\\d+), \\d\\)|^// \\S*node_modules/`, "gm");

/** Finds the function around a place of a script by what it begins with, since counting moves all lines. */
function functionsIn(text: string, locate: Locate): Locate {
  return (line, column) => {
    const lines = text.split("\n").slice(0, line);
    const before = [...lines.slice(0, -1), lines.at(-1)?.slice(0, column)].join("\n");
    const [, ...place] = [...before.matchAll(STARTS)].at(-1) ?? [];
    const [atLine, atColumn] = place.map(Number);
    return atLine && atColumn ? locate(atLine, atColumn) : {};
  };
}
