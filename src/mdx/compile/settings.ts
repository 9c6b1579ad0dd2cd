import type { FileRule } from "../../lib/settings/file-rules";
import type { Transforms } from "../../lib/settings/function-settings";
import type { AskedKind } from "../docusaurus-functions";
import type { TranslatedFolder } from "../../lib/content/translations";
import { linkMistakeGrade } from "../../lib/content/link-mistakes";
import type { Reporting, Site } from "../../lib/site-config";
import { routeOf, servedBaseUrl } from "../../lib/routes/url";
import {
  versionClassName,
  versionFacts,
  versionMarks,
  type VersionFacts,
  type VersionMarks,
} from "../../lib/settings/version-facts";

/**
 * What the compiler knows of the site: its Markdown settings, the heading levels of its tables of contents,
 * and whether images get smaller copies in newer formats.
 */
export type CompileSettings = Site["markdown"] & {
  headingLevels: { min: number; max: number };
  optimizeImages: boolean;
  /** Whether only what is wrong is asked for: diagrams and copies of images, which only pages need, are not made. */
  checkOnly?: boolean;
  /** How grave it is when a link is written so that it is none, or leads nowhere. */
  linkMistakes?: Reporting;
  /** The paths below which docs, posts and pages are, without slashes around them. */
  basePaths?: readonly string[];
  /** The folder for which `@site` stands, from the site's root; the root itself where it is absent. */
  siteFolder?: string;
  /** The folders of all docs of a project of Docusaurus, from the site's root. */
  docsFolders?: readonly string[];
  /** Where content is translated into the language that is built. */
  translations?: readonly TranslatedFolder[];
  /** Folders with posts of blogs, from the site's root. */
  blogFolders?: readonly string[];
  /** Folders whose files are published as they are, from the site's root; `static` where it is absent. */
  staticFolders?: readonly string[];
  /** How grave it is when a component in such content cannot run. */
  brokenComponents?: Reporting;
  /** How grave it is when a file is not there that such content imports. */
  brokenImports?: Reporting;
  /** How grave it is when a picture is not there that such content shows. */
  brokenImages?: Reporting;
  /** Whether content may be as projects of Docusaurus have it. */
  lenient?: boolean;
  /** The base URL, with which addresses of such content may begin. */
  baseUrl?: string;
  /** The base URL below which its pages are served. */
  servedBaseUrl?: string;
  /** The configuration of a project of Docusaurus, as its components ask for it. */
  siteConfig?: Readonly<Record<string, unknown>>;
  /** The words of such components in the site's language, by their ids or by themselves. */
  codeTranslations?: Readonly<Record<string, string>>;
  /** Data that they ask for, by the names of plugins and by ids. */
  globalData?: GlobalData;
  /** What PostCSS makes of stylesheets that they import, by their files from the site's root. */
  compiledStyles?: Readonly<Record<string, string>>;
  /** What names of modules stand for, in a project of Docusaurus: `./…` from the site's root, or a package. */
  moduleAliases?: Readonly<Record<string, string>>;
  /** What imports of files give. */
  fileRules?: readonly FileRule[];
  /** Folders of modules that its plugins add to the theme, from the site's root. */
  themeFolders?: readonly string[];
  /** What its bundler writes in the place of names, such as `process.env.KEY`: literals of JSON, or other names. */
  definitions?: Readonly<Record<string, string>>;
  /** The versions of its docs, by the ids of their instances, newest first. */
  docsVersions?: Readonly<Record<string, readonly VersionFacts[]>>;
  /** What is said of the pages of each of these versions, by the folder of its files from the site's root. */
  versionPages?: Readonly<Record<string, VersionPages>>;
  /** What changes the syntax trees of the files in a folder, which is named from the site's root. */
  transforms?: { folder: string; transforms: Transforms }[];
  /** Words of the interface in the place of English ones, where the site has some. */
  words?: Site["words"];
  /** The site's glossary, or the file in which it stands: pages with terms are made again where that changes. */
  glossary?: ({ file: string } & Pick<Glossary, "mark">) | Glossary;
  /** Folders, from the site's root, whose MDX must not run code. */
  safeFolders: string[];
  /** Stands for all that decides how diagrams are drawn; without it drawings are not kept. */
  drawingDigest?: string;
};

/** Data of plugins by their names, and by the ids of their instances. */
export type GlobalData = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** What is said of the pages of a version, with the classes that they have. */
type VersionPages = VersionMarks & { className: string };

type Glossary = NonNullable<Site["glossary"]>;
type Instances = "docs" | "blogs" | "pages";
type CompiledSite = Pick<Site, "markdown" | "tableOfContents" | Instances> &
  Partial<
    Pick<
      Site,
      | "siteFolder"
      | "staticFolders"
      | "lenient"
      | "siteConfig"
      | "codeTranslations"
      | "words"
      | "globalData"
      | "compiledStyles"
      | "moduleAliases"
      | "themeFolders"
      | "definitions"
      | "fileRules"
      | "baseUrl"
      | "checks"
      | "glossary"
      | "settingsFiles"
      | "translations"
    >
  >;

