import { localeDefaults } from "../../lib/settings/locale-defaults";
import { isReplaceable, themeComponentNames } from "../../lib/settings/theme-parts";
import type { SiteInput } from "../../lib/site-config";
import { unknownKeys, type DocusaurusConfig } from "../config";
import { localeFolder } from "../locale";
import { distinctNotes, type Note } from "../note";
import { CLASSIC, classicOptionsIn, misspelledPresets, packageOf, pluginUses, type PluginUse } from "../plugins";
import { mapBlog } from "./blog";
import { mapChecks } from "./checks";
import { mapDocs } from "./docs";
import { below } from "../../lib/content/folder-path";
import type { DocusaurusFolder } from "./folder";
import { fromRoot, itemClasses, mapFrame } from "./frame";
import { mapParseFrontMatter } from "./functions";
import { mapHead, mapSocialCards } from "./head";
import { mapMarkdown } from "./markdown";
import { mapStorage, remarksOn } from "./no-equivalent";
import { mapNamedDocs } from "./named-docs";
import { mapPages, pluginPages } from "./pages";
import { mapRedirects } from "./redirects";
import { mapSearch } from "./search";
import { sitemapNotes, sitemapPatterns } from "./sitemap";
import { mapStyle } from "./style";
import { mapWords } from "./words/words";
import { withLeadingSlash } from "../../lib/routes/url";

/** A Docusaurus folder as the site's own configuration, and what of it has no equivalent there. */
export type MappedSite = { site: SiteInput; notes: Note[] };

const plugin = (name: string) => `@docusaurus/plugin-${name}`;
/** The parts of the classic preset, with the plugins that they stand for. */
const PARTS = [
  ["docs", plugin("content-docs")],
  ["blog", plugin("content-blog")],
  ["pages", plugin("content-pages")],
  ["sitemap", plugin("sitemap")],
  ["theme", "@docusaurus/theme-classic"],
  ["gtag", plugin("google-gtag")],
  ["googleAnalytics", plugin("google-analytics")],
  ["googleTagManager", plugin("google-tag-manager")],
] as const;
/** What the preset brings also where its options do not name it. */
const ALWAYS = ["docs", "blog", "pages", "sitemap"];

/** All plugins of a configuration: those of its presets, then its own. */
export function allPlugins({ presets, plugins, themes }: DocusaurusConfig): PluginUse[] {
  const isClassic = classicOptionsIn(presets);
  return [
    ...pluginUses(presets, "preset").flatMap((preset) =>
      preset.name === CLASSIC || isClassic(preset.options) ? classicParts(preset) : [preset],
    ),
    ...pluginUses(plugins, "plugin"),
    ...pluginUses(themes, "theme"),
  ];
}

function classicParts({ options }: PluginUse): PluginUse[] {
  return PARTS.flatMap(([key, name]): PluginUse[] => {
    const own = options[key];
    if (own === false || (own === undefined && !ALWAYS.includes(key))) return [];
    return [{ name, options: (typeof own === "object" && own !== null ? own : {}) as PluginUse["options"] }];
  });
}

/** Maps a folder; throws errors that name a key, its value and what is allowed. */
export function mapSite(folder: DocusaurusFolder): MappedSite {
  const { config, plugins } = folder;
  const uses = allPlugins(config);
  const { docs, blogs, pages, redirects } = mapPlugins(uses, folder);
  const { frame, notes } = mapFrame(folder);
  const sitemaps = named("sitemap", uses);
  const { markdown, notes: markdownNotes } = mapMarkdown(folder, uses);
  const { words, notes: wordNotes } = mapWords(config, folder);
  const site: SiteInput = {
    ...mapIdentity(folder),
    ...mapFiles(folder),
    lenient: true,
    siteConfig: exposed(config),
    codeTranslations: { ...folder.messages },
    words,
    globalData: plugins.globalData,
    checks: mapChecks(config),
    ...contentOf({ docs, blogs, pages }),
    home: null,
    ...mapSocialCards(config),
    ...frame,
    head: [
      ...mapHead({ ...config, headTags: [...config.headTags, ...plugins.headTags] }),
      ...mapStyle(folder.styles, {
        itemClasses: [...itemClasses(config), ...folder.navbarCode.classNames],
        navbarStyle: config.themeConfig.navbar.style,
      }),
    ],
    ...mapStorage(config),
    markdown,
    ...(config.markdown.parseFrontMatter && { frontMatter: mapParseFrontMatter(folder) }),
    search: mapSearch(config),
    redirects: redirects.flatMap((mapped) => mapped.redirects),
    redirectRules: redirects.flatMap((mapped) => mapped.rules),
    sitemap: { ignorePatterns: sitemaps.flatMap((use) => sitemapPatterns(use, config.baseUrl)) },
    ...LEFT_OUT,
    customFields: JSON.parse(JSON.stringify(config.customFields)) as SiteInput["customFields"],
  };
  const mapped = [...docs, ...blogs, ...pages, ...redirects].flatMap((part) => part.notes);
  const own = [
    ...notes,
    ...markdownNotes,
    ...wordNotes,
    ...sitemaps.flatMap(sitemapNotes),
    ...configNotes(uses, folder),
  ];
  return { site, notes: distinctNotes([...mapped, ...own]) };
}

