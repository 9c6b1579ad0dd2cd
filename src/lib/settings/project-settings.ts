import { z } from "zod";
import { functionSetting, type AfterBuild } from "./function-settings";
import { FILLED_IN } from "./schema-keys";
import { themeComponentNames } from "./theme-parts";

/** The settings of a site's own code: of components in content, and of modules that run on every page. */
export const projectSettings = {
  /** The configuration of a project of Docusaurus, and its words by their ids, as its components ask for them. */
  siteConfig: z.record(z.string(), z.json()).optional().meta(FILLED_IN),
  codeTranslations: z.record(z.string(), z.string()).default({}).meta(FILLED_IN),
  /** Data that its components ask for, by the names of plugins and by ids. */
  globalData: z.record(z.string(), z.record(z.string(), z.json())).default({}).meta(FILLED_IN),
  /** What PostCSS makes of stylesheets that its components import, by their files from the site's root. */
  compiledStyles: z.record(z.string(), z.string()).default({}).meta(FILLED_IN),
  /** Files and folders (`./…` from the site's root) and packages, by other names by which modules import them. */
  moduleAliases: z.record(z.string(), z.string()).default({}).meta(FILLED_IN),
  /** Folders of modules that the theme (`@theme/…`) has beside `src/theme`, from the site's root, in their order. */
  themeFolders: z.array(z.string()).default([]).meta(FILLED_IN),
  /** Code by the names whose place it takes in components. */
  definitions: z.record(z.string(), z.string()).default({}).meta(FILLED_IN),
  /** What imports of files give, by the pattern of their absolute paths: the last one counts. */
  fileRules: z
    .array(z.strictObject({ source: z.string(), flags: z.string(), kind: z.enum(["text", "address"]) }))
    .default([])
    .meta(FILLED_IN),
  /** Modules that run in browsers on every page, from the site's root, with the hooks of Docusaurus' client modules. */
  clientModules: z.array(z.string()).default([]),
  /**
   * Modules of components around parts of pages and for items of the navbar, from the site's root, by the names that
   * these have in Docusaurus' theme; a component gets its part as `children`, and as `@theme-original/NAME`.
   */
  themeParts: z.partialRecord(z.enum(themeComponentNames()), z.string()).default({}),
  /** What is done once a build is there; what fails of it is a warning. */
  afterBuild: functionSetting<AfterBuild>("a finished build").optional().meta(FILLED_IN),
  /** Ids of docs to which such components lead by items of the type `doc`, beside those that the navbar names. */
  namedDocs: z.array(z.string()).default([]).meta(FILLED_IN),
};
