import type { Note } from "../note";

/** Parts of a plugin that run here, or that only Docusaurus' commands ask for. */
const RUN = [
  "name",
  "loadContent",
  "contentLoaded",
  "allContentLoaded",
  "getClientModules",
  "injectHtmlTags",
  "configureWebpack",
  "configurePostCss",
  "postBuild",
  "getThemePath",
  "getTypeScriptThemePath",
  "getPathsToWatch",
  "extendCli",
  "getTranslationFiles",
  "translateContent",
];

/** Parts that Docusaurus asks for, and the site does not. */
const NOT_ASKED = ["getDefaultCodeTranslationMessages", "translateThemeConfig"];

/**
 * The functions of a plugin that nothing calls here. Of those that it has by its class only what Docusaurus asks for:
 * classes have other methods for themselves.
 */
export function partsWithoutEffect(plugin: Record<string, unknown>): string[] {
  const own = Object.keys(plugin).filter((key) => !RUN.includes(key));
  return [...new Set([...own, ...NOT_ASKED])].filter((key) => typeof plugin[key] === "function");
}

/** What to do in the place of parts of a plugin that have no effect. */
const INSTEAD: readonly [part: RegExp, remedy: string][] = [
  [
    /^the page /,
    "Add a page for each address that there is: one with parameters, or with pages inside of it, is none.",
  ],
  [/^a second page /, "Give one of the pages with this address another one."],
  [/Tags/, "Write tags as `headTags` of the configuration."],
  [
    /^configure/,
    "No bundler of Docusaurus' runs here: of it only `resolve.alias`, a DefinePlugin and rules by `test` for the text or address of files count. Of files with other loaders, content imports the address: import data as JSON or YAML. Nothing needs to be done where pages work.",
  ],
  [
    /^translateThemeConfig$/,
    "Write texts of navbar and footer into `docusaurus-theme-classic` in the folder of the language.",
  ],
  [/^postStart$/, "Run what it does then as a script of its own, after the build."],
];

/** What is told of a plugin of which parts have no effect. */
export function partNote(name: string, parts: readonly string[]): Note {
  return {
    name,
    means: `The plugin runs, but this of it has no effect: ${parts.join(", ")}.`,
    remedy:
      INSTEAD.filter(([pattern]) => parts.some((part) => pattern.test(part)))
        .map(([, remedy]) => remedy)
        .join(" ") || "Nothing needs to be done where the site does the same by itself.",
  };
}
