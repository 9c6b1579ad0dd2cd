import { z } from "zod";
import { functionSetting, type ChangeFrontMatter, type OldRoutesOf } from "./settings/function-settings";
import { HEAD_TAGS } from "./html/head-element";
import { footerLinks, navbarItem, pattern } from "./settings/navbar-config";
import { cmsSettings } from "./settings/cms-settings";
import { featureRequestSettings, showcaseSettings } from "./settings/collection-settings";
import { glossarySettings } from "./settings/glossary-settings";
import { blogInstance, docsInstance, pagesInstance } from "./settings/instance-settings";
import { locales } from "./settings/locale-settings";
import { markdownSettings } from "./settings/markdown-settings";
import { messages } from "./words/messages.en";
import { plainAddress } from "./content/plain-data";
import { projectSettings } from "./settings/project-settings";
import { SITE_FILE } from "./settings/site-file";
import {
  installSettings,
  offlineSettings,
  securityHeaderSettings,
  socialCardSettings,
  structuredDataSettings,
} from "./settings/publish-settings";
import { FILLED_IN } from "./settings/schema-keys";
import { searchSettings } from "./settings/search-config";
import { basePath, withoutPath } from "./settings/site-address";
import { ruleFaults } from "./settings/site-rules";
import { faultsOf, faultsText, type Fault, type LineOf } from "./settings/site-issues";
import type { MessageId } from "./words/translate";

/** Name of the docs version whose files are being written now. */
export const CURRENT_VERSION = "current";

const reporting = z.enum(["ignore", "log", "warn", "throw"]);
/** How grave it is when something is wrong; what is only logged is no warning. */
export type Reporting = z.output<typeof reporting>;

/** How grave the mistakes are that links and routes may have. */
const checks = z.strictObject({
  /** Links to routes that there are not. */
  brokenLinks: reporting.default("throw"),
  brokenAnchors: reporting.default("throw"),
  /** Links to files of content that there are not. */
  brokenFileLinks: reporting.default("throw"),
  duplicateRoutes: reporting.default("warn"),
  /** Components of a project of Docusaurus that cannot run. */
  brokenComponents: reporting.default("warn"),
  /** Files that content of such a project imports, and that there are not. */
  brokenImports: reporting.default("throw"),
  /** Pictures that content of such a project shows, and that there are not. */
  brokenImages: reporting.default("warn"),
});

const redirectRule = z.strictObject({
  fromExtensions: z.array(z.string()).default([]),
  toExtensions: z.array(z.string()).default([]),
  create: functionSetting<OldRoutesOf>("a page's route").optional(),
});

const headElement = z.strictObject({
  tag: z.enum(HEAD_TAGS),
  props: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).default({}),
  text: z.string().optional(),
});

const logo = z.strictObject({
  alt: z.string().default("").describe("What the picture says to those who do not see it."),
  src: z.string().describe("The picture's address, as /img/logo.svg."),
  srcDark: z.string().optional().describe("The picture in dark mode, where that is another one."),
  href: z.string().optional().describe("Where the logo leads."),
  width: z.number().optional().describe("Its width in pixels."),
  height: z.number().optional().describe("Its height in pixels."),
});

/** The bar above all pages. */
const announcementBar = z.strictObject({
  id: z
    .string()
    .optional()
    .describe("A new name shows the bar again to readers who closed the one before; without one, a new text does."),
  content: z.string().meta({ editor: "long-text", description: "What the bar says, as HTML." }),
  backgroundColor: z.string().optional().describe("A colour of CSS, in the place of the site's."),
  textColor: z.string().optional().describe("A colour of CSS."),
  isCloseable: z.boolean().describe("Whether readers can close the bar."),
});

/** The keys whose values may stand in files of their own, which authors edit: `content/settings/*.yml`. */
export const SETTINGS_KEYS = ["navbar", "footer", "announcementBar", "glossary"] as const;
export type SettingsKey = (typeof SETTINGS_KEYS)[number];

