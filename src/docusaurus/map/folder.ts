import type { AfterBuild, ParseSyntax, TransformSyntax } from "../../lib/settings/function-settings";
import type { FileRule } from "../../lib/settings/file-rules";
import type { LineOf } from "../../lib/settings/site-issues";
import type { SiteInput } from "../../lib/site-config";
import type { Formulas } from "../../lib/content/formulas";
import type { DocusaurusConfig } from "../config";

/** A sidebars file: its path from the site's root, its text, and the value that it gives. */
export type SidebarsFile = { file: string; value: unknown };

/** What was read of a docs instance beside its options: its versions, newest first, and a sidebars file for each. */
export type InstanceFiles = {
  /** Names in `versions.json`. */
  versions: string[];
  /** Sidebars by the version's name. `current` alone may be without: its sidebar is generated then. */
  sidebars: Record<string, SidebarsFile | undefined>;
};

/** A plugin of unified's, with the name that messages call it by. */
export type SyntaxPlugin = { name: string; plugin: unknown; options: unknown[] };

/** A page that a plugin adds, as a module whose default export it is: its path among all such pages, and its text. */
export type PageFile = { file: string; text: string };

/**
 * What the plugins gave that a project has itself and that were run: their names, data by their own names and by ids,
 * modules and other names for some, code in the place of names, tags, and pages.
 */
export type LocalPlugins = {
  names: string[];
  globalData: NonNullable<SiteInput["globalData"]>;
  clientModules: string[];
  /** What names of modules stand for: `./…` from the project, or a package. */
  aliases: Record<string, string>;
  /** What takes the place of names in code: literals of JSON, and other names. */
  definitions: Record<string, string>;
  /** What imports of files give, by the rules of bundlers that they add. */
  fileRules: FileRule[];
  headTags: DocusaurusConfig["headTags"];
  pages: PageFile[];
  /** Folders of modules that they add to the theme (`@theme/…`), from the project; the first that has one counts. */
  themeFolders: string[];
};

/** What mapping knows of a Docusaurus folder. */
export type DocusaurusFolder = {
  /** The folder's path from the site's root. */
  folder: string;
  /** The configuration file's path from the site's root. */
  file: string;
  config: DocusaurusConfig;
  /** The version of Docusaurus that it has installed, or the range of versions that its package.json names. */
  version?: string;
  /** The line of that file on which keys lead to a value. */
  lineOf: LineOf;
  /** Whether a path below the folder is there. */
  has: (path: string) => boolean;
  /** The text of a file that is named from the site's root. */
  textOf: (file: string) => string;
  /** The absolute path of a file or folder that is named from the site's root. */
  absoluteOf: (path: string) => string;
  /** Makes a transform of plugins, says which of them add to what Markdown's parser reads, and a parser of these. */
  syntax: {
    parser: (plugins: readonly SyntaxPlugin[], formulas: Formulas) => ParseSyntax;
    transform: (plugins: readonly SyntaxPlugin[], formulas: Formulas) => TransformSyntax;
    extendsParser: (plugin: SyntaxPlugin) => boolean;
  };
  /** Words of its components in the language that is built, by their ids or by themselves. */
  messages: Readonly<Record<string, string>>;
  /** Texts of its theme and plugins in this language by their ids, by the files that have them in its folder. */
  texts: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The words of Docusaurus' interface in this language, by their ids; none where its packages are not installed. */
  themeMessages: Readonly<Record<string, string>>;
  /** What its own plugins gave; none of them where they were not run. */
  plugins: LocalPlugins;
  /** What these do once a build is there, where one of them does anything. */
  afterBuild?: AfterBuild;
  /** The texts of its own stylesheets. */
  styles: readonly string[];
  /** What PostCSS makes of stylesheets, by their paths from the folder. */
  compiledStyles: Readonly<Record<string, string>>;
  /** The files that these show, from the site's root, by the addresses that they get. */
  styleFiles: Readonly<Record<string, string>>;
  /**
   * The names of Docusaurus' components in the place of which the project has its own, whether such a one stands around
   * the original, whether another of them imports it by its file, and the folder of a theme that it is of, where it is
   * not of `src/theme`.
   */
  ownParts: readonly { name: string; isAround: boolean; isImported?: true; folder?: string }[];
  /** The ids of docs that its components for items of the navbar name, and classes that they give to elements. */
  navbarCode: { docIds: readonly string[]; classNames: readonly string[] };
  /** Docs instances by id. */
  instances: Record<string, InstanceFiles>;
};
