import { contentFiles } from "../../support/content-files";
import { configSamplesIn, valuesOf } from "../support/config-samples";
import {
  faultsOf,
  fieldOf,
  RELEASES,
  schemasOf,
  type Description,
  type DocsVersionName,
  type ReleaseSchemas,
} from "../support/option-schemas";

/** What the keys of the classic preset hand their values to. */
const PRESET: Record<string, string | undefined> = {
  docs: "plugin-content-docs",
  blog: "plugin-content-blog",
  pages: "plugin-content-pages",
  sitemap: "plugin-sitemap",
  theme: "theme-classic",
  gtag: "plugin-google-gtag",
  googleAnalytics: "plugin-google-analytics",
  googleTagManager: "plugin-google-tag-manager",
  svgr: undefined,
  debug: undefined,
};

type Check = (value: unknown, schemas: ReleaseSchemas) => string[];

const optionsOf =
  (name: string, ...fields: string[]): Check =>
  (value, schemas) =>
    faultsOf(value, fieldOf(schemas.options[name] as Description, fields) as Description);

/** What samples name at their top level instead of a whole configuration. */
const NAMED: Record<string, Check | undefined> = {
  blog: optionsOf("plugin-content-blog"),
  blogOptions: optionsOf("plugin-content-blog"),
  docs: optionsOf("plugin-content-docs"),
  docsOptions: optionsOf("plugin-content-docs"),
  feedOptions: optionsOf("plugin-content-blog", "feedOptions"),
  pagesOptions: optionsOf("plugin-content-pages"),
  sitemap: optionsOf("plugin-sitemap"),
  themeConfig: (value, schemas) => faultsOfThemes(value, schemas),
  navbar: (value, schemas) => faultsOfThemes({ navbar: value }, schemas),
  pwaOptions: optionsOf("plugin-pwa"),
  themeOptions: optionsOf("theme-classic"),
  plugins: (value, schemas) => (value as unknown[]).flatMap((entry) => faultsOfPlugin(entry, schemas)),
  algolia: (value, schemas) => {
    const keys = { appId: "a", apiKey: "b", indexName: "c" };
    return faultsOfThemes({ algolia: { ...keys, ...(value as object) } }, schemas);
  },
  localeDropdown: (value, schemas) => faultsOfThemes({ navbar: { items: [value] } }, schemas),
  config: (value, schemas) => faultsOfConfig(value as Record<string, unknown>, schemas),
};

function faultsOfThemes(value: unknown, { themeConfig }: ReleaseSchemas): string[] {
  return Object.entries(themeConfig).flatMap(([name, schema]) => {
    // Only a site that has the theme needs its settings.
    if (name === "theme-search-algolia" && !("algolia" in (value as object))) return [];
    return faultsOf(value, schema, true).map((fault) => `themeConfig, ${name}: ${fault}`);
  });
}

function faultsOfPlugin(entry: unknown, { options }: ReleaseSchemas): string[] {
  const [name, given] = Array.isArray(entry) ? (entry as unknown[]) : [entry, undefined];
  if (typeof name !== "string" || typeof given !== "object" || given === null) return [];
  const schema = options[name.replace(/^@docusaurus\//, "")];
  // The core reads `id` before the plugin sees its options.
  const { id, ...own } = given as Record<string, unknown>;
  if (id !== undefined && typeof id !== "string") return [`${name}: "id" must be a string`];
  return schema && name.startsWith("@docusaurus/") ? faultsOf(own, schema).map((fault) => `${name}: ${fault}`) : [];
}

function faultsOfPreset(entry: unknown, { options }: ReleaseSchemas): string[] {
  const [name, given] = Array.isArray(entry) ? (entry as unknown[]) : [entry, undefined];
  if (!["classic", "@docusaurus/preset-classic"].includes(name as string)) return [];
  return Object.entries((given ?? {}) as Record<string, unknown>).flatMap(([key, value]) => {
    if (!Object.hasOwn(PRESET, key)) return [`preset: '${key}' is none of its keys`];
    const schema = options[PRESET[key] ?? ""];
    if (typeof value === "boolean" || !schema) return [];
    return faultsOf(value, schema).map((fault) => `preset, ${key}: ${fault}`);
  });
}

function faultsOfConfig(config: Record<string, unknown>, schemas: ReleaseSchemas): string[] {
  // A sample shows the part that it is about.
  const whole = { title: "Site", url: "https://site.example", baseUrl: "/", ...config };
  const { themeConfig = {}, plugins = [], presets = [] } = config as Record<string, unknown[]>;
  return [
    ...faultsOf(whole, schemas.config),
    ...faultsOfThemes(themeConfig, schemas),
    ...plugins.flatMap((entry) => faultsOfPlugin(entry, schemas)),
    ...presets.flatMap((entry) => faultsOfPreset(entry, schemas)),
  ];
}

const samplesIn = (folder: string) =>
  contentFiles(folder).flatMap(({ file, body }) => configSamplesIn(body).map((sample) => ({ file, sample })));

async function faultsIn(folder: string, schemas: ReleaseSchemas): Promise<string[]> {
  const found = samplesIn(folder).map(async ({ file, sample }) => {
    const at = `${file}:${sample.line}`;
    try {
      const { config, named } = await valuesOf(sample);
      const checks = Object.entries(named).flatMap(([name, value]) => NAMED[name]?.(value, schemas) ?? []);
      const isRead = config !== undefined || Object.keys(named).some((name) => NAMED[name]);
      if (!isRead) return [`${at}: says neither a configuration nor one of ${Object.keys(NAMED).join(", ")}`];
      return [...checks, ...(config ? faultsOfConfig(config, schemas) : [])].map((fault) => `${at}: ${fault}`);
    } catch (error) {
      return [`${at}: ${String(error)}`];
    }
  });
  return (await Promise.all(found)).flat();
}

describe("the samples of configurations", () => {
  const versions = Object.keys(RELEASES) as DocsVersionName[];

  it.each(versions)("are accepted by the packages: %s", async (version) => {
    expect(samplesIn(`content/docs/${version}`).length).toBeGreaterThan(100);
    expect(await faultsIn(`content/docs/${version}`, schemasOf(version))).toEqual([]);
  });

  it("are accepted by the packages: posts", async () => {
    expect(samplesIn("content/blog").length).toBeGreaterThan(5);
    expect(await faultsIn("content/blog", schemasOf("3.3.2"))).toEqual([]);
  });

  it("would be found out", () => {
    const schemas = schemasOf("3.3.2");
    expect(faultsOfConfig({ titel: "Site" }, schemas)).toEqual(['"titel" is not allowed']);
    expect(faultsOfConfig({ presets: [["classic", { docs: { sidebar: "a.js" } }]] }, schemas)).toEqual([
      'preset, docs: "sidebar" is not allowed',
    ]);
    expect(faultsOfConfig({ plugins: [["@docusaurus/plugin-sitemap", { priority: 2 }]] }, schemas)).toEqual([
      '@docusaurus/plugin-sitemap: "priority" must be less than or equal to 1',
    ]);
    expect(faultsOfConfig({ future: {} }, schemas)).toEqual(['"future" is not allowed']);
    expect(faultsOfThemes({ navbar: { items: [{ type: "doc" }] } }, schemas)).not.toEqual([]);
  });
});
