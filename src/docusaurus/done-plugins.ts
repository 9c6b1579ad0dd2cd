/** Packages of remark and rehype plugins whose work the engine does itself, with what it does. */
const DONE: Readonly<Record<string, string>> = {
  "@docusaurus/remark-plugin-npm2yarn": "Blocks with `npm2yarn` become tabs of npm, Yarn, pnpm and Bun.",
  "remark-math": "Formulas between dollar signs are read.",
  "rehype-katex": "Formulas are set by KaTeX.",
  "rehype-mathjax": "Formulas are set by KaTeX.",
  "remark-gfm": "Tables, footnotes, task lists and struck text are read.",
  "remark-emoji": "Names of emoji become emoji.",
  "remark-directive": "Blocks between `:::` are read.",
  "remark-frontmatter": "Front matter is read.",
  "remark-github-admonitions-to-directives": "Alerts as GitHub has them become admonitions.",
  "rehype-raw": "Tags of HTML are read.",
  "rehype-slug": "Headings have ids.",
};
const PACKAGE = Symbol.for("docusaurus.package");
/** What the module has that stands for packages which are not installed. */
const MISSING = Symbol.for("docusaurus.missing");

/** Functions that stand for these packages, also where they are not installed, by the names of the packages. */
export function donePlugins(): Record<string, unknown> {
  return Object.fromEntries(
    Object.keys(DONE).map((name) => {
      const plugin = Object.assign(() => undefined, { [PACKAGE]: name });
      return [name, Object.assign(plugin, { default: plugin })];
    }),
  );
}

/** The package that such a function stands for and what the engine does; undefined for any other plugin. */
export function doneBy(plugin: unknown): { name: string; does: string } | undefined {
  const name = typeof plugin === "function" ? (plugin as { [PACKAGE]?: string })[PACKAGE] : undefined;
  return name === undefined ? undefined : { name, does: DONE[name] ?? "" };
}

/** Whether a plugin is what stands for a package that is not installed. */
export function isMissing(plugin: unknown): boolean {
  return typeof plugin === "function" && (plugin as { [MISSING]?: true })[MISSING] === true;
}