/** The shape of `src/site.ts`: every key, its kind and its default. */
export const siteSchema = z.strictObject({
  /** Name of the site, behind the titles of its pages. */
  title: z.string(),
  /** What stands between a page's own title and the site's. */
  titleDelimiter: z.string().default("|"),
  /** What the site is about, in a few words: the description of pages that have none. */
  tagline: z.string(),
  /** Scheme and host, without a path and a trailing slash. */
  url: z.url({ abort: true }).superRefine(withoutPath).regex(/[^/]$/, "must not end with a slash"),
  /** Path prefix under which the site is served; begins and ends with a slash. */
  baseUrl: basePath,
  /** Address of the icon, a file in `static/`. */
  favicon: z.string(),
  i18n: locales,
  /** Filled in: folders of content, and those of their translations into the language that is built. */
  translations: z
    .array(z.strictObject({ folder: z.string(), translated: z.string() }))
    .default([])
    .meta(FILLED_IN),
  /** Routes end in a slash, always. */
  trailingSlash: z.literal(true),
  /** Keeps search engines away from all pages, as of a site that is only tried; the site's own search finds them. */
  noIndex: z.boolean().default(false),
  /**
   * What relative addresses in content begin from: the page's address with a slash at its end (`folder`), without one
   * (`page`), or as a page's file has it, where only indexes of folders end in a slash (`written`).
   */
  relativeLinks: z.enum(["folder", "page", "written"]).default("folder"),
  /** The folder for which `@site` stands, from the site's root; empty for the root itself. */
  siteFolder: z.string().default("").meta(FILLED_IN),
  /** Folders whose files are published as they are, and other such files by their addresses; from the site's root. */
  staticFolders: z.array(z.string()).default(["static"]),
  publishedFiles: z.record(z.string().startsWith("/"), z.string()).default({}).meta(FILLED_IN),
  /**
   * Whether front matter may have keys that the site does not know, and values that are only nearly of the right kind,
   * and code a language without a grammar, as in projects of Docusaurus.
   */
  lenient: z.boolean().default(false).meta(FILLED_IN),
  ...projectSettings,
  /**
   * Words in the place of English ones, by their ids in src/lib/words/messages.en.ts. Words for a number may be in
   * forms: a language, and its forms in the order of Unicode (`pl|one form|…`).
   */
  words: z.partialRecord(z.enum(Object.keys(messages) as MessageId[]), z.string()).default({}),
  checks: checks.prefault({}),
  /** Elements of every page's head; metadata among them take the place of the defaults of pages. */
  head: z.array(headElement).default([]),
  /** Folders of docs, of posts and of standalone pages. */
  docs: z.array(docsInstance),
  blogs: z.array(blogInstance),
  pages: z.array(pagesInstance),
  showcase: showcaseSettings.optional(),
  featureRequests: featureRequestSettings.optional(),
  /** Where the question below docs, whether they helped, opens an issue; without it nothing is asked. */
  feedback: z.strictObject({ issueUrl: z.url() }).optional(),
  /**
   * The home page: the folder of its content, with `index.mdx` and a file for each thing that it offers; `null` for a
   * site whose home page is a doc or a page like any other.
   */
  home: z.strictObject({ content: z.string() }).nullable().default({ content: "content/home" }),
  navbar: z.strictObject({
    title: z.string().describe("The words beside the logo."),
    logo: logo.optional().describe("The picture at the beginning of the bar."),
    hideOnScroll: z.boolean().describe("Whether the bar goes away while readers scroll down."),
    items: z.array(navbarItem).describe("What stands in the bar, in this order: links, menus, search."),
  }),
  footer: z.strictObject({
    style: z.enum(["dark", "light"]).describe("The colours of the footer."),
    links: footerLinks.describe("Links in columns, or in one row."),
    logo: logo.optional().describe("The picture below the links."),
    copyright: z.string().describe("The last line, as HTML."),
  }),
  announcementBar: announcementBar.optional(),
  /** Terms that content uses, with what they mean: a page of them, and `<Term>` in content. */
  glossary: glossarySettings.optional(),
  /** Whether opening a category closes the ones beside it, and whether readers can hide the whole sidebar. */
  sidebar: z
    .strictObject({ autoCollapseCategories: z.boolean().default(false), hideable: z.boolean().default(false) })
    .prefault({}),
  /**
   * Where browsers keep readers' choices. A namespace keeps sites of one host apart: keys end in a hyphen and the
   * namespace; `true` takes the base URL, without its outer slashes.
   */
  storage: z
    .strictObject({
      type: z.literal("localStorage").default("localStorage"),
      namespace: z.union([z.string(), z.boolean()]).default(false),
    })
    .prefault({}),
  /**
   * Hosts that show a change before it is published, as a regular expression: there, route changes are logged to the
   * console.
   */
  deployPreview: z.strictObject({ hostPattern: pattern }).optional(),
  /**
   * When pages run their scripts: once a reader points, touches, scrolls or types, or as soon as they are here. A page
   * can be read without, and what is clicked before they run is done when they do.
   */
  hydrate: z.enum(["intent", "load"]).default("intent"),
  /** The mode of a first visit, whether the switch is left out, and whether the reader's system chooses instead. */
  colorMode: z.strictObject({
    defaultMode: z.enum(["light", "dark"]),
    disableSwitch: z.boolean(),
    respectPrefersColorScheme: z.boolean(),
  }),
  /** Whether links of content show what is behind them, while the mouse or the focus rests on them. */
  linkPreviews: z.boolean().default(true),
  markdown: markdownSettings.prefault({}),
  /** Changes the front matter of every page with content at build, before it is checked like any other. */
  frontMatter: functionSetting<ChangeFrontMatter>("front matter and file").optional(),
  /** The levels of headings that tables of contents show where a page says nothing else. */
  tableOfContents: z.strictObject({ minHeadingLevel: z.int().min(2).max(6), maxHeadingLevel: z.int().min(2).max(6) }),
  search: searchSettings.prefault({}),
  /** Old routes, and the route or address to which they lead. */
  redirects: z.array(z.strictObject({ from: z.array(z.string()), to: plainAddress })),
  /** Redirects to each page by its route: from it with an ending, without its own, and from what `create` gives. */
  redirectRules: z.array(redirectRule).default([]),
  /** Globs of routes that are left out of the sitemap. */
  sitemap: z.strictObject({ ignorePatterns: z.array(z.string()) }),
  /** Whether docs are there as Markdown too, with `/llms.txt`, `/llms-full.txt` and a menu above each doc. */
  llms: z.boolean().default(true),
  /** The image that the build draws of each page for shared links; pages with an `image` of their own keep it. */
  socialCards: socialCardSettings.prefault({}),
  /** The CMS at `/admin/`, in which authors edit the content. */
  cms: cmsSettings.prefault({}),
  /** What search engines read of pages as data, beside what content says. */
  structuredData: structuredDataSettings.prefault({}),
  securityHeaders: securityHeaderSettings.prefault({}),
  /**
   * Whether readers can keep the site for offline, up to which size as a whole, and whether its worker tells in the
   * console what it does. A site that ends it publishes a worker that removes what earlier ones kept.
   */
  offline: offlineSettings.prefault({}),
  /** The site as an app; absent for a site that cannot be installed. */
  install: installSettings.optional(),
  /** Values for which there is no key, as those of `npm run changelog:import`. */
  customFields: z.record(z.string(), z.json()),
  /** The file that says all this, for messages. */
  configFile: z.string().default(SITE_FILE).meta(FILLED_IN),
  /** Filled in: the files of those keys in whose place `src/site.ts` names one. */
  settingsFiles: z.partialRecord(z.enum(SETTINGS_KEYS), z.string()).default({}).meta(FILLED_IN),
  /**
   * Whether the site has the debug pages below `/__docusaurus/debug/`. They show this configuration and all content to
   * whoever knows the address.
   */
  debug: z.boolean().default(true),
});

