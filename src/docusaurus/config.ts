import { z } from "zod";
import { keysAt } from "../lib/settings/schema-keys";
import { nearestFirst } from "../lib/problem";
import { withoutPath } from "../lib/settings/site-address";
import type { LineOf } from "../lib/settings/site-issues";
import { mistakeLines } from "./mistakes";

/** What Docusaurus does when it finds something wrong. */
const reporting = z.enum(["ignore", "log", "warn", "throw"]);
export type Reporting = z.output<typeof reporting>;

const anything = z.record(z.string(), z.unknown());
/** A preset, plugin or theme: a name, one with options, a function, or nothing. */
const plugin = z.unknown();
const text = z.string();

/** A function of a configuration. */
export type AnyFunction = (parameter: unknown) => unknown;
/** A function, of which mapping knows only that it is there. */
export const someFunction = z.custom<AnyFunction>((value) => typeof value === "function", "must be a function");

/** How grave something is, or a function that is called for it. */
const hook = z.union([reporting, someFunction]);

const logo = z.looseObject({
  alt: text.optional(),
  src: text,
  srcDark: text.optional(),
  href: text.optional(),
  width: z.union([z.number(), text]).optional(),
  height: z.union([z.number(), text]).optional(),
});
export type DocusaurusLogo = z.output<typeof logo>;

const LEVELS = "must be a level of headings; allowed: 2, 3, 4, 5, 6";
const headingLevel = z.number(LEVELS).min(2, LEVELS).max(6, LEVELS);

const themeConfig = z.looseObject({
  image: text.optional(),
  metadata: z.array(z.record(z.string(), z.string())).optional(),
  announcementBar: z
    .looseObject({
      id: text.default("announcement-bar"),
      content: text.default(""),
      backgroundColor: text.optional(),
      textColor: text.optional(),
      isCloseable: z.boolean().default(true),
    })
    .optional(),
  colorMode: z
    .looseObject({
      defaultMode: z.enum(["light", "dark"]).default("light"),
      disableSwitch: z.boolean().default(false),
      respectPrefersColorScheme: z.boolean().default(false),
    })
    .prefault({}),
  docs: z
    .looseObject({
      sidebar: z
        .looseObject({ hideable: z.boolean().default(false), autoCollapseCategories: z.boolean().default(false) })
        .prefault({}),
    })
    .prefault({}),
  tableOfContents: z
    .looseObject({
      // Docusaurus takes levels between two, which bound the headings inside.
      minHeadingLevel: headingLevel.default(2).transform(Math.ceil),
      maxHeadingLevel: headingLevel.default(3).transform(Math.floor),
    })
    .prefault({}),
  navbar: z
    .looseObject({
      title: text.nullable().default(""),
      hideOnScroll: z.boolean().default(false),
      style: z.enum(["dark", "primary"]).optional(),
      logo: logo.optional(),
      items: z.array(z.looseObject({ position: z.enum(["left", "right"]).optional() })).default([]),
    })
    .prefault({}),
  footer: z
    .looseObject({
      style: z.enum(["dark", "light"]).default("light"),
      logo: logo.optional(),
      links: z.array(anything).default([]),
      copyright: text.optional(),
    })
    .optional(),
  prism: z
    .looseObject({
      additionalLanguages: z.array(text).default([]),
      defaultLanguage: text.optional(),
      magicComments: z.array(anything).optional(),
    })
    .prefault({}),
  algolia: anything.optional(),
});
export type ThemeConfig = z.output<typeof themeConfig>;

/** The parts of a `docusaurus.config` that the site has an equivalent of; other keys stay for the notes. */
export const docusaurusSchema = z.looseObject({
  title: text,
  url: text.superRefine(withoutPath),
  baseUrl: text.default("/"),
  tagline: text.default(""),
  favicon: text.optional(),
  trailingSlash: z.boolean().optional(),
  onBrokenLinks: reporting.default("throw"),
  onBrokenAnchors: reporting.default("warn"),
  onBrokenMarkdownLinks: reporting.default("warn"),
  onDuplicateRoutes: reporting.default("warn"),
  staticDirectories: z.array(text).default(["static"]),
  noIndex: z.boolean().default(false),
  customFields: anything.default({}),
  i18n: z
    .looseObject({
      defaultLocale: text.default("en"),
      locales: z.array(text).default(["en"]),
      localeConfigs: z.record(z.string(), anything).default({}),
      path: text.default("i18n"),
      /** Filled in: the language that is built, where that is not the default one. */
      currentLocale: text.optional(),
    })
    .prefault({}),
  markdown: z
    .looseObject({
      mdx1Compat: z.looseObject({ comments: z.boolean().default(true) }).prefault({}),
      parseFrontMatter: someFunction.optional(),
      preprocessor: someFunction.optional(),
      format: z.enum(["md", "mdx", "detect"]).default("mdx"),
      emoji: z.boolean().default(true),
      anchors: z.looseObject({ maintainCase: z.boolean().default(false) }).prefault({}),
      remarkRehypeOptions: anything.default({}),
      hooks: z
        .looseObject({ onBrokenMarkdownLinks: hook.optional(), onBrokenMarkdownImages: hook.optional() })
        .prefault({}),
    })
    .prefault({}),
  headTags: z
    .array(z.looseObject({ tagName: text, attributes: anything.default({}), innerHTML: text.optional() }))
    .default([]),
  scripts: z.array(z.union([text, anything])).default([]),
  stylesheets: z.array(z.union([text, anything])).default([]),
  clientModules: z.array(text).default([]),
  titleDelimiter: text.default("|"),
  presets: z.array(plugin).default([]),
  plugins: z.array(plugin).default([]),
  themes: z.array(plugin).default([]),
  themeConfig: themeConfig.prefault({}),
});
export type DocusaurusConfig = z.output<typeof docusaurusSchema>;

/**
 * Reads what a configuration file exports; throws one error that names each bad key with its line, its value and what
 * is allowed.
 */
export function readDocusaurusConfig(value: unknown, file: string, lineOf?: LineOf): DocusaurusConfig {
  const read = docusaurusSchema.safeParse(value);
  if (read.success) return read.data;
  throw new Error(`${file} is not valid:\n${mistakeLines(read.error, value, { file, lineOf }).join("\n")}`);
}

/** The keys that Docusaurus' configuration may have at its top. */
const OTHER_KEYS = [
  "baseUrlIssueBanner",
  "organizationName",
  "projectName",
  "deploymentBranch",
  "githubHost",
  "githubPort",
  "ssrTemplate",
  "webpack",
  "future",
  "storage",
];

/** The keys of a configuration that Docusaurus does not know either, each with the nearest one that it knows. */
export function unknownKeys(config: DocusaurusConfig): { key: string; nearest: string }[] {
  const known = [...keysAt(docusaurusSchema, []), ...OTHER_KEYS];
  return Object.keys(config)
    .filter((key) => !known.includes(key))
    .map((key) => ({ key, nearest: nearestFirst(key, known)[0] ?? "" }));
}