/** The compiler's settings of a site. */
export function compileSettingsOf(
  { markdown, tableOfContents, docs, blogs, pages, ...site }: CompiledSite,
  production: boolean,
): CompileSettings {
  return {
    ...markdown,
    headingLevels: { min: tableOfContents.minHeadingLevel, max: tableOfContents.maxHeadingLevel },
    optimizeImages: production,
    linkMistakes: linkMistakeGrade(site),
    basePaths: [...docs, ...blogs, ...pages].flatMap(({ routeBasePath }) => routeOf(routeBasePath).slice(1, -1) || []),
    ...(Object.keys(site.words ?? {}).length > 0 && { words: site.words }),
    ...(site.translations && site.translations.length > 0 && { translations: site.translations }),
    ...(site.glossary && { glossary: compiledGlossary(site.glossary, site.settingsFiles?.glossary) }),
    safeFolders: [...docs, ...blogs, ...pages].filter(({ mdx }) => mdx === "safe").flatMap(foldersOf),
    transforms: [...docs, ...blogs, ...pages].flatMap(({ transforms, ...instance }) =>
      transforms ? foldersOf(instance).map((folder) => ({ folder, transforms })) : [],
    ),
    ...(site.lenient && {
      ...projectOf(site, production),
      docsFolders: docs.flatMap(foldersOf),
      blogFolders: blogs.flatMap(foldersOf),
      docsVersions: Object.fromEntries(docs.map((instance) => [instance.id, versionFacts(instance)])),
      versionPages: Object.fromEntries(docs.flatMap(versionPagesOf)),
    }),
  };
}

function compiledGlossary(glossary: Glossary, file: string | undefined): CompileSettings["glossary"] {
  return file === undefined ? glossary : { file, mark: glossary.mark };
}

function foldersOf({ content, ...instance }: { content: string; sources?: { folder: string }[] }): string[] {
  return [...new Set([content, ...(instance.sources ?? []).map(({ folder }) => folder)])];
}

function versionPagesOf(instance: Site["docs"][number]): [folder: string, VersionPages][] {
  const listed = versionFacts(instance);
  const folderOf = (name: string) => instance.sources?.find((source) => source.name === name)?.folder;
  return listed.map((version) => [
    folderOf(version.name) ?? instance.content,
    { ...versionMarks(instance, version, listed), className: versionClassName(instance, version.name) },
  ]);
}

/** What is said of the pages of a file's version, by the innermost folder; undefined for a file of no known version. */
export function versionPagesFor(
  file: string,
  { versionPages = {} }: Pick<CompileSettings, "versionPages">,
): VersionPages | undefined {
  const around = Object.entries(versionPages).filter(([folder]) => file.startsWith(`${folder}/`));
  return around.sort(([a], [b]) => b.length - a.length)[0]?.[1];
}

/** Of which kinds a file of a project of Docusaurus is known to be no page. */
export function otherKinds(
  file: string,
  { docsFolders, blogFolders }: Pick<CompileSettings, "docsFolders" | "blogFolders">,
): AskedKind[] {
  const isOutside = (folder: string) => folder !== "" && !file.startsWith(`${folder}/`);
  const kinds = [
    ["doc", docsFolders],
    ["post", blogFolders],
  ] as const;
  return kinds.flatMap(([kind, folders]) => (folders?.every(isOutside) ? kind : []));
}

/** What changes the syntax trees of a file, by the innermost folder that has something. */
export function transformsOf(
  file: string,
  { transforms = [] }: Pick<CompileSettings, "transforms">,
): Transforms | undefined {
  const around = transforms.filter(({ folder }) => file.startsWith(`${folder}/`));
  return around.sort((a, b) => b.folder.length - a.folder.length)[0]?.transforms;
}

/** What is asked of a project of Docusaurus alone. */
function projectOf(site: Partial<Site>, production: boolean): Partial<CompileSettings> {
  const { siteFolder, staticFolders, lenient, siteConfig, codeTranslations, globalData, checks } = site;
  const { baseUrl = "/", compiledStyles, moduleAliases, themeFolders, definitions, fileRules } = site;
  const { brokenComponents, brokenImports, brokenImages } = checks ?? {};
  return {
    siteFolder,
    staticFolders,
    lenient,
    siteConfig,
    codeTranslations,
    globalData,
    compiledStyles,
    moduleAliases,
    themeFolders,
    definitions,
    fileRules: fileRules?.length ? fileRules : undefined,
    brokenComponents,
    brokenImports,
    brokenImages,
    baseUrl,
    servedBaseUrl: servedBaseUrl(baseUrl, production),
  };
}
