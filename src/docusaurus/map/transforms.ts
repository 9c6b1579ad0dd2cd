import type { Transforms } from "../../lib/settings/function-settings";
import type { Formulas } from "../../lib/content/formulas";
import { doneBy, isMissing } from "../done-plugins";
import type { Note } from "../note";
import type { PluginUse } from "../plugins";
import type { DocusaurusFolder, SyntaxPlugin } from "./folder";
import { entryParts } from "../plugins";

/** The options of a content plugin that hold plugins of syntax trees, by the transform that they are a part of. */
const LISTS = {
  beforeMarkdown: ["beforeDefaultRemarkPlugins"],
  markdown: ["remarkPlugins"],
  html: ["beforeDefaultRehypePlugins", "rehypePlugins"],
} as const;

const MATH = "remark-math";
/** Options of plugins whose work the engine does that it heeds, or that change nothing. */
const DONE_OPTIONS = ["sync", "singleDollarTextMath"];

/** The options that are read here. */
export const SYNTAX_OPTIONS: readonly string[] = Object.values(LISTS).flat();

/**
 * The remark and rehype plugins of a content plugin as transforms of its files, in Docusaurus' order; plugins whose
 * work the engine does, or that are not installed, are left out.
 */
export function mapTransforms(
  use: PluginUse,
  { syntax }: DocusaurusFolder,
): { transforms?: Transforms; notes: Note[] } {
  const { name, options } = use;
  const transforms: Transforms = {};
  const notes: Note[] = [];
  const extending: SyntaxPlugin[] = [];
  const formulas = formulasOf([use]);
  for (const [stage, keys] of Object.entries(LISTS)) {
    const plugins = keys.flatMap((key) =>
      listOf(options[key]).flatMap((entry, index) => (entry ? pluginOf(entry, { name, list: key, index }, notes) : [])),
    );
    extending.push(...plugins.filter(syntax.extendsParser));
    if (plugins.length > 0) transforms[stage as keyof typeof LISTS] = syntax.transform(plugins, formulas);
  }
  if (extending.length > 0) transforms.parse = syntax.parser(extending, formulas);
  return { ...(Object.keys(transforms).length > 0 && { transforms }), notes };
}

/**
 * What content plugins have read as formulas: nothing without remark-math, and what is between single dollar signs
 * unless each use of it says otherwise.
 */
export function formulasOf(uses: readonly PluginUse[]): Formulas {
  const keys = [...LISTS.beforeMarkdown, ...LISTS.markdown];
  const entries = uses.flatMap(({ options }) => keys.flatMap((key) => listOf(options[key]).filter(Boolean)));
  const given = entries.flatMap((entry) => {
    const [plugin, options] = entryParts(entry);
    return doneBy(plugin)?.name === MATH ? [Object(options) as { singleDollarTextMath?: unknown }] : [];
  });
  if (given.length === 0) return "none";
  return given.every(({ singleDollarTextMath }) => singleDollarTextMath === false) ? "double-dollars" : "dollars";
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? (value as unknown[]) : [];
}

/** Where a plugin stands: the content plugin, its option, and the place in this list. */
type Place = { name: string; list: string; index: number };

function pluginOf(entry: unknown, { name, list, index }: Place, notes: Note[]): SyntaxPlugin[] {
  const place = `${name}: ${list}`;
  const [plugin, ...options] = entryParts(entry);
  const done = doneBy(plugin);
  if (done) {
    const ignored = Object.keys(Object(options[0]) as object).filter((key) => !DONE_OPTIONS.includes(key));
    if (ignored.length > 0) notes.push(optionsNote(place, done, ignored));
    return [];
  }
  if (isMissing(plugin)) return [];
  // Packages often export functions without names: then only the place in the configuration says which one it is.
  if (typeof plugin === "function") return [{ name: plugin.name || `${list}[${index}] of ${name}`, plugin, options }];
  notes.push({
    name: place,
    means: `${JSON.stringify(plugin)} is no plugin, and has no effect.`,
    remedy: "Import the plugin, and name what was imported.",
  });
  return [];
}

function optionsNote(place: string, { name, does }: { name: string; does: string }, ignored: string[]): Note {
  return {
    name: `${place}: ${name}`,
    means: `The engine does its work: ${does} Its options (${ignored.join(", ")}) have no effect.`,
    remedy: "Nothing needs to be done where that is enough.",
  };
}
