import { z } from "zod";
import { linkItem, navbarItem, pattern } from "./navbar-config";
import { searchSettings } from "./search-config";
import { issueLines } from "./site-issues";

/** Name of the docs version whose files are being written now. */
export const CURRENT_VERSION = "current";

const version = z.strictObject({
  label: z.string().optional(),
  path: z.string().optional(),
  banner: z.enum(["none", "unreleased", "unmaintained"]).optional(),
  badge: z.boolean().optional(),
  noIndex: z.boolean().optional(),
});

const editUrl = z.string().optional();
/** Whether search finds the instance's pages. */
const searched = z.boolean().default(true);
/** What happens when a page has a tag that the tags file does not list; nothing does where there is no tags file. */
const onInlineTags = z.enum(["ignore", "warn", "throw"]).default("warn");

const docsInstance = z.strictObject({
  id: z.string(),
  /** Folder of the content, from the site's root. */
  content: z.string(),
  routeBasePath: z.string(),
  /** Name of the version at the root path; the newest released one when absent. */
  lastVersion: z.string().optional(),
  versions: z.record(z.string(), version).default({}),
  /** Versions that are kept elsewhere, for the page of all versions. */
  archived: z.array(z.strictObject({ label: z.string(), href: z.string() })).default([]),
  /**
   * Names of docs that are their folder's page in generated sidebars, beside `index`, `readme` and the folder's own
   * name.
   */
  categoryIndexNames: z.array(z.string().lowercase()).default([]),
  editUrl,
  onInlineTags,
  showLastUpdateTime: z.boolean().default(false),
  showLastUpdateAuthor: z.boolean().default(false),
  noIndex: z.boolean().default(false),
  /** What search calls docs that are in no category. */
  title: z.string().optional(),
  searched,
});

/** Feeds of a blog and of each of its tags: how many posts they have, 0 for all, and their formats; none: no feed. */
const feed = z.strictObject({
  limit: z.int().nonnegative().default(20),
  formats: z.array(z.enum(["rss", "atom", "json"])).default(["rss", "atom", "json"]),
  /** Instead of the blog's own. */
  title: z.string().optional(),
  description: z.string().optional(),
  copyright: z.string().optional(),
});

const blogInstance = z.strictObject({
  id: z.string(),
  content: z.string(),
  routeBasePath: z.string(),
  title: z.string(),
  description: z.string(),
  postsPerPage: z.int().positive(),
  sidebarTitle: z.string(),
  /** `false` for a blog without an archive page. */
  archive: z.boolean().default(true),
  showReadingTime: z.boolean().default(true),
  wordsPerMinute: z.int().positive().default(200),
  /** `timeline` lists entries as releases, `list` as posts with their first paragraphs. */
  layout: z.enum(["list", "timeline"]).default("list"),
  feed: feed.prefault({}),
  editUrl,
  onInlineTags,
  searched,
});

const pagesInstance = z.strictObject({
  id: z.string(),
  content: z.string(),
  routeBasePath: z.string(),
  editUrl,
  searched,
});

/** Comments in code that mark lines: `line` marks the next one, `block` those between two comments. */
const magicComment = z.strictObject({
  className: z.string(),
  line: z.string().optional(),
  block: z.strictObject({ start: z.string(), end: z.string() }).optional(),
});

const markdown = z.strictObject({
  /** Prism grammars beside the ones that prism-react-renderer brings. */
  codeLanguages: z.array(z.string()).default([]),
  magicComments: z.array(magicComment).default([
    {
      className: "highlighted",
      line: "highlight-next-line",
      block: { start: "highlight-start", end: "highlight-end" },
    },
    { className: "error", line: "This will error" },
  ]),
  /** Keywords of admonitions beside the ones that the site knows. */
  admonitions: z.array(z.string()).default([]),
  /** Smaller copies of raster images: quality in percent, widths in pixels, and how many widths there are. */
  images: z
    .strictObject({
      quality: z.int().min(1).max(100).default(70),
      maxWidth: z.int().positive().default(1030),
      minWidth: z.int().positive().default(640),
      steps: z.int().positive().default(2),
    })
    .prefault({}),
});

const logo = z.strictObject({
  alt: z.string(),
  src: z.string(),
  srcDark: z.string().optional(),
  href: z.string().optional(),
  width: z.number().optional(),
  height: z.number().optional(),
});