/** The instances of docs, blogs and pages, and where their files are translated. */
function contentOf({ docs, blogs, pages }: Omit<ReturnType<typeof mapPlugins>, "redirects">) {
  return {
    translations: [...docs, ...blogs, ...pages].flatMap((part) => part.translations),
    docs: docs.map(({ instance }) => instance),
    blogs: blogs.map(({ instance }) => instance),
    pages: pages.map(({ instance }) => instance),
  };
}

/** Projects of Docusaurus have none of these, and load what they load. */
const LEFT_OUT = {
  linkPreviews: false,
  securityHeaders: { enabled: false },
  offline: { enabled: false },
  cms: { enabled: false },
  debug: false,
};

/** The plugins that stand for a part of the site each, where its folder is there. */
function mapPlugins(uses: readonly PluginUse[], folder: DocusaurusFolder) {
  const docs = named("content-docs", uses).map((use) => mapDocs(use, folder));
  const ids = docs.map(({ instance }) => instance.id);
  const twice = ids.find((id, index) => ids.indexOf(id) < index);
  if (twice !== undefined) throw sameDocs(twice, folder);
  const taken = new Set(ids);
  const idOf = (use: PluginUse, kind: string) => freeId(use.options.id, kind, taken);
  const blogs = named("content-blog", uses)
    .filter((use) => folder.has(pathOf(use, "blog")))
    .map((use) => mapBlog(use, folder, idOf(use, "blog")));
  const pages = named("content-pages", uses)
    .filter((use) => folder.has(pathOf(use, "src/pages")))
    .map((use) => mapPages(use, folder, idOf(use, "pages")));
  if (folder.plugins.pages.length > 0) pages.push(pluginPages(freeId(undefined, "plugin-pages", taken)));
  return { docs, blogs, pages, redirects: named("client-redirects", uses).map((use) => mapRedirects(use, folder)) };
}

function named(name: string, uses: readonly PluginUse[]): PluginUse[] {
  return uses.filter((use) => use.name === plugin(name));
}

