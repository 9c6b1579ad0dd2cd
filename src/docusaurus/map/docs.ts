import { z } from "zod";
import type { TranslatedFolder } from "../../lib/content/translations";
import type { SiteInput } from "../../lib/site-config";
import { someFunction } from "../config";
import type { Note } from "../note";
import type { PluginUse } from "../plugins";
import { plainSidebars } from "../sidebars";
import { editAddressOf, editUrlNotes, mapEditUrl, translatedEditAddress } from "./edit-url";
import { below } from "../../lib/content/folder-path";
import type { DocusaurusFolder, SidebarsFile } from "./folder";
import { mapNumberPrefixes, mapSidebarItems } from "./functions";
import {
  absentTagsNotes,
  EXCLUDED,
  gravityOf,
  onInlineTags,
  optionsOf,
  tagsFileOf,
  tagsOption,
  unreadNotes,
} from "./options";
import { translatedFolders, translationsOf } from "./translations";
import { mapTransforms, SYNTAX_OPTIONS } from "./transforms";
import { CURRENT, versionNames, versionNotes } from "./version-names";
import { withLeadingSlash } from "../../lib/routes/url";

type DocsInput = SiteInput["docs"][number];
type Mapped = { instance: DocsInput; notes: Note[]; translations: TranslatedFolder[] };

const version = z.looseObject({
  label: z.string().optional(),
  path: z.string().optional(),
  banner: z.enum(["none", "unreleased", "unmaintained"]).optional(),
  badge: z.boolean().optional(),
  noIndex: z.boolean().optional(),
  className: z.string().optional(),
});

const docsOptions = z.looseObject({
  id: z.string().default("default"),
  path: z.string().default("docs"),
  routeBasePath: z.string().default("docs"),
  sidebarPath: z.union([z.string(), z.literal(false)]).optional(),
  editUrl: z.union([z.string(), someFunction]).optional(),
  editCurrentVersion: z.boolean().default(false),
  editLocalizedFiles: z.boolean().default(false),
  include: z.array(z.string()).default(["**/*.{md,mdx}"]),
  exclude: z.array(z.string()).default(EXCLUDED),
  numberPrefixParser: z.union([z.boolean(), someFunction]).default(true),
  sidebarItemsGenerator: someFunction.optional(),
  sidebarCollapsible: z.boolean().default(true),
  sidebarCollapsed: z.boolean().default(true),
  lastVersion: z.string().optional(),
  onlyIncludeVersions: z.array(z.string()).optional(),
  includeCurrentVersion: z.boolean().default(true),
  disableVersioning: z.boolean().default(false),
  versions: z.record(z.string(), version).default({}),
  onInlineTags,
  tags: tagsOption,
  tagsBasePath: z.string().optional(),
  showLastUpdateTime: z.boolean().default(false),
  showLastUpdateAuthor: z.boolean().default(false),
  breadcrumbs: z.boolean().default(true),
});
type DocsOptions = z.output<typeof docsOptions>;

/** What a docs plugin is given that has an equivalent, beside what the schema reads. */
const READ = [...Object.keys(docsOptions.shape), ...SYNTAX_OPTIONS, "admonitions"];

/** The options of a docs plugin, with Docusaurus' defaults filled in. */
export function docsOptionsOf(use: PluginUse): DocsOptions {
  return optionsOf(use, docsOptions);
}

/** The folder, below that of the project, of a version's files: `docs`, `versioned_docs/version-2.0` … */
function versionFolderOf({ id, path }: Pick<DocsOptions, "id" | "path">, name: string): string {
  return name === CURRENT ? path : `${prefixOf(id)}versioned_docs/version-${name}`;
}

/** The path, below the project, of the sidebars file of a version that is not being written. */
export function versionSidebarsOf(id: string, name: string): string {
  return `${prefixOf(id)}versioned_sidebars/version-${name}-sidebars.json`;
}

/** The path, below the project, of the list of an instance's versions. */
export function versionsFileOf(id: string): string {
  return `${prefixOf(id)}versions.json`;
}

function prefixOf(id: string): string {
  return id === "default" ? "" : `${id}_`;
}