/** The site's configuration with the values of its settings files: keys with a default may be left out. */
export type SiteInput = z.input<typeof siteSchema>;
/** A file of settings, from the site's root. */
type SettingsFile = `content/settings/${string}.yml`;
/** The site's configuration as `src/site.ts` writes it: some values may stand in files, named in their place. */
export type SiteFile = Omit<SiteInput, SettingsKey | "settingsFiles" | "translations" | "i18n"> &
  InFiles<Pick<SiteInput, SettingsKey>> & { i18n: Pick<I18nInput, "defaultLocale"> & Locales };
type I18nInput = SiteInput["i18n"];
type Locales = { locales: Record<string, Omit<I18nInput["locales"][string], "site"> & { site?: Partial<SiteFile> }> };
type InFiles<Settings> = { [Key in keyof Settings]: Settings[Key] | SettingsFile };
/**
 * `src/site.ts` of a site that is built from the folder of a Docusaurus project; in its longer form with settings that
 * go before those of the folder.
 */
export type DocusaurusInput = { docusaurus: string | { folder: string; site?: Partial<SiteFile> } } & Partial<
  Record<keyof SiteFile, undefined>
>;
/** The site's configuration with every default filled in, and an instance of its docs and of its blogs. */
export type Site = z.output<typeof siteSchema>;
/** An instance of docs in the configuration, with every default filled in. */
export type DocsInstance = Site["docs"][number];
/** A blog in the configuration, with every default filled in. */
export type BlogInstance = Site["blogs"][number];

/** The heading levels that a site's tables of contents show where a page says nothing else. */
export function headingLevelsOf({ tableOfContents }: Pick<Site, "tableOfContents">): { min: number; max: number } {
  return { min: tableOfContents.minHeadingLevel, max: tableOfContents.maxHeadingLevel };
}

/**
 * Reads the configuration through its schema; throws one error that lists each bad key with its line, its path, what is
 * wrong and what is valid.
 */
export function readSite(input: unknown, lineOf?: LineOf): Site {
  const { site, mistakes } = checkSiteInput(input, lineOf);
  if (site) return site;
  throw new Error(mistakes);
}

/** The configuration as `readSite` gives it, or what is wrong with it, also as one text. */
export function checkSiteInput(
  input: unknown,
  lineOf?: LineOf,
): { site: Site; mistakes?: never; faults?: never } | { site?: never; mistakes: string; faults: Fault[] } {
  const read = siteSchema.safeParse(input);
  const faults = read.success
    ? ruleFaults(read.data)
    : faultsOf(read.error, { schema: siteSchema, value: input, at: [] });
  if (read.success && faults.length === 0) return { site: read.data };
  const { configFile } = Object(input) as { configFile?: unknown };
  return { mistakes: faultsText(faults, configFile, lineOf), faults };
}
