import { isBuiltin } from "node:module";
import path from "node:path";

/** A part of the source; features have theirs each. */
type Part = { name: string; feature?: string };

/** Files of a feature that run in Gatsby's hooks; other files of a feature are pure and may be used anywhere in it. */
const FEATURE_HOOKS = [
  "index",
  "nodes",
  "schema",
  "pages",
  "files",
  "category-files",
  "named-files",
  "collections",
  "publish",
  "problems",
  "types",
  "versions",
  "version-content",
];
const FEATURE_FILE = /^src\/features\/([^/]+)\/(?:(templates|components)\/.+|(?:.+\/)?([^/]+)\.tsx?)$/;
const SIMPLE_PARTS: [place: string, name: string][] = [
  ["src/site.ts", "site"],
  ["src/read-settings.ts", "read-settings"],
  ["src/site-lines.ts", "read-settings"],
  ["src/features.ts", "features"],
  ["src/build-side.ts", "build-side"],
  ["src/build/load-build-side.ts", "load-build-side"],
  // What is said there once, for who bundles the build side and for who loads it.
  ["src/build/build-side-options.cjs", "build-side-options"],
  ["src/build/site-failure.ts", "site-failure"],
  ["src/lib/", "lib"],
  ["src/files/", "files"],
  ["src/theme/", "theme"],
  // The only module of the pages that knows src/site.ts; in bundles its values stand in its place.
  ["src/ui/site-settings.ts", "settings"],
  ["src/ui/", "ui"],
  ["src/mdx/compile/", "mdx/compile"],
  ["src/mdx/render/", "mdx"],
  ["src/mdx/components/", "mdx"],
  ["src/mdx/", "mdx/data"],
  ["src/article/", "article"],
  ["src/layout/", "layout"],
  ["src/build/", "build"],
  ["src/pages/", "pages"],
  ["src/commands/", "commands"],
  ["src/remote/", "remote"],
  ["src/docusaurus/read/", "docusaurus/read"],
  ["src/docusaurus/", "docusaurus"],
];

/** The part that a file belongs to; undefined for a file that has no place in the plan. */
export function partOf(file: string): Part | undefined {
  const inFeature = FEATURE_FILE.exec(file);
  if (inFeature) {
    const [, feature, folder, name = ""] = inFeature;
    if (folder) return { feature, name: folder };
    return { feature, name: name === "frame" ? "frame" : FEATURE_HOOKS.includes(name) ? "hooks" : "pure" };
  }
  if (/^gatsby-[a-z]+\.tsx?$/.test(file)) return { name: path.parse(file).name };
  const simple = SIMPLE_PARTS.find(([place]) => file === place || (place.endsWith("/") && file.startsWith(place)));
  return simple && { name: simple[1] };
}

/** What a page is made of, lowest first: each may import itself and what stands before it. */
const PAGE_ORDER = ["lib", "settings", "theme", "mdx/data", "ui", "mdx", "article", "layout"];
const upTo = (name: string) => PAGE_ORDER.slice(0, PAGE_ORDER.indexOf(name) + 1);
const PAGE = upTo("layout");
const COMPILING = ["mdx/compile", "mdx/data", "files", "lib"];
const MAY_IMPORT: Record<string, string[]> = {
  ...Object.fromEntries(PAGE_ORDER.map((name) => [name, upTo(name)])),
  site: ["lib"],
  "read-settings": ["read-settings", "lib"],
  settings: ["lib", "site", "read-settings"],
  theme: ["theme", "lib"],
  "mdx/data": ["lib", "theme", "mdx/data"],
  files: ["files", "lib"],
  remote: ["remote", "lib"],
  "mdx/compile": ["mdx/compile", "mdx/data", "remote", "files", "theme", "lib"],
  docusaurus: ["docusaurus", "lib"],
  // Plugins that add to Markdown's syntax are in its thread, and so is the parser that takes them.
  "docusaurus/read": ["docusaurus/read", "docusaurus", "mdx/compile", "remote", "files", "read-settings", "lib"],
  build: [
    "build",
    "docusaurus",
    "remote",
    "load-build-side",
    "build-side-options",
    "site",
    "read-settings",
    "theme",
    ...COMPILING,
  ],
  pure: ["pure", "lib"],
  hooks: ["pure", "hooks", "build", "files", "lib", "mdx/data"],
  frame: ["pure", "components", "frame", ...PAGE],
  templates: ["pure", "components", ...PAGE],
  components: ["pure", "components", ...PAGE],
  features: ["hooks", "build"],
  pages: PAGE,
  "gatsby-browser": PAGE,
  "gatsby-ssr": PAGE,
  "build-side": ["features", "build", "site"],
  "load-build-side": ["build-side", "build-side-options", "site-failure"],
  "build-side-options": ["lib"],
  "site-failure": ["lib"],
  "gatsby-config": ["load-build-side"],
  "gatsby-node": ["load-build-side"],
  commands: [
    "site-failure",
    "commands",
    "build-side-options",
    "docusaurus",
    "docusaurus/read",
    "features",
    "mdx/compile",
    "files",
    "build",
    "pure",
    "hooks",
    "components",
    "site",
    "read-settings",
    ...PAGE,
  ],
};
/** Parts whose code reaches the browser, or runs on both sides: no module of Node's there. */
const WITHOUT_NODE = ["docusaurus", "templates", "components", "frame", "pages", "gatsby-browser", ...PAGE];
/** Packages that `lib` leaves to others. */
const UI_PACKAGES = /^(?:react|gatsby|theme-ui|@emotion)(?:$|[/-])/;

/** The rule that an import between two files breaks; undefined where it breaks none. */
export function brokenRule(from: string, to: string): string | undefined {
  const [source, target] = [partOf(from), partOf(to)];
  if (!source || !target) return `${source ? to : from} has no place in the plan`;
  if (source.feature && target.feature && source.feature !== target.feature)
    return `no feature imports another feature (${source.feature}, ${target.feature})`;
  const allowed = MAY_IMPORT[source.name] ?? [];
  return allowed.includes(target.name)
    ? undefined
    : `${source.name} may import only ${allowed.join(", ")}, not ${target.name}`;
}

/** The rule that the import of a package breaks. */
export function brokenPackageRule(from: string, name: string): string | undefined {
  const part = partOf(from)?.name ?? "";
  if (isBuiltin(name) && WITHOUT_NODE.includes(part)) return `${part} takes nothing of Node's`;
  return part === "lib" && UI_PACKAGES.test(name) ? "lib knows neither React nor Gatsby" : undefined;
}