/** A docs plugin as a docs instance of the site. */
export function mapDocs(use: PluginUse, folder: DocusaurusFolder): Mapped {
  const options = docsOptionsOf(use);
  const files = folder.instances[options.id] ?? { versions: [], sidebars: {} };
  const names = versionNames(options, files.versions);
  const { transforms, notes } = mapTransforms(use, folder);
  const settings = names.map((name) => [name, versionOf(name, options, folder)] as const);
  return {
    translations: names.flatMap((name) =>
      translatedFolders(versionFolderOf(options, name), translatedVersion(options.id, name), folder),
    ),
    instance: {
      id: options.id,
      content: below(folder.folder, options.path),
      routeBasePath: withLeadingSlash(options.routeBasePath),
      ...(options.lastVersion !== undefined &&
        names.includes(options.lastVersion) && { lastVersion: options.lastVersion }),
      versions: Object.fromEntries(settings.filter(([, written]) => Object.keys(written).length > 0)),
      sources: names.map((name) => sourceOf(name, options, files.sidebars[name], folder)),
      ...hooksOf(options, folder),
      ...(transforms && { transforms }),
      ...(!(options.sidebarCollapsible && options.sidebarCollapsed) && { categories: categoriesOf(options) }),
      include: options.include,
      exclude: options.exclude,
      numberPrefixes: mapNumberPrefixes(options.numberPrefixParser),
      ...(options.onInlineTags && { onInlineTags: gravityOf(options.onInlineTags) }),
      ...tagsFileOf(options.tags),
      ...(options.tagsBasePath !== undefined && { paths: { tags: options.tagsBasePath } }),
      breadcrumbs: options.breadcrumbs,
      showLastUpdateTime: options.showLastUpdateTime,
      showLastUpdateAuthor: options.showLastUpdateAuthor,
      showChanges: false,
      feed: { formats: [] },
    },
    notes: [
      ...unreadNotes(use, options.id, READ),
      ...absentTagsNotes(use, options, folder.has),
      ...versionNotes(use.name, options, files.versions),
      ...editUrlNotes(use, options, "docs", folder),
      ...notes,
    ],
  };
}

/** Where the translations of a version are in the folder of a language. */
function translatedVersion(id: string, name: string): string {
  return `${translationsOf("docs", id)}/${name === CURRENT ? name : `version-${name}`}`;
}

/** The texts of a version in the language that is built. */
function textsOf({ id }: DocsOptions, name: string, { texts }: DocusaurusFolder): Readonly<Record<string, string>> {
  return texts[`${translatedVersion(id, name)}.json`] ?? {};
}

/** What is said of a version, with its label in the language that is built. */
function versionOf(
  name: string,
  options: DocsOptions,
  folder: DocusaurusFolder,
): NonNullable<DocsInput["versions"]>[string] {
  const { path, banner, badge, noIndex, className, ...written } = options.versions[name] ?? {};
  const label = textsOf(options, name, folder)["version.label"] ?? written.label;
  const all = { label, path, banner, badge, noIndex, className };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
}

/** Where the docs of a version lie, where they are edited, and their sidebars. */
function sourceOf(
  name: string,
  options: DocsOptions,
  sidebars: SidebarsFile | undefined,
  project: DocusaurusFolder,
): NonNullable<DocsInput["sources"]>[number] {
  const { editUrl, editLocalizedFiles } = options;
  const { folder, config } = project;
  const path = versionFolderOf(options, name);
  const edited = options.editCurrentVersion ? options.path : path;
  const translated = translatedVersion(options.id, options.editCurrentVersion ? CURRENT : name);
  const sidebarTexts = Object.entries(textsOf(options, name, project)).filter(([id]) => id.startsWith("sidebar."));
  return {
    name,
    folder: below(folder, path),
    ...(typeof editUrl === "string" && { editUrl: editAddressOf(editUrl, edited) }),
    ...(typeof editUrl === "string" &&
      editLocalizedFiles && {
        translatedEditUrl: translatedEditAddress(editUrl, translated, config),
      }),
    ...(sidebarTexts.length > 0 && { texts: Object.fromEntries(sidebarTexts) }),
    ...(sidebars && {
      sidebars: { file: sidebars.file, value: plainSidebars(sidebars.value, categoriesOf(options)) as never },
    }),
  };
}

/** Functions of the options. */
function hooksOf(options: DocsOptions, folder: DocusaurusFolder): Pick<DocsInput, "editUrl" | "sidebarItems"> {
  const { editUrl, numberPrefixParser, sidebarItemsGenerator } = options;
  return {
    ...(typeof editUrl === "function" && { editUrl: mapEditUrl(editUrl, "docs", folder) }),
    ...(sidebarItemsGenerator && {
      sidebarItems: mapSidebarItems(sidebarItemsGenerator, numberPrefixParser, folder),
    }),
  };
}

function categoriesOf({ sidebarCollapsible, sidebarCollapsed }: DocsOptions) {
  // As in Docusaurus: a category of such an instance that closes all the same is open at first.
  return { collapsible: sidebarCollapsible, collapsed: sidebarCollapsible && sidebarCollapsed };
}