/** What a site is called, and where it is. */
function mapIdentity({ config, folder }: Pick<DocusaurusFolder, "config" | "folder">) {
  return {
    title: config.title,
    titleDelimiter: config.titleDelimiter,
    tagline: config.tagline,
    url: config.url.replace(/\/$/, ""),
    baseUrl: withLeadingSlash(config.baseUrl).replace(/\/*$/, "/"),
    favicon: fromRoot(config.favicon ?? "/favicon.ico"),
    i18n: mapLocales(config, folder),
    trailingSlash: true,
    noIndex: config.noIndex,
    relativeLinks: config.trailingSlash === undefined ? "written" : config.trailingSlash ? "folder" : "page",
  } satisfies Partial<SiteInput>;
}

type OwnPart = DocusaurusFolder["ownParts"][number];

/** Whether a component is drawn in a place of its own here, too. */
const isThemePart = ({ name, isAround }: OwnPart) =>
  isReplaceable(name) || (isAround && themeComponentNames().some((part) => part === name));

/** A project's components that are drawn neither in a place of their own nor as a part of another one. */
function undrawnParts(parts: readonly OwnPart[]): OwnPart[] {
  const copies = parts.filter((part) => isThemePart(part) && !part.isAround).map(({ name }) => `${name}/`);
  const isInCopy = (name: string) => copies.some((copy) => name.startsWith(copy));
  return parts.filter((part) => !part.isImported && !isThemePart(part) && !isInCopy(part.name));
}

/** The folders and files of a project beside its content. */
function mapFiles(project: DocusaurusFolder) {
  const { config, folder, file, has, plugins, styleFiles, compiledStyles, ownParts } = project;
  const compiled = Object.entries(compiledStyles).map(([name, css]) => [below(folder, name), css]);
  const aliases = Object.entries(plugins.aliases);
  const namedDocs = mapNamedDocs(project);
  const fromSite = (module: string) => (module.startsWith(".") ? `./${below(folder, module)}` : module);
  return {
    siteFolder: folder,
    staticFolders: config.staticDirectories
      .map((name) => below(folder, name))
      .filter((_, index) => has(config.staticDirectories[index] ?? "")),
    publishedFiles: styleFiles,
    ...(compiled.length > 0 && { compiledStyles: Object.fromEntries(compiled) as Record<string, string> }),
    configFile: file,
    ...(aliases.length > 0 && { moduleAliases: Object.fromEntries(aliases.map(([name, to]) => [name, fromSite(to)])) }),
    ...(plugins.themeFolders.length > 0 && { themeFolders: plugins.themeFolders.map((name) => below(folder, name)) }),
    ...(Object.keys(plugins.definitions).length > 0 && { definitions: plugins.definitions }),
    ...(plugins.fileRules.length > 0 && { fileRules: plugins.fileRules }),
    ...(project.afterBuild && { afterBuild: project.afterBuild }),
    clientModules: [...config.clientModules, ...plugins.clientModules].map(fromSite),
    ...(namedDocs.length > 0 && { namedDocs }),
    themeParts: Object.fromEntries(
      ownParts
        .filter(isThemePart)
        .map(({ name, folder: theme = "src/theme" }) => [name, `./${below(folder, `${theme}/${name}`)}`]),
    ),
  } satisfies Partial<SiteInput>;
}

/** What is told of the configuration itself, beside options of plugins. */
function configNotes(uses: readonly PluginUse[], folder: DocusaurusFolder): Note[] {
  const { config, plugins, ownParts } = folder;
  const presets = misspelledPresets(config.presets).map((one) => ({ ...one, full: packageOf(one.written, "preset") }));
  const unrun = uses.filter(({ name }) => !plugins.names.includes(name));
  return [
    ...remarksOn(
      config,
      unrun.filter(({ name }) => !presets.some(({ full }) => full === name)),
      undrawnParts(ownParts),
    ),
    ...presets.map(({ written, index, meant, full }) => ({
      name: `presets[${index}]: ${written}`,
      means: uses.some(({ name }) => name === full)
        ? "There is no preset of this name: its docs, blog and pages are not built."
        : "There is no preset of this name, and Docusaurus ends here; its options are read as those of the classic one.",
      remedy: `Write \`${meant}\` in \`presets\` of ${placeOf(folder, ["presets", index])}.`,
    })),
    ...unknownKeys(config).map(({ key, nearest }) => ({
      name: key,
      means: "Docusaurus has no such key either.",
      remedy: `Take it out, or write \`${nearest}\` if that is meant.`,
    })),
  ];
}

/** The configuration with the line on which keys lead to a value in it, if that is known. */
function placeOf({ file, lineOf }: DocusaurusFolder, keys: readonly PropertyKey[]): string {
  const line = lineOf(keys);
  return line === undefined ? file : `${file}:${line}`;
}

function pathOf({ options }: PluginUse, otherwise: string): string {
  return typeof options.path === "string" ? options.path : otherwise;
}

/** What components get of the configuration: all of it that is data, without plugins. */
function exposed({ presets: _presets, plugins: _plugins, themes: _themes, ...config }: DocusaurusConfig) {
  return JSON.parse(JSON.stringify(config)) as NonNullable<SiteInput["siteConfig"]>;
}

function sameDocs(id: string, { file }: DocusaurusFolder): Error {
  return new Error(
    `${file} is not valid: two plugins '${plugin("content-docs")}' have the id '${id}'.\n` +
      "  → Give one of them an `id` of its own; of the preset's, which has the id 'default', `docs: false` leaves it out.",
  );
}

/** An id that no other instance has: what lies in two folders under one name could not be told apart. */
function freeId(written: unknown, kind: string, taken: Set<string>): string {
  const wanted = typeof written === "string" && written !== "default" ? written : kind;
  const id = taken.has(wanted) ? `${kind}-${wanted}` : wanted;
  taken.add(id);
  return id;
}

function mapLocales(config: DocusaurusConfig, folder: string): SiteInput["i18n"] {
  const { defaultLocale, currentLocale, locales, localeConfigs } = config.i18n;
  const localeNamed = (name: string) => {
    const own = localeConfigs[name] ?? {};
    const { direction, ...texts } = localeDefaults(name);
    const written = Object.entries(texts).map(([key, text]) => [key, typeof own[key] === "string" ? own[key] : text]);
    return {
      ...(Object.fromEntries(written) as typeof texts),
      path: name,
      direction: own.direction === "rtl" || own.direction === "ltr" ? own.direction : direction,
      content: below(folder, localeFolder(name, config)),
    };
  };
  const names = locales.includes(defaultLocale) ? locales : [defaultLocale, ...locales];
  return {
    defaultLocale,
    ...(currentLocale !== undefined && { currentLocale }),
    locales: Object.fromEntries(names.map((name) => [name, localeNamed(name)])),
  };
}
