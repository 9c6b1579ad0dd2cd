import { nearOnes } from "../lib/problem";

/** A plugin, preset or theme of a configuration: its package's full name, and its options. */
export type PluginUse = { name: string; options: Record<string, unknown> };

type Kind = "plugin" | "preset" | "theme";

/** Plugins that only Docusaurus' own preset names in short. */
const OWN = [
  "content-docs",
  "content-blog",
  "content-pages",
  "client-redirects",
  "sitemap",
  "google-gtag",
  "google-analytics",
  "google-tag-manager",
  "debug",
  "ideal-image",
  "pwa",
  "svgr",
  "rsdoctor",
  "vercel-analytics",
  "classic",
  "search-algolia",
  "live-codeblock",
  "mermaid",
];

/** The package whose plugin is a function of such a name: `pluginContentDocs` is that of the plugin for docs. */
function packageOfFunction(name: string): string | undefined {
  const [, kind = "", rest = ""] = /^(plugin|theme)([A-Z]\w*)$/.exec(name) ?? [];
  const short = rest.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).slice(1);
  const own = short === "client-redirects-pages" ? "client-redirects" : short;
  return OWN.includes(own) ? `@docusaurus/${kind}-${own}` : undefined;
}

/** The package that a name in a configuration stands for, by Docusaurus' rules for short names. */
export function packageOf(name: string, kind: Kind): string {
  if (name.startsWith(".") || name.startsWith("/")) return name;
  const [, scope, rest] = /^(@[^/]+)(?:\/(.*))?$/.exec(name) ?? [];
  if (scope) {
    if (scope === "@docusaurus" && rest)
      return /^(?:plugin|theme|preset)-/.test(rest) ? name : `@docusaurus/${kind}-${rest}`;
    if (rest === undefined) return `${scope}/docusaurus-${kind}`;
    return rest.startsWith(`docusaurus-${kind}`) || rest.includes("docusaurus")
      ? name
      : `${scope}/docusaurus-${kind}-${rest}`;
  }
  if (OWN.includes(name)) return `@docusaurus/${kind}-${name}`;
  return name.startsWith(`docusaurus-${kind}`) || name.includes("docusaurus") ? name : `docusaurus-${kind}-${name}`;
}

/** The name after its scope and what each package of a kind begins with: `classic` of `@docusaurus/preset-classic`. */
function shortName(name: string): string {
  return name.replace(/^@[^/]+\//, "").replace(/^(?:docusaurus-)?preset-/, "");
}

/**
 * The presets of a list whose names are nearly that of Docusaurus' own: what was written, its place, and what is meant.
 */
export function misspelledPresets(list: readonly unknown[]): { written: string; index: number; meant: string }[] {
  return list.flatMap((entry, index) => {
    const [written] = entryParts(entry);
    if (typeof written !== "string" || /^[./]/.test(written)) return [];
    const short = shortName(written);
    if (short === "classic" || nearOnes(short, ["classic"], 0).length === 0) return [];
    return [{ written, index, meant: written === short ? "classic" : CLASSIC }];
  });
}

const hasPart = (options: unknown, keys: readonly string[]) => {
  const parts = Object(options) as Record<string, unknown>;
  return keys.some((key) => Object(parts[key]) === parts[key]);
};
const CONTENT = ["docs", "blog", "pages"];

/** Docusaurus' packages of plugins for content. */
export const CONTENT_PACKAGES: readonly string[] = CONTENT.map((part) => `@docusaurus/plugin-content-${part}`);

/** Docusaurus' preset for docs, a blog and pages. */
export const CLASSIC = "@docusaurus/preset-classic";

/**
 * Whether options may be those of the classic preset, or of one around it. Its theme has stylesheets and nothing else,
 * where other presets have one of colours.
 */
export function isAroundClassic(options: unknown): boolean {
  const { theme } = Object(options) as { theme?: unknown };
  return hasPart(options, CONTENT) || "customCss" in (Object(theme) as object);
}

/**
 * Tells of the options in a list of presets whether they are those of the classic one, or of one around it. A theme
 * alone says so only where no preset of the list is one for certain.
 */
export function classicOptionsIn(list: readonly unknown[]): (options: unknown) => boolean {
  const uses = list.map(entryParts);
  const isCertain = uses.some(
    ([name, options]) =>
      (typeof name === "string" && packageOf(name, "preset") === CLASSIC) || hasPart(options, CONTENT),
  );
  return (options) => (isCertain ? hasPart(options, CONTENT) : isAroundClassic(options));
}

/**
 * An entry of a list of plugins in its parts: the plugin, its options, and what a list may say behind these. A plugin
 * may stand there by itself. A module in its place is the function that it exports by `default`.
 */
export function entryParts(entry: unknown): readonly unknown[] {
  const [plugin, ...rest] = Array.isArray(entry) ? (entry as unknown[]) : [entry];
  return [defaultFunction(plugin) ?? plugin, ...rest];
}

/** Docusaurus' loader gives this to a configuration that asks by `require` for a module of the newer kind. */
function defaultFunction(plugin: unknown): unknown {
  const { default: exported } = Object(plugin) as { default?: unknown };
  return typeof plugin === "object" && typeof exported === "function" ? exported : undefined;
}

/** The uses in a list of a configuration; what is empty or `false` is left out. */
export function pluginUses(list: readonly unknown[], kind: Kind): PluginUse[] {
  return list.flatMap((entry, index) => pluginUse(entry, kind, index) ?? []);
}

/**
 * A use at a place of its list: a name, `[name, options]`, or a function. The function is called by Docusaurus' package
 * that it is of, else by its own name, else by its place. `[name, options, package]` is a plugin of the project's own
 * around that of a package, and is called by that.
 */
export function pluginUse(entry: unknown, kind: Kind, index: number): PluginUse | undefined {
  if (!entry) return undefined;
  const [what, options, around] = entryParts(entry);
  const own = (typeof options === "object" && options !== null ? options : {}) as Record<string, unknown>;
  if (typeof around === "string") return { name: around, options: own };
  if (typeof what === "string") return { name: packageOf(packageIn(what), kind), options: own };
  if (typeof what !== "function") return undefined;
  const name = packageOfFunction(what.name) ?? `${kind} function ${what.name || `${kind}s[${index}]`}`;
  return { name, options: own };
}

/**
 * The package whose file a resolved path names, or what stands for it where it is not installed: configurations may say
 * `require.resolve("…")`.
 */
function packageIn(name: string): string {
  const [, installed, missing] =
    /(?:^.*node_modules\/((?:@[^/]+\/)?[^/]+)\/|\/stubs\/(@docusaurus\/.*)\.cjs$)/.exec(name) ?? [];
  return installed ?? missing ?? name;
}