const color = z.string().regex(/^#[\da-f]{6}$/i, "must be a colour such as #25c2a0");

const structuredData = z.strictObject({
  enabled: z.boolean().default(true),
  /** The software that the site is about, as schema.org describes applications. */
  software: z
    .strictObject({
      name: z.string(),
      category: z.string().default("DeveloperApplication"),
      operatingSystem: z.string(),
      version: z.string().optional(),
      price: z.number().nonnegative().default(0),
      currency: z.string().length(3).default("USD"),
    })
    .optional(),
});

const locale = z.strictObject({
  label: z.string(),
  direction: z.enum(["ltr", "rtl"]),
  htmlLang: z.string(),
  calendar: z.string(),
  path: z.string(),
});

/**
 * Sees the front matter of a file as it is written, and gives what stands for it; the file's path is from the site's
 * root.
 */
export type ChangeFrontMatter = (frontMatter: Record<string, unknown>, file: string) => Record<string, unknown>;

/** The shape of `src/site.ts`: every key, its kind and its default. */
export const siteSchema = z.strictObject({
  title: z.string(),
  tagline: z.string(),
  /** Scheme and host, without a trailing slash. */
  url: z.url().regex(/[^/]$/, "must not end with a slash"),
  /** Path prefix under which the site is served; begins and ends with a slash. */
  baseUrl: z.string().regex(/^\/(?:.*\/)?$/, "must begin and end with a slash"),
  favicon: z.string(),
  i18n: z
    .strictObject({ defaultLocale: z.string(), locales: z.record(z.string(), locale) })
    .refine(({ defaultLocale, locales }) => defaultLocale in locales, {
      path: ["defaultLocale"],
      error: "must be a key of i18n.locales",
    }),
  trailingSlash: z.literal(true),
  docs: z.array(docsInstance),
  blogs: z.array(blogInstance),
  pages: z.array(pagesInstance),
  /** The home page: buttons below the tagline, and what the site offers, each with a sentence and a place to go on. */
  home: z.strictObject({
    buttons: z.array(z.strictObject({ label: z.string(), to: z.string() })),
    features: z.array(z.strictObject({ title: z.string(), text: z.string(), to: z.string() })),
  }),
  navbar: z.strictObject({
    title: z.string(),
    logo,
    hideOnScroll: z.boolean(),
    items: z.array(navbarItem),
  }),
  footer: z.strictObject({
    style: z.enum(["dark", "light"]),
    links: z.array(z.strictObject({ title: z.string(), items: z.array(linkItem) })).or(z.array(linkItem)),
    logo: logo.optional(),
    copyright: z.string(),
  }),
  announcementBar: z
    .strictObject({
      id: z.string(),
      content: z.string(),
      backgroundColor: z.string().optional(),
      textColor: z.string().optional(),
      isCloseable: z.boolean(),
    })
    .optional(),
  /**
   * The sidebars: whether opening a category closes the ones beside it, and whether readers can hide the whole sidebar.
   */
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
  colorMode: z.strictObject({
    defaultMode: z.enum(["light", "dark"]),
    disableSwitch: z.boolean(),
    respectPrefersColorScheme: z.boolean(),
  }),
  markdown: markdown.prefault({}),
  /** Changes the front matter of every page with content at build, before it is checked like any other. */
  frontMatter: z
    .custom<ChangeFrontMatter>((value) => typeof value === "function", "must be a function of front matter and file")
    .optional(),
  tableOfContents: z.strictObject({ minHeadingLevel: z.int().min(2).max(6), maxHeadingLevel: z.int().min(2).max(6) }),
  search: searchSettings.prefault({}),
  redirects: z.array(z.strictObject({ from: z.array(z.string()), to: z.string() })),
  sitemap: z.strictObject({ ignorePatterns: z.array(z.string()) }),
  /** Whether docs are there as Markdown too, with `/llms.txt`, `/llms-full.txt` and a menu above each doc. */
  llms: z.boolean().default(true),
  /** The image that the build draws of each page for shared links; pages with an `image` of their own keep it. */
  socialCards: z
    .strictObject({
      draw: z.boolean().default(true),
      /** Colours of the background, the title and what stands around it. */
      background: color.default("#181920"),
      text: color.default("#ffffff"),
      accent: color.default("#25c2a0"),
    })
    .prefault({}),
  /** What search engines read of pages as data, beside what content says. */
  structuredData: structuredData.prefault({}),
  customFields: z.record(z.string(), z.json()),
  /**
   * Whether the site has the debug pages below `/__docusaurus/debug/`. They show this configuration and all content to
   * whoever knows the address.
   */
  debug: z.boolean().default(true),
});

/** The site's configuration as `src/site.ts` writes it: keys with a default may be left out. */
export type SiteInput = z.input<typeof siteSchema>;
/** The site's configuration with every default filled in. */
export type Site = z.output<typeof siteSchema>;
export type DocsInstance = Site["docs"][number];
export type BlogInstance = Site["blogs"][number];
export type PagesInstance = Site["pages"][number];

/** The heading levels that a site's tables of contents show where a page says nothing else. */
export function headingLevelsOf({ tableOfContents }: Pick<Site, "tableOfContents">): { min: number; max: number } {
  return { min: tableOfContents.minHeadingLevel, max: tableOfContents.maxHeadingLevel };
}

/**
 * Reads the configuration through its schema; throws one error that lists each bad key with its path, what is wrong and
 * what is valid.
 */
export function readSite(input: unknown): Site {
  const read = siteSchema.safeParse(input);
  if (read.success) return read.data;
  const lines = issueLines(read.error, { schema: siteSchema, value: input, at: [] });
  throw new Error(`src/site.ts is not valid:\n${lines.map((line) => `  - ${line}`).join("\n")}`);
}
